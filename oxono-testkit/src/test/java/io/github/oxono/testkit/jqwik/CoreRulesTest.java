package io.github.oxono.testkit.jqwik;

import io.github.oxono.Game;
import io.github.oxono.testkit.RulesUnderTest;
import io.github.oxono.testkit.TestSubjects;

/** The whole contract for the library itself. */
class CoreRulesTest implements OxonoRulesContract<Game> {
    @Override
    public RulesUnderTest<Game> rules() {
        return TestSubjects.core();
    }
}
