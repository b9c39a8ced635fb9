package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PieceTest {
    @Test
    void R2_there_is_one_kind_for_each_player_and_symbol() {
        for (Player player : Player.values()) {
            for (Symbol symbol : Symbol.values()) {
                Piece piece = Piece.of(player, symbol);

                assertThat(piece.player()).isEqualTo(player);
                assertThat(piece.symbol()).isEqualTo(symbol);
            }
        }
        assertThat(Piece.values()).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource({"X, PINK_X", "O, PINK_O", "x, BLACK_X", "o, BLACK_O"})
    void the_letter_is_upper_case_for_pink_and_lower_case_for_black(char letter, Piece piece) {
        assertThat(piece.letter()).isEqualTo(letter);
    }

    @ParameterizedTest
    @CsvSource({"X, PINK_X", "O, PINK_O", "x, BLACK_X", "o, BLACK_O"})
    void a_position_shows_a_piece_by_its_letter(String letter, Piece piece) {
        Setup setup =
                Setup.builder().putPiece(Square.A6, piece).toMove(Player.PINK).build();

        assertThat(setup).hasToString(letter + "5/6/6/6/6/6 p");
    }
}
