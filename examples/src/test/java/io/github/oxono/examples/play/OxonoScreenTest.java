package io.github.oxono.examples.play;

import static io.github.oxono.examples.play.Screens.BACKSPACE;
import static io.github.oxono.examples.play.Screens.DOWN;
import static io.github.oxono.examples.play.Screens.ENTER;
import static io.github.oxono.examples.play.Screens.ESCAPE;
import static io.github.oxono.examples.play.Screens.LEFT;
import static io.github.oxono.examples.play.Screens.RIGHT;
import static io.github.oxono.examples.play.Screens.TAB;
import static io.github.oxono.examples.play.Screens.UP;
import static io.github.oxono.examples.play.Screens.click;
import static io.github.oxono.examples.play.Screens.last;
import static io.github.oxono.examples.play.Screens.line;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import io.github.oxono.examples.search.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OxonoScreenTest {
    private static Session<Game, Move> againstGreedy(int side) {
        return Sessions.against(Level.GREEDY, new OxonoBoard(), side, Game.of(Position.initial(Symbol.X)));
    }

    @Test
    void a_game_begins_with_the_totems_to_choose_from() {
        assertThat(last(Sessions.oxono())).isEqualTo("""
                Oxono: pink (a person) against black (a person)

                black  xxxxxxxx oooooooo
                6   .   .   .   .   .   .
                5   .   .   .   .   .   .
                4   .   . (*X)  .   .   .
                3   .   .   . (*O)  .   .
                2   .   .   .   .   .   .
                1   .   .   .   .   .   .
                    a   b   c   d   e   f
                pink   XXXXXXXX OOOOOOOO  to move

                pink, choose a totem









                u: undo   r: redo   h: hint   p: propose   s: save   l: load   q: quit
                arrows or mouse, Enter: choose   Tab: next choice   Backspace: back   or type it
                """);
    }

    @Test
    void a_totem_that_is_chosen_shows_where_it_may_go() {
        assertThat(last(Sessions.oxono(), line("d3"))).contains("""
                6   .   .   . ( .)  .   .
                5   .   .   . ( .)  .   .
                4   .   .  *X ( .)  .   .
                3 ( .)( .)( .) *O ( .)( .)
                2   .   .   . ( .)  .   .
                1   .   .   . ( .)  .   .
                    a   b   c   d   e   f
                pink   XXXXXXXX OOOOOOOO  to move

                pink, move the O totem
                """);
    }

    @Test
    void a_totem_that_has_moved_shows_where_the_piece_may_go() {
        assertThat(last(Sessions.oxono(), line("d3"), line("d1"))).contains("""
                2   .   .   . ( .)  .   .
                1   .   . ( .) *O ( .)  .
                    a   b   c   d   e   f
                pink   XXXXXXXX OOOOOOOO  to move

                pink, place your O
                """);
    }

    @Test
    void the_third_square_completes_the_turn() {
        assertThat(last(Sessions.oxono(), line("d3"), line("d1"), line("c1"))).contains("""
                black  xxxxxxxx oooooooo  to move
                """, """
                3   .   .   . [ .]  .   .
                2   .   .   .   .   .   .
                1   .   . [ O](*O)  .   .
                    a   b   c   d   e   f
                pink   XXXXXXXX OOOOOOO
                Last move: Od1c1 by pink, slide from d3

                black, choose a totem
                """);
    }

    @Test
    void the_same_move_can_be_typed_clicked_and_walked_to() {
        String typed = last(Sessions.oxono(), line("Xc6b6"));
        String clicked = last(Sessions.oxono(), click(5, 11), click(3, 12), click(3, 9));
        String[] walk = {TAB, ENTER, UP, UP, ENTER, LEFT, ENTER};

        assertThat(typed).contains("Last move: Xc6b6 by pink, slide from c4");
        assertThat(clicked).isEqualTo(typed);
        assertThat(last(Sessions.oxono(), walk)).isEqualTo(typed);
    }

    @Test
    void tab_goes_round_the_choices_and_arrows_stop_at_the_edge() {
        assertThat(last(Sessions.oxono(), TAB, TAB, TAB, ENTER)).contains("pink, move the X totem");
        String[] toTheCorner = {TAB, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, DOWN, DOWN, DOWN, DOWN, ENTER};
        assertThat(last(Sessions.oxono(), toTheCorner)).contains("f1 cannot be clicked");
    }

    @Test
    void a_click_beside_the_board_means_nothing() {
        assertThat(last(Sessions.oxono(), click(0, 0), click(5, 60), click(23, 5)))
                .isEqualTo(last(Sessions.oxono()));
    }

    @Test
    void R5_a_refused_square_is_explained_by_the_rule() {
        assertThat(last(Sessions.oxono(), line("c4"), line("d5"))).contains("""
                pink, move the X totem

                d5 cannot be clicked: the X totem on c4 slides along its rank or file, to [c1,
                c2, c3, a4, b4, d4, e4, f4, c5, c6] (NOT_IN_LINE, R5) in "6/6/2*X3/3*O2/6/6 p"
                R5 (slide): A totem that is not enclosed moves one or more squares along its
                rank or file over free squares only.
                """);
    }

    @Test
    void R9_a_refused_move_is_explained_by_the_rule() {
        assertThat(last(Sessions.oxono(), line("x c4-e4 f5"))).contains("""
                pink, choose a totem

                Xe4f5 is refused: the piece goes next to e4, to [e3, d4, f4, e5] (NOT_ADJACENT,
                R9) in "6/6/2*X3/3*O2/6/6 p"
                R9 (placement): The piece goes on a free square next to the totem's new square,
                along rank or file. The square the totem left is free.
                """);
    }

    @Test
    void what_is_no_move_is_refused() {
        assertThat(last(Sessions.oxono(), line("d7"))).contains("""
                line 1, column 1 (offset 0): found "d" in "d7", expected the symbol X or O
                (MALFORMED_MOVE)
                A square is entered like d4, a whole move like Xd4e4.
                """);
    }

    @Test
    void backspace_and_escape_step_back_square_by_square() {
        assertThat(last(Sessions.oxono(), line("d3"), line("d1"), BACKSPACE)).contains("pink, move the O totem");
        assertThat(last(Sessions.oxono(), line("d3"), line("d1"), ESCAPE, ESCAPE))
                .contains("pink, choose a totem");
        assertThat(last(Sessions.oxono(), BACKSPACE)).contains("\nThis turn has not begun.\n");
    }

    @Test
    void undo_takes_a_turn_back_and_redo_plays_it_again() {
        String played = last(Sessions.oxono(), line("Xc6b6"));

        assertThat(last(Sessions.oxono(), line("Xc6b6"), "u")).isEqualTo(last(Sessions.oxono()));
        assertThat(last(Sessions.oxono(), line("Xc6b6"), "u", "r")).isEqualTo(played);
        assertThat(last(Sessions.oxono(), "u")).contains("\nThere is no turn to take back.\n");
        assertThat(last(Sessions.oxono(), "r")).contains("\nNothing was taken back.\n");
    }

    @Test
    void undo_against_the_computer_goes_back_to_the_own_turn() {
        String replied = last(againstGreedy(0), line("Xc6b6"));

        assertThat(replied)
                .containsPattern("Last move: \\w+ by black")
                .containsPattern("\nThe computer plays \\w+\\.\n");
        assertThat(last(againstGreedy(0), line("Xc6b6"), "u")).isEqualTo(last(againstGreedy(0)));
        assertThat(last(againstGreedy(0), line("Xc6b6"), "u", "r"))
                .isEqualTo(replied.replaceAll("The computer plays \\w+\\.", ""));
    }

    @Test
    void the_computer_begins_where_it_has_the_first_side_and_that_stays() {
        String begun = last(againstGreedy(1));

        assertThat(begun)
                .startsWith("Oxono: pink (the computer, greedy, seed 1) against black (a person)\n")
                .containsPattern("\n1[^\n]*\n2[^\n]*\n3[^\n]*\n4[^\n]*\n5[^\n]*\n6[^\n]*\n    f   e   d   c   b   a\n");
        assertThat(last(againstGreedy(1), "u")).contains("\nThere is no turn to take back.\n");
    }

    @Test
    void a_hint_is_a_legal_move_that_enter_plays() {
        String position = "6/6/2*X3/3*O2/xxx3/XXX3 p";

        assertThat(last(Sessions.oxonoAt(position), "h")).contains("""
                pink, choose a totem
                > Od2d1
                A good move is Od2d1.
                """);
        assertThat(last(Sessions.oxonoAt(position), "h", ENTER))
                .contains("Line of pink: a1, b1, c1, d1", "The game is over: pink wins by alignment");
    }

    @Test
    void a_hint_can_be_thrown_away() {
        assertThat(last(Sessions.oxono(), "h", ESCAPE)).doesNotContain("\n> ").contains("pink, choose a totem");
    }

    @Test
    void R13_after_the_end_nothing_is_to_choose_and_undo_goes_on() {
        String end = "6/6/2*X3/3*O2/xxx3/XXX3 p";

        assertThat(last(Sessions.oxonoAt(end), line("Od2d1"), line("d4"))).contains("""
                The game is over: pink wins by alignment

                The game is over: pink wins by alignment.
                R13 (end): Nobody moves after the end.
                """);
        assertThat(last(Sessions.oxonoAt(end), line("Od2d1"))).doesNotContain("(*", "( .");
        assertThat(last(Sessions.oxonoAt(end), line("Od2d1"), "h")).contains("\nThe game is over.\n");
        assertThat(last(Sessions.oxonoAt(end), line("Od2d1"), "u")).contains("pink, choose a totem");
    }

    @Test
    void two_people_agree_on_a_draw_by_proposing_it_one_after_the_other() {
        assertThat(last(Sessions.oxono(), "p"))
                .contains("\nProposed: a draw. If black agrees, propose it once more.\n");
        assertThat(last(Sessions.oxono(), "p", "p"))
                .contains("The game is over: a draw by agreement", "\nIt is agreed: a draw.\n");
        assertThat(last(Sessions.oxono(), "p", line("Xc6b6"), "p"))
                .contains("\nProposed: a draw. If pink agrees, propose it once more.\n");
        assertThat(last(Sessions.oxono(), "p", "p", "p")).contains("\nthe game is over (1/2-1/2, AGREEMENT)");
    }

    @Test
    void the_computer_does_not_agree_on_a_draw_since_no_position_comes_back() {
        assertThat(last(againstGreedy(0), "p", "p")).contains("""
                The computer does not agree to a draw: it does where the game has come back to
                an earlier position.
                """);
    }

    @Test
    void a_saved_game_is_game_text_and_goes_on_where_it_is_loaded(@TempDir Path folder) throws IOException {
        String file = folder.resolve("game.txt").toString();

        String saved = last(Sessions.oxono(), line("Xc6b6"), line("Oc3b3"), "s", line(file));
        String loaded = last(Sessions.oxono(), "l", line(file));

        assertThat(saved).contains("The game is saved in");
        assertThat(Files.readString(Path.of(file))).isEqualTo("""
                [Start "6/6/2*X3/3*O2/6/6 p"]

                1. Xc6b6 Oc3b3
                *
                """);
        assertThat(loaded).contains("Last move: Oc3b3 by black, slide from d3", "pink, choose a totem");
        assertThat(last(Sessions.oxono(), "l", line(file), "u", "u", "r"))
                .contains("Last move: Xc6b6 by pink, slide from c4");
    }

    @Test
    void a_loaded_game_goes_on_with_the_computers_move_if_it_is_its_turn(@TempDir Path folder) {
        String file = folder.resolve("game.txt").toString();
        last(Sessions.oxono(), line("Xc6b6"), "s", line(file));

        assertThat(last(againstGreedy(0), "l", line(file)))
                .containsPattern("Last move: \\w+ by black")
                .contains("pink, choose a totem");
    }

    @Test
    void what_cannot_be_saved_or_loaded_is_told(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("no-game");
        Files.writeString(file, "1. e4");

        assertThat(words(last(Sessions.oxono(), "s", line(file.toString()))))
                .contains("The game is not saved, " + file + ": is there already.");
        assertThat(words(last(Sessions.oxono(), "l", line(folder.resolve("none").toString()))))
                .contains("No game is loaded, " + folder.resolve("none") + ": no such file.");
        assertThat(words(last(Sessions.oxono(), "l", line(file.toString()))))
                .contains("line 1, column 1 (offset 0): found \"1.\", expected a tag line such as");
        assertThat(Files.readString(file)).isEqualTo("1. e4");
    }

    /** Wherever the lines are broken. */
    private static String words(String screen) {
        return screen.replaceAll("\\s+", " ");
    }

    @Test
    void a_question_can_be_left() {
        assertThat(last(Sessions.oxono(), "s")).contains("Save to which file?\n>\n");
        assertThat(last(Sessions.oxono(), "s", "xy", BACKSPACE)).contains("Save to which file?\n> x\n");
        assertThat(last(Sessions.oxono(), "s", "xy", ESCAPE)).isEqualTo(last(Sessions.oxono()));
        assertThat(last(Sessions.oxono(), "l", BACKSPACE)).isEqualTo(last(Sessions.oxono()));
    }
}
