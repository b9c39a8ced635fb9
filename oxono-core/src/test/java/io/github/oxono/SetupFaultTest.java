package io.github.oxono;

import static io.github.oxono.SetupFault.*;
import static io.github.oxono.Square.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The table of set-up faults, row by row. */
class SetupFaultTest {
    private static final List<Square> NINE_SQUARES = List.of(A2, C2, E2, A4, C4, E4, A6, C6, E6);
    private static final List<Square> NINE_OTHERS = List.of(B1, D1, F1, B3, D3, F3, B5, D5, F5);

    @ParameterizedTest
    @CsvSource({"6/6/6/3*O2/6/6 p", "6/6/2*X3/6/6/6 p", "6/6/6/6/6/6 p"})
    void a_totem_may_not_be_missing(String text) {
        assertThat(Setup.parse(text).faults()).containsExactly(TOTEM_MISSING);
    }

    @Test
    void both_totems_may_not_stand_on_one_square() {
        Setup setup = Setup.builder()
                .putTotem(Symbol.X, C4)
                .putTotem(Symbol.O, C4)
                .toMove(Player.PINK)
                .build();

        assertThat(setup.faults()).containsExactly(TOTEMS_TOGETHER);
    }

    @ParameterizedTest
    @EnumSource(
            value = Square.class,
            names = {"C4", "D3"})
    void a_piece_may_not_lie_under_a_totem(Square totem) {
        Setup setup = Setup.builder()
                .from(Position.initial(Symbol.X).toSetup())
                .putPiece(totem, Piece.PINK_O)
                .toMove(Player.BLACK)
                .build();

        assertThat(setup.faults()).containsExactly(PIECE_UNDER_TOTEM);
    }

    @ParameterizedTest
    @EnumSource
    void R2_there_may_not_be_nine_pieces_of_one_colour_and_symbol(Piece piece) {
        Player opponent = piece.player().opponent();
        Setup.Builder setup =
                Setup.builder().putTotem(Symbol.X, B6).putTotem(Symbol.O, D6).toMove(Player.PINK);
        for (int i = 0; i < 9; i++) {
            setup.putPiece(NINE_SQUARES.get(i), piece);
            setup.putPiece(NINE_OTHERS.get(i), Piece.of(opponent, i % 2 == 0 ? Symbol.X : Symbol.O));
        }
        assertThat(setup.build().faults()).containsExactly(TOO_MANY_PIECES);

        setup.putPiece(A2, Piece.of(piece.player(), piece.symbol().other()));
        assertThat(setup.build().faults()).as("eight of them").isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "6/6/2*X3/3*O2/6/6 b",
        "6/6/2*X3/3*O2/6/X5 p",
        "6/6/2*X3/3*O2/6/x5 p",
        "6/6/2*X3/3*O2/6/x5 b",
        "6/6/2*X3/3*O2/6/Xo4 b",
        "6/6/2*X3/3*O2/6/XO4 b",
    })
    void R2_the_player_to_move_has_to_fit_the_counts_of_the_colours(String text) {
        assertThat(Setup.parse(text).faults()).containsExactly(WRONG_PLAYER_TO_MOVE);
    }

    @ParameterizedTest
    @CsvSource({
        "6/O2O2/2*X3/3*O1O/O2O2/xoox2 b, a line of black with black to move",
        "6/o2o2/2*X3/3*O2/x2x2/XOOX2 p, a line of pink with pink to move",
        "XXOO2/6/1o*X1o1/o2*O1o/1xx1x1/XOOX2 b, two lines without a piece in common",
        "6/6/2*X3/3*O2/OO4/XxxxX1 b, a line of five in which pink has the ends alone",
    })
    void R11_R13_an_alignment_that_no_last_piece_can_have_made_may_not_be_there(String text, String why) {
        assertThat(Setup.parse(text).faults()).as(why).containsExactly(IMPOSSIBLE_ALIGNMENT);
    }

    @ParameterizedTest
    @CsvSource({
        "6/6/2*X3/3*O2/1xoo2/XOOX2 b, one line",
        "1X1X1O/6/o2*X1O/o2*O2/oXOX2/xoxo2 p, two lines with a piece of black in common",
        "6/6/2*X3/o2*O2/xx1xo1/XOOXXO b, a line of six",
        "6/6/2*X3/3*O2/OO4/XxXxx1 b, a line of five in which pink has the middle",
    })
    void R11_an_alignment_that_a_last_piece_can_have_made_may_be_there(String text, String why) {
        assertThat(Setup.parse(text).faults()).as(why).isEmpty();
        assertThat(Position.parse(text).outcome()).get().isInstanceOf(Outcome.Win.class);
    }

    @Test
    void nothing_is_asked_about_how_a_position_came_about() {
        assertThat(Setup.parse("5*O/6/6/6/6/*X5 p").faults()).isEmpty();
        assertThat(Setup.parse("5x/6/6/*X5/X5/5*O p").faults()).isEmpty();
    }

    @Test
    void R11_a_totem_interrupts_a_line_although_a_piece_lies_under_it() {
        Setup.Builder setup = Setup.builder().from(Setup.parse("6/O2O2/6/3*O1O/O2O2/xoox2 b"));

        assertThat(setup.putTotem(Symbol.X, E1).build().faults()).containsExactly(IMPOSSIBLE_ALIGNMENT);
        assertThat(setup.putTotem(Symbol.X, B1).build().faults()).containsExactly(PIECE_UNDER_TOTEM);
    }

    @Test
    void all_faults_are_reported_in_their_order() {
        Setup.Builder setup = Setup.builder().from(Setup.parse("O1O1O1/1O1O1O/O1O1O1/6/6/xxxx2 b"));

        assertThat(setup.build().faults())
                .containsExactly(TOTEM_MISSING, TOO_MANY_PIECES, WRONG_PLAYER_TO_MOVE, IMPOSSIBLE_ALIGNMENT);
        assertThat(setup.putTotem(Symbol.X, A6).build().faults())
                .containsExactly(
                        TOTEM_MISSING, PIECE_UNDER_TOTEM, TOO_MANY_PIECES, WRONG_PLAYER_TO_MOVE, IMPOSSIBLE_ALIGNMENT);
        assertThat(setup.putTotem(Symbol.O, A6).build().faults())
                .containsExactly(
                        TOTEMS_TOGETHER,
                        PIECE_UNDER_TOTEM,
                        TOO_MANY_PIECES,
                        WRONG_PLAYER_TO_MOVE,
                        IMPOSSIBLE_ALIGNMENT);
    }
}
