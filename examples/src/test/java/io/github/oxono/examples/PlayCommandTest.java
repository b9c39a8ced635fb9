package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PlayCommandTest {
    @Test
    void without_a_terminal_a_game_is_played_line_by_line_and_that_is_told() {
        Run run = Run.withInput("Xd4e4\nquit\n", "play", "oxono", "--seed", "2");

        assertThat(run.status()).isZero();
        assertThat(run.out())
                .startsWith("Oxono: pink (a person) against black (the computer, alpha-beta, seed 2)\n")
                .contains("Last move: ");
        assertThat(run.err()).isEqualTo("No terminal with a cursor to move: the game is played line by line.\n");
    }

    @Test
    void lines_can_be_asked_for() {
        Run run = Run.withInput("quit\n", "play", "oware", "--lines", "--against", "person");

        assertThat(run.out())
                .startsWith("Oware: south (a person) against north (a person)\n")
                .endsWith("south, choose a house to sow\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void the_same_seed_plays_the_same_game() {
        String[] game = {"play", "oxono", "--lines", "--against=random", "--side=black", "--seed=7"};

        assertThat(Run.withInput("hint\nquit\n", game)).isEqualTo(Run.withInput("hint\nquit\n", game));
    }

    @Test
    void R2_the_set_up_is_drawn_by_the_seed() {
        List<String> boards = IntStream.range(0, 6)
                .mapToObj(seed -> Run.withInput("", "play", "oxono", "--lines", "--against=person", "--seed=" + seed))
                .map(Run::out)
                .toList();

        assertThat(boards).anyMatch(board -> board.contains("4   .   . (*X)"));
        assertThat(boards).anyMatch(board -> board.contains("4   .   . (*O)"));
    }

    @Test
    void a_game_begins_at_any_position() {
        Run run = Run.withInput("", "play", "oware", "--lines", "--start", "0,0,0,0,0,2/1,2,4,4,4,4 13-14 n");

        assertThat(run.out()).contains("south  captured 13  to move\n", "The computer plays ");
    }

    @Test
    void a_text_that_is_no_position_is_a_usage_error() {
        assertThat(Run.of("play", "oxono", "--start", "6/6/2*X3/3*O2/6 p")).isEqualTo(Run.usageError("""
                        Invalid value for option '--start': position "6/6/2*X3/3*O2/6 p", offset 15: found " ", expected a slash after rank 2 (UNEXPECTED_CHARACTER)
                        Try 'oxono play --help'.
                        """));
        assertThat(Run.of("play", "oware", "--start", "4,4")).isEqualTo(Run.usageError("""
                        Invalid value for option '--start': position "4,4", offset 3: found the end, expected a comma after the seeds in B (UNEXPECTED_END)
                        Try 'oxono play --help'.
                        """));
    }

    @Test
    void another_games_side_is_a_usage_error() {
        assertThat(Run.of("play", "oware", "--side", "pink")).isEqualTo(Run.usageError("""
                        Invalid value for option '--side': 'pink' is none of south, north
                        Try 'oxono play --help'.
                        """));
    }

    @Test
    void an_unknown_game_is_a_usage_error() {
        assertThat(Run.of("play", "chess")).isEqualTo(Run.usageError("""
                        Invalid value for positional parameter at index 0 (GAME): expected one of [OXONO, OWARE] (case-insensitive) but was 'chess'
                        Try 'oxono play --help'.
                        """));
    }

    @Test
    void the_help_tells_what_can_be_chosen() {
        assertThat(Run.of("play", "--help")).isEqualTo(Run.success("""
                        Usage: oxono play [-hV] [--lines] [--against=WHOM] [--nodes=NUMBER]
                                          [--seed=NUMBER] [--side=SIDE] [--start=POSITION] GAME
                        Plays a game at the terminal, against the computer or another person.
                        Squares are chosen with the arrow keys, the mouse or by typing their names;
                        what may be chosen stands in round brackets. Without a terminal that can do
                        that, the game is played line by line.
                              GAME               oxono, oware.
                              --against=WHOM     person, random, greedy, alpha-beta: another person, or
                                                   the computer at one of three levels. The best one
                                                   unless something is said.
                          -h, --help             Show this help message and exit.
                              --lines            Play line by line, as a screen reader wants it.
                              --nodes=NUMBER     How many positions alpha-beta may look at for a move;
                                                   20000 unless something is said.
                              --seed=NUMBER      Decides the set-up and between moves of equal value;
                                                   the same seed gives the same game.
                              --side=SIDE        Your side, which is below the board: pink or black,
                                                   south or north. The one that moves first unless
                                                   something is said.
                              --start=POSITION   Where the game begins, such as '6/6/2*X3/3*O2/6/6 p'
                                                   or '4,4,4,4,4,4/4,4,4,4,4,4 0-0 s'.
                          -V, --version          Print version information and exit.

                        Exit status:
                          0   Everything asked for was done.
                          1   A game is wrong, or a file cannot be read or written; the standard error
                                tells which.
                          2   The command line is wrong.
                        """));
    }
}
