package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SymbolTest {
    @Test
    void each_symbol_is_the_other_of_the_other() {
        assertThat(Symbol.values()).containsExactly(Symbol.X, Symbol.O);
        assertThat(Symbol.X.other()).isEqualTo(Symbol.O);
        assertThat(Symbol.O.other()).isEqualTo(Symbol.X);
    }
}
