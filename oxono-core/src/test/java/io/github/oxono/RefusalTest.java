package io.github.oxono;

import static io.github.oxono.Refusal.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The table of refusals, row by row, with the whole message of each. */
class RefusalTest {
    private static final String START = "6/6/2*X3/3*O2/6/6 p";

    /** The X totem on c3 is free; pieces stand on its rank and file. */
    private static final String FREE = "2x3/2o3/6/*O1*X1X1/6/5X p";

    /** The X totem on c4 is enclosed. */
    private static final String ENCLOSED = "6/2X3/1O*Xo1x/2x3/6/1O3*O p";

    @Test
    void each_refusal_has_one_rule_and_they_come_in_the_order_of_a_turn() {
        assertThat(Refusal.values())
                .extracting(Refusal::name, Refusal::rule)
                .containsExactly(
                        tuple("GAME_OVER", Rule.R13),
                        tuple("NO_PIECE_IN_RESERVE", Rule.R4),
                        tuple("TOTEM_STAYS", Rule.R3),
                        tuple("DESTINATION_OCCUPIED", Rule.R3),
                        tuple("NOT_IN_LINE", Rule.R5),
                        tuple("PATH_BLOCKED", Rule.R5),
                        tuple("NOT_IN_LINE_FOR_JUMP", Rule.R7),
                        tuple("NOT_FIRST_FREE_SQUARE", Rule.R7),
                        tuple("PLACEMENT_OCCUPIED", Rule.R3),
                        tuple("NOT_ADJACENT", Rule.R9));
    }

    @Test
    void R13_refuses_a_move_after_the_end() {
        assertRefused("6/6/2*X3/3*O2/1xxx2/XXXX2 b", "Xd4e4", GAME_OVER, "the game is over (GAME_OVER, R13)");
    }

    @Test
    void R4_refuses_a_move_without_a_piece_in_reserve() {
        assertRefused(
                "X1X1X1/1o1x1o/X1*X1o1/1x1*O1x/X1X1X1/1o1X1x p",
                "Xc5c4",
                NO_PIECE_IN_RESERVE,
                "pink has no X piece in reserve and moves the O totem (NO_PIECE_IN_RESERVE, R4)");
        assertRefused(
                "o1o1o1/1X1O1X/o1*O1X1/1O1*X1O/o1o1o1/OX1o1O b",
                "Oc5c4",
                NO_PIECE_IN_RESERVE,
                "black has no O piece in reserve and moves the X totem (NO_PIECE_IN_RESERVE, R4)");
    }

    @Test
    void R3_refuses_a_totem_that_stays() {
        assertRefused(
                START,
                "Xc4c5",
                TOTEM_STAYS,
                "the X totem on c4 goes to another square, to [c1, c2, c3, a4, b4, d4, e4, f4, c5, c6] (TOTEM_STAYS, R3)");
        assertRefused(
                START,
                "Od3d2",
                TOTEM_STAYS,
                "the O totem on d3 goes to another square, to [d1, d2, a3, b3, c3, e3, f3, d4, d5, d6] (TOTEM_STAYS, R3)");
    }

    @Test
    void R3_refuses_a_destination_with_a_piece_or_the_other_totem() {
        assertRefused(
                FREE,
                "Xe3e2",
                DESTINATION_OCCUPIED,
                "the X totem on c3 goes to a free square, to [c1, c2, b3, d3, c4]; e3 is occupied (DESTINATION_OCCUPIED, R3)");
        assertRefused(
                FREE,
                "Xa3a2",
                DESTINATION_OCCUPIED,
                "the X totem on c3 goes to a free square, to [c1, c2, b3, d3, c4]; a3 is occupied (DESTINATION_OCCUPIED, R3)");
    }

    @Test
    void R5_refuses_a_slide_off_rank_and_file() {
        assertRefused(
                FREE,
                "Xd4d5",
                NOT_IN_LINE,
                "the X totem on c3 slides along its rank or file, to [c1, c2, b3, d3, c4] (NOT_IN_LINE, R5)");
    }

    @Test
    void R5_refuses_a_slide_over_a_piece_or_the_other_totem() {
        assertRefused(
                FREE,
                "Xf3f2",
                PATH_BLOCKED,
                "the X totem on c3 slides over free squares only, to [c1, c2, b3, d3, c4] (PATH_BLOCKED, R5)");
        assertRefused(
                "6/6/2*X*O2/6/6/6 p",
                "Xe4e5",
                PATH_BLOCKED,
                "the X totem on c4 slides over free squares only, to [c1, c2, c3, a4, b4, c5, c6] (PATH_BLOCKED, R5)");
    }

    @Test
    void R7_refuses_a_jump_off_rank_and_file() {
        assertRefused(
                ENCLOSED,
                "Xe5e6",
                NOT_IN_LINE_FOR_JUMP,
                "the X totem on c4 is enclosed and jumps along its rank or file, to [c2, a4, e4, c6]"
                        + " (NOT_IN_LINE_FOR_JUMP, R7)");
    }

    @Test
    void R7_refuses_a_jump_past_the_first_free_square() {
        assertRefused(
                ENCLOSED,
                "Xc1d1",
                NOT_FIRST_FREE_SQUARE,
                "the X totem on c4 is enclosed and jumps to the first free square, to [c2, a4, e4, c6]"
                        + " (NOT_FIRST_FREE_SQUARE, R7)");
    }

    @Test
    void R3_refuses_a_placement_on_a_piece_or_the_other_totem() {
        assertRefused(
                FREE,
                "Xc4c5",
                PLACEMENT_OCCUPIED,
                "the piece goes to a free square, to [c3, b4, d4]; c5 is occupied (PLACEMENT_OCCUPIED, R3)");
        assertRefused(
                START,
                "Xd4d3",
                PLACEMENT_OCCUPIED,
                "the piece goes to a free square, to [c4, e4, d5]; d3 is occupied (PLACEMENT_OCCUPIED, R3)");
    }

    @Test
    void R3_refuses_a_placement_on_the_totems_own_new_square() {
        PartialMove turn =
                PartialMove.of(Position.parse(START)).click(Square.C4).click(Square.D4);

        assertThatExceptionOfType(IllegalClickException.class)
                .isThrownBy(() -> turn.click(Square.D4))
                .returns(Optional.of(PLACEMENT_OCCUPIED), IllegalClickException::refusal);
    }

    @Test
    void R9_refuses_a_placement_elsewhere() {
        assertRefused(START, "Xd4a1", NOT_ADJACENT, "the piece goes next to d4, to [c4, e4, d5] (NOT_ADJACENT, R9)");
    }

    @Test
    void checking_playing_and_describing_refuse_alike() {
        Position position = Position.parse(START);
        Move move = Move.parse("Xd4a1");
        Legality.Illegal illegal = new Legality.Illegal(NOT_ADJACENT, move, position);

        assertThat(position.check(move)).isEqualTo(illegal);
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> position.play(move))
                .withMessage(illegal.message());
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> position.describe(move))
                .withMessage(illegal.message());
    }

    /** The move breaks this rule and no other. */
    private static void assertRefused(String text, String moveText, Refusal refusal, String reason) {
        Position position = Position.parse(text);
        Move move = Move.parse(moveText);

        assertThat(BrokenRules.of(position, move)).containsExactly(refusal);
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> position.play(move))
                .withMessage(moveText + " is refused: " + reason + " in \"" + text + "\"")
                .returns(refusal, IllegalMoveException::refusal)
                .returns(move, IllegalMoveException::move)
                .returns(position, IllegalMoveException::position);
    }
}
