package io.github.oxono.examples.play;

import static io.github.oxono.examples.play.Screens.DOWN;
import static io.github.oxono.examples.play.Screens.ENTER;
import static io.github.oxono.examples.play.Screens.LEFT;
import static io.github.oxono.examples.play.Screens.RIGHT;
import static io.github.oxono.examples.play.Screens.TAB;
import static io.github.oxono.examples.play.Screens.UP;
import static io.github.oxono.examples.play.Screens.click;
import static io.github.oxono.examples.play.Screens.last;
import static io.github.oxono.examples.play.Screens.line;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.examples.oware.Game;
import io.github.oxono.examples.oware.House;
import io.github.oxono.examples.oware.Position;
import io.github.oxono.examples.search.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwareScreenTest {
    /** One seed goes round behind the other; all moves are forced, and after twelve the position is back. */
    private static final String CYCLE = "1,0,0,0,0,0/1,0,0,0,0,0 23-23 s";

    private static Session<Game, House> against(Level level, int side, String position) {
        return Sessions.against(level, new OwareBoard(), side, Game.of(Position.parse(position)));
    }

    @Test
    void W1_a_game_begins_with_four_seeds_in_each_house_and_the_own_ones_to_choose_from() {
        assertThat(last(Sessions.oware())).isEqualTo("""
                Oware: south (a person) against north (a person)

                north  captured 0
                   f     e     d     c     b     a
                   4     4     4     4     4     4
                 ( 4)  ( 4)  ( 4)  ( 4)  ( 4)  ( 4)
                   A     B     C     D     E     F
                south  captured 0  to move

                south, choose a house to sow












                u: undo   r: redo   h: hint   p: propose   s: save   l: load   q: quit
                arrows or mouse, Enter: choose   Tab: next choice   Backspace: back   or type it
                """);
    }

    @Test
    void W2_a_house_is_sown_counter_clockwise_and_marked() {
        assertThat(last(Sessions.oware(), line("D"))).contains("""
                north  captured 0  to move
                   f     e     d     c     b     a
                 ( 4)  ( 4)  ( 4)  ( 4)  ( 5)  ( 5)
                   4     4     4   [ 0]    5     5
                   A     B     C     D     E     F
                south  captured 0
                Last move: D by south, 4 sown

                north, choose a house to sow
                """);
    }

    @Test
    void W3_captures_are_told() {
        String screen = last(Sessions.owareAt("0,0,0,0,0,2/1,2,4,4,4,4 13-14 s"), line("F"));

        assertThat(screen).contains("south  captured 18\n", "Last move: F by south, 2 sown, captured from [b, a]\n");
    }

    @Test
    void W4_a_grand_slam_is_told() {
        assertThat(last(Sessions.owareAt("4,4,4,4,4,2/1,1,0,0,0,0 12-12 s"), line("F")))
                .contains("south  captured 12\n", "Last move: F by south, 2 sown, a grand slam captures nothing\n");
    }

    @Test
    void the_same_move_can_be_typed_clicked_and_walked_to() {
        String typed = last(Sessions.oware(), line("B"));

        assertThat(last(Sessions.oware(), click(5, 8))).isEqualTo(typed);
        assertThat(last(Sessions.oware(), UP, RIGHT, RIGHT, DOWN, LEFT, LEFT, ENTER))
                .isEqualTo(typed);
        assertThat(last(Sessions.oware(), TAB, TAB, TAB, TAB, TAB, TAB, ENTER)).isEqualTo(typed);
    }

    @Test
    void W2_the_opponents_house_is_refused_by_the_rule() {
        assertThat(last(Sessions.oware(), line("c"))).contains("""
                south, choose a house to sow

                c is refused: it is not south's; south sows one of [A, B, C, D, E, F]
                (NOT_OWN_HOUSE, W2) in "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s"
                W2 (sow): The mover takes all seeds of one own house that has some and sows them
                counter-clockwise, one a house. The house they came from is left out and stays
                empty, at every lap.
                """);
    }

    @Test
    void W5_a_house_that_does_not_feed_is_refused_by_the_rule() {
        Session<Game, House> session = Sessions.owareAt("1,0,0,0,0,1/0,0,0,0,0,0 23-23 s");

        assertThat(last(session, line("A"))).contains("(DOES_NOT_FEED, W5)", "W5 (feed): ");
    }

    @Test
    void what_is_no_house_is_refused() {
        assertThat(last(Sessions.oware(), line("7"))).contains("""
                house "7", offset 0: found "7", expected a house, A to F or a to f
                (UNEXPECTED_CHARACTER)
                """);
    }

    @Test
    void north_sees_the_board_from_the_other_side() {
        assertThat(last(against(Level.RANDOM, 1, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 n")))
                .contains("""
                south  captured 0
                   F     E     D     C     B     A
                   4     4     4     4     4     4
                 ( 4)  ( 4)  ( 4)  ( 4)  ( 4)  ( 4)
                   a     b     c     d     e     f
                north  captured 0  to move
                """);
    }

    @Test
    void undo_against_the_computer_goes_back_to_the_own_turn() {
        String start = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s";

        assertThat(last(against(Level.GREEDY, 0, start), line("B"))).containsPattern("Last move: [a-f] by north");
        assertThat(last(against(Level.GREEDY, 0, start), line("B"), line("C"), "u", "u"))
                .isEqualTo(last(against(Level.GREEDY, 0, start)));
    }

    @Test
    void a_hint_can_be_played() {
        String position = "4,4,4,0,0,2/1,1,4,4,4,4 8-8 s";

        assertThat(last(Sessions.owareAt(position), "h")).contains("> F\nA good move is F.\n");
        assertThat(last(Sessions.owareAt(position), "h", ENTER))
                .contains("Last move: F by south, 2 sown, captured from [b, a]");
    }

    @Test
    void W8_the_computer_agrees_to_end_a_cycle_once_a_position_has_come_back() {
        String[] round = {line("A"), line("B"), line("C"), line("D"), line("E"), line("F"), "p"};
        String[] tooEarly = {line("A"), line("B"), line("C"), line("D"), line("E"), "p"};

        assertThat(last(against(Level.RANDOM, 0, CYCLE), tooEarly)).contains("""
                The computer does not agree to the end of a cycle: it does where the game has
                come back to an earlier position.
                """);
        assertThat(last(against(Level.RANDOM, 0, CYCLE), round))
                .contains(
                        "north  captured 24\n",
                        "south  captured 24\n",
                        "The game is over: a draw by agreement\n",
                        "It is agreed: the end of a cycle.\n");
    }

    @Test
    void W8_two_people_agree_by_proposing_one_after_the_other() {
        assertThat(last(Sessions.oware(), "p"))
                .contains("\nProposed: the end of a cycle. If north agrees, propose it once more.\n");
        assertThat(last(Sessions.oware(), line("C"), "p", "p"))
                .contains("The game is over: north wins by agreement", "captured 23", "captured 25");
        assertThat(last(Sessions.oware(), "p", "p", "u")).isEqualTo(last(Sessions.oware()));
    }

    @Test
    void W7_after_the_end_there_is_nothing_to_agree_on() {
        assertThat(last(Sessions.owareAt("0,0,0,0,0,0/0,0,0,0,0,0 24-24 s"), "p"))
                .contains("The game is over: a draw\n", "(GAME_OVER, W7)", "W7 (end): ");
    }

    @Test
    void a_saved_game_is_its_text_and_goes_on_where_it_is_loaded(@TempDir Path folder) throws IOException {
        String file = folder.resolve("game.txt").toString();

        last(Sessions.oware(), line("B"), line("c"), "p", "p", "s", line(file));

        assertThat(Files.readString(Path.of(file))).isEqualTo("4,4,4,4,4,4/4,4,4,4,4,4 0-0 s B c =\n");
        assertThat(last(Sessions.oware(), "l", line(file))).contains("by agreement");
        assertThat(last(Sessions.oware(), "l", line(file), "u")).contains("Last move: c by north, 4 sown");
    }

    @Test
    void a_text_that_is_no_game_is_not_loaded(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.txt");
        Files.writeString(file, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s c");

        assertThat(last(Sessions.oware(), "l", line(file.toString()))).contains("(NOT_OWN_HOUSE, W2)");
    }
}
