package io.github.oxono;

import static io.github.oxono.Square.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PartialMoveTest {
    private static final String START = "6/6/2*X3/3*O2/6/6 p";

    @Test
    void R3_a_turn_is_three_clicks_the_totem_its_new_square_and_the_pieces_square() {
        PartialMove nothing = turn(START);
        PartialMove chosen = nothing.click(C4);
        PartialMove moved = chosen.click(C6);
        PartialMove complete = moved.click(B6);

        assertThat(nothing.clickable()).containsExactly(D3, C4);
        assertThat(chosen.clickable()).containsExactly(C1, C2, C3, A4, B4, D4, E4, F4, C5, C6);
        assertThat(moved.clickable()).containsExactly(C5, B6, D6);
        assertThat(complete.clickable()).isEmpty();
        assertThat(complete.clicks()).containsExactly(C4, C6, B6);
        assertThat(complete.position()).isEqualTo(Position.parse(START));
    }

    @Test
    void the_third_click_completes_the_move() {
        PartialMove moved = turn(START, C4, C6);

        assertThat(moved.isComplete()).isFalse();
        assertThat(moved.move()).isEmpty();
        assertThat(moved.click(B6).isComplete()).isTrue();
        assertThat(moved.click(B6).move()).contains(Move.parse("Xc6b6"));
    }

    @Test
    void the_first_click_chooses_the_totem() {
        assertThat(turn(START).symbol()).isEmpty();
        assertThat(turn(START).totemMove()).isEmpty();
        assertThat(turn(START, C4).symbol()).contains(Symbol.X);
        assertThat(turn(START, D3).symbol()).contains(Symbol.O);
        assertThat(turn(START, C4, C6).symbol()).contains(Symbol.X);
    }

    @Test
    void R5_R7_R8_the_first_click_shows_how_the_totem_moves() {
        assertThat(turn(START, C4).totemMove()).contains(TotemMove.SLIDE);
        assertThat(turn("6/2X3/1O*Xo2/2x3/6/5*O p", C4).totemMove()).contains(TotemMove.JUMP);
        assertThat(turn("x5/o5/O5/X2*O2/x5/*XXxoOX p", A1).totemMove()).contains(TotemMove.RELOCATION);
        assertThat(turn("6/2X3/1O*Xo2/2x3/6/5*O p", C4, C6, B6).totemMove()).contains(TotemMove.JUMP);
    }

    @Test
    void the_board_shows_the_totem_on_its_new_square_and_then_the_piece() {
        assertThat(turn(START).board()).hasToString("6/6/2*X3/3*O2/6/6 p");
        assertThat(turn(START, C4).board()).hasToString("6/6/2*X3/3*O2/6/6 p");
        assertThat(turn(START, C4, C6).board()).hasToString("2*X3/6/6/3*O2/6/6 p");
        assertThat(turn(START, C4, C6, B6).board()).hasToString("1X*X3/6/6/3*O2/6/6 p");
    }

    @Test
    void back_takes_the_last_click_back() {
        PartialMove complete = turn(START, C4, C6, B6);

        assertThat(complete.back()).contains(turn(START, C4, C6));
        assertThat(complete.back().flatMap(PartialMove::back)).contains(turn(START, C4));
        assertThat(turn(START, C4).back()).contains(turn(START));
        assertThat(turn(START).back()).isEmpty();
    }

    @Test
    void a_click_leaves_the_turn_before_it_as_it_was() {
        PartialMove chosen = turn(START, C4);
        chosen.click(C6);
        chosen.back();

        assertThat(chosen.clicks()).containsExactly(C4);
    }

    @Test
    void R4_a_totem_without_a_piece_in_reserve_cannot_be_clicked() {
        PartialMove turn = turn("X1X1X1/1o1x1o/X1*X1o1/1x1*O1x/X1X1X1/1o1X1x p");

        assertThat(turn.clickable()).containsExactly(D3);
        assertRefused(
                turn,
                C4,
                Refusal.NO_PIECE_IN_RESERVE,
                "c4 cannot be clicked: pink has no X piece in reserve and moves the O totem (NO_PIECE_IN_RESERVE, R4) in \""
                        + turn.position() + "\"");
    }

    @Test
    void before_a_totem_is_chosen_no_rule_speaks_against_another_square() {
        assertThatExceptionOfType(IllegalClickException.class)
                .isThrownBy(() -> turn(START).click(A1))
                .withMessage(
                        "a1 cannot be clicked: a turn begins with a totem, on [d3, c4], in \"6/6/2*X3/3*O2/6/6 p\"")
                .returns(Optional.empty(), IllegalClickException::refusal)
                .returns(A1, IllegalClickException::square)
                .returns(turn(START), IllegalClickException::partialMove);
    }

    @Test
    void R5_a_refused_new_square_of_the_totem_tells_the_rule() {
        assertRefused(
                turn(START, C4),
                D5,
                Refusal.NOT_IN_LINE,
                "d5 cannot be clicked: the X totem on c4 slides along its rank or file, to"
                        + " [c1, c2, c3, a4, b4, d4, e4, f4, c5, c6] (NOT_IN_LINE, R5) in \"6/6/2*X3/3*O2/6/6 p\"");
    }

    @Test
    void R9_a_refused_square_of_the_piece_tells_the_rule() {
        assertRefused(
                turn(START, C4, D4),
                A1,
                Refusal.NOT_ADJACENT,
                "a1 cannot be clicked: the piece goes next to d4, to [c4, e4, d5] (NOT_ADJACENT, R9)"
                        + " in \"6/6/2*X3/3*O2/6/6 p\"");
    }

    @Test
    void nothing_can_be_clicked_when_the_turn_is_complete() {
        assertThatExceptionOfType(IllegalClickException.class)
                .isThrownBy(() -> turn(START, C4, D4, E4).click(E4))
                .withMessage("e4 cannot be clicked: the turn Xd4e4 is complete in \"6/6/2*X3/3*O2/6/6 p\"")
                .returns(Optional.empty(), IllegalClickException::refusal);
    }

    @Test
    void R13_nothing_can_be_clicked_after_the_end() {
        assertRefused(
                turn("6/6/2*X3/3*O2/1xoo2/XOOX2 b"),
                C4,
                Refusal.GAME_OVER,
                "c4 cannot be clicked: the game is over (GAME_OVER, R13) in \"6/6/2*X3/3*O2/1xoo2/XOOX2 b\"");
    }

    @Test
    void a_turn_shows_position_and_clicks() {
        assertThat(turn(START, C4, C6)).hasToString("6/6/2*X3/3*O2/6/6 p [c4, c6]");
    }

    @Test
    void R3_a_refused_click_on_an_occupied_square_tells_the_free_ones() {
        assertRefused(
                turn(START, C4),
                D3,
                Refusal.DESTINATION_OCCUPIED,
                "d3 cannot be clicked: the X totem on c4 goes to a free square, to"
                        + " [c1, c2, c3, a4, b4, d4, e4, f4, c5, c6]; d3 is occupied (DESTINATION_OCCUPIED, R3)"
                        + " in \"6/6/2*X3/3*O2/6/6 p\"");
        assertRefused(
                turn(START, C4, D4),
                D4,
                Refusal.PLACEMENT_OCCUPIED,
                "d4 cannot be clicked: the piece goes to a free square, to [c4, e4, d5]; d4 is occupied"
                        + " (PLACEMENT_OCCUPIED, R3) in \"6/6/2*X3/3*O2/6/6 p\"");
    }

    private static PartialMove turn(String position, Square... clicks) {
        PartialMove turn = PartialMove.of(Position.parse(position));
        for (Square square : List.of(clicks)) {
            turn = turn.click(square);
        }
        return turn;
    }

    private static void assertRefused(PartialMove turn, Square square, Refusal refusal, String message) {
        assertThatExceptionOfType(IllegalClickException.class)
                .isThrownBy(() -> turn.click(square))
                .withMessage(message)
                .returns(Optional.of(refusal), IllegalClickException::refusal)
                .returns(square, IllegalClickException::square)
                .returns(turn, IllegalClickException::partialMove);
    }
}
