package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OxonoTest {
    @Test
    void without_a_command_the_sample_is_replayed() {
        assertThat(Run.of()).isEqualTo(Run.of("replay"));
    }

    @Test
    void help_lists_the_commands_and_the_exit_status() {
        assertThat(Run.of("--help")).isEqualTo(Run.success("""
                        Usage: oxono [-hV] [COMMAND]
                        Replays games of Oxono, lists moves, counts move sequences.
                        Without a command, a sample game is replayed.
                          -h, --help      Show this help message and exit.
                          -V, --version   Print version information and exit.
                        Commands:
                          replay  Replays match logs and tells how each game went.
                          moves   Lists the legal moves of a position.
                          perft   Counts the sequences of legal moves from a position.
                          divide  Counts the sequences of legal moves from a position by their first
                                    move.

                        Exit status:
                          0   Everything asked for was done.
                          1   A match log is wrong or cannot be read; the others were replayed.
                          2   The command line is wrong.
                        """));
    }

    @Test
    void every_command_has_its_help() {
        assertThat(Run.of("replay", "--help")).isEqualTo(Run.success("""
                        Usage: oxono replay [-hV] [FILE...]
                        Replays match logs and tells how each game went.
                        Shows the moves, the final board, who won and why, the lines that win, how the
                        totems moved and the pieces were placed. A log that is wrong is reported with
                        its line, and the next one is read.
                              [FILE...]   A match log; '-' is the standard input. Without any, a sample
                                            game is replayed.
                          -h, --help      Show this help message and exit.
                          -V, --version   Print version information and exit.

                        Exit status:
                          0   Everything asked for was done.
                          1   A match log is wrong or cannot be read; the others were replayed.
                          2   The command line is wrong.
                        """));
        assertThat(Run.of("moves", "--help")).isEqualTo(Run.success("""
                        Usage: oxono moves [-hV] POSITION
                        Lists the legal moves of a position.
                        Writes one move a line: the totem, its new square, the piece's square. The
                        order is always the same; a finished position has no moves.
                              POSITION    As one argument, such as '6/6/2*X3/3*O2/6/6 p'.
                          -h, --help      Show this help message and exit.
                          -V, --version   Print version information and exit.

                        Exit status:
                          0   Everything asked for was done.
                          1   A match log is wrong or cannot be read; the others were replayed.
                          2   The command line is wrong.
                        """));
        assertThat(Run.of("perft", "--help")).isEqualTo(Run.success("""
                        Usage: oxono perft [-hV] POSITION DEPTH
                        Counts the sequences of legal moves from a position.
                        Writes one line for each length from 1 to DEPTH, as soon as it is counted: the
                        length, a tab, how many sequences of exactly that length there are.
                              POSITION    As one argument, such as '6/6/2*X3/3*O2/6/6 p'.
                              DEPTH       The length in plies, 1 to 32.
                          -h, --help      Show this help message and exit.
                          -V, --version   Print version information and exit.

                        Exit status:
                          0   Everything asked for was done.
                          1   A match log is wrong or cannot be read; the others were replayed.
                          2   The command line is wrong.
                        """));
    }

    @Test
    void version_names_the_program_and_a_version() {
        Run run = Run.of("--version");

        assertThat(run.status()).isZero();
        assertThat(run.out()).matches("oxono [0-9]+\\.[0-9]+\\.[0-9]+(-SNAPSHOT)?\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void an_unknown_command_is_a_usage_error() {
        assertThat(Run.of("replya")).isEqualTo(Run.usageError("""
                        Unmatched argument at index 0: 'replya'
                        Did you mean: oxono replay?
                        Try 'oxono --help'.
                        """));
    }

    @Test
    void an_unknown_option_is_a_usage_error_of_its_command() {
        assertThat(Run.of("moves", "--all", "6/6/2*X3/3*O2/6/6 p")).isEqualTo(Run.usageError("""
                        Unknown option: '--all'
                        Try 'oxono moves --help'.
                        """));
    }

    @Test
    void a_file_of_arguments_is_no_special_case() {
        assertThat(Run.of("replay", "@list")).isEqualTo(new Run(1, "", "@list: no such file\n"));
    }
}
