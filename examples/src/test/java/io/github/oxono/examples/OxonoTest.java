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
                        Replays, converts and draws games of Oxono, lists moves, counts move sequences.
                        Without a command, a sample game is replayed.
                          -h, --help      Show this help message and exit.
                          -V, --version   Print version information and exit.
                        Commands:
                          replay      Replays games and tells how each of them went.
                          convert     Converts games into another format.
                          show        Shows a board as text.
                          svg         Draws a board as SVG.
                          generate    Makes random games.
                          moves       Lists the legal moves of a position.
                          perft       Counts the sequences of legal moves from a position.
                          divide      Counts the sequences of legal moves from a position by their
                                        first move.
                          play        Plays a game at the terminal, against the computer or another
                                        person.
                          tournament  Lets the computer play against itself and tells who wins.

                        Exit status:
                          0   Everything asked for was done.
                          1   A game is wrong, or a file cannot be read or written; the standard error
                                tells which.
                          2   The command line is wrong.
                        """));
    }

    @Test
    void every_command_has_its_help() {
        assertThat(Run.of("replay", "--help")).isEqualTo(Run.success("""
                        Usage: oxono replay [-hV] [--strict] [--pictures=FOLDER] [FILE...]
                        Replays games and tells how each of them went.
                        Shows who played, the moves, the final board, who won and why, the lines that
                        win, how the totems moved and the pieces were placed. A game that is wrong is
                        reported with its place, and the next one is read. Without any FILE, a sample
                        game is replayed.
                              [FILE...]           Games in any format, which is recognised by what the
                                                    file begins with; a folder stands for all files in
                                                    it, '-' for the standard input.
                          -h, --help              Show this help message and exit.
                              --pictures=FOLDER   Also draw each game into this folder, where it begins
                                                    and after each ply: game-000001-ply-00.svg and so
                                                    on.
                              --strict            Accept the canonical writing alone. Otherwise other
                                                    spellings of the same meaning are tolerated, and
                                                    what was is told.
                          -V, --version           Print version information and exit.

                        Exit status:
                          0   Everything asked for was done.
                          1   A game is wrong, or a file cannot be read or written; the standard error
                                tells which.
                          2   The command line is wrong.
                        """));
        assertThat(Run.of("convert", "--help")).isEqualTo(Run.success("""
                        Usage: oxono convert [-hV] [--strict] [-o=FILE] [--on-error=POLICY] --to=FORMAT
                                             [FILE...]
                        Converts games into another format.
                        Reads match logs, game text, JSON and JSON Lines, also mixed, and writes all
                        games in one format. What is tolerated, what is wrong and what the format
                        cannot say is told on the standard error. Without any FILE, the standard input
                        is read.
                              [FILE...]           Games in any format, which is recognised by what the
                                                    file begins with; a folder stands for all files in
                                                    it, '-' for the standard input.
                          -h, --help              Show this help message and exit.
                          -o, --output=FILE       Where the games are written instead of the standard
                                                    output; for match logs a folder, which gets one for
                                                    each game: game-000001.log and so on.
                              --on-error=POLICY   What is done about a game that is wrong: stop (report
                                                    it and end), collect (report it and go on, which is
                                                    done unless something is said), skip (leave it out
                                                    and go on).
                              --strict            Accept the canonical writing alone. Otherwise other
                                                    spellings of the same meaning are tolerated, and
                                                    what was is told.
                              --to=FORMAT         log, text, json: match logs, game text, or JSON with
                                                    one game a line.
                          -V, --version           Print version information and exit.

                        Exit status:
                          0   Everything asked for was done.
                          1   A game is wrong, or a file cannot be read or written; the standard error
                                tells which.
                          2   The command line is wrong.
                        """));
        assertThat(Run.of("show", "--help")).isEqualTo(Run.success("""
                        Usage: oxono show [-hV] [--flip] [--strict] [--game=N] [--ply=N]
                                          [--style=STYLE] [--without=PART[,PART...]]... POSITION|FILE
                        Shows a board as text.
                        Draws a position, or where a game of a file stood, with the pieces in reserve,
                        the last move in square brackets, a winning line in braces.
                              POSITION|FILE   A position as one argument, such as '6/6/2*X3/3*O2/6/6
                                                p', or a file with games in any format; '-' for the
                                                standard input.
                              --flip          Show the board from black's side, with f6 at the bottom
                                                left.
                              --game=N        Which game of the file, counted from 1. The first unless
                                                something is said.
                          -h, --help          Show this help message and exit.
                              --ply=N         After which ply of the game: N is the number of pieces on
                                                the board. The last one unless something is said.
                              --strict        Accept the canonical writing of a game alone.
                              --style=STYLE   ascii, unicode, or ansi, which is ascii in colours.
                                                Unless something is said, ansi on a terminal and ascii
                                                elsewhere.
                          -V, --version       Print version information and exit.
                              --without=PART[,PART...]
                                              Leave out what stands around the board: coordinates,
                                                reserves.

                        Exit status:
                          0   Everything asked for was done.
                          1   A game is wrong, or a file cannot be read or written; the standard error
                                tells which.
                          2   The command line is wrong.
                        """));
        assertThat(Run.of("svg", "--help")).isEqualTo(Run.success("""
                        Usage: oxono svg [-hV] [--flip] [--strict] [--game=N] [-o=FILE] [--ply=N]
                                         [--width=PIXELS] [--colour=NAME=COLOUR]... [--without=PART[,
                                         PART...]]... POSITION|FILE
                        Draws a board as SVG.
                        Draws a position, or where a game of a file stood, with the pieces in reserve,
                        the last move and a winning line. The picture scales to any size and needs
                        nothing beside it.
                              POSITION|FILE          A position as one argument, such as
                                                       '6/6/2*X3/3*O2/6/6 p', or a file with games in
                                                       any format; '-' for the standard input.
                              --colour=NAME=COLOUR   A colour such as pink=#e91e63, as often as needed.
                                                       The names: board, square, ink, pink, pink-mark,
                                                       black, black-mark, totem, totem-mark, last-move,
                                                       alignment.
                              --flip                 Show the board from black's side, with f6 at the
                                                       bottom left.
                              --game=N               Which game of the file, counted from 1. The first
                                                       unless something is said.
                          -h, --help                 Show this help message and exit.
                          -o, --output=FILE          Where the picture is written instead of the
                                                       standard output.
                              --ply=N                After which ply of the game: N is the number of
                                                       pieces on the board. The last one unless
                                                       something is said.
                              --strict               Accept the canonical writing of a game alone.
                          -V, --version              Print version information and exit.
                              --width=PIXELS         How wide the picture is where nothing around it
                                                       says so. Unless something is said, it fills the
                                                       room it is given.
                              --without=PART[,PART...]
                                                     Leave out what stands around the board:
                                                       coordinates, reserves.

                        Exit status:
                          0   Everything asked for was done.
                          1   A game is wrong, or a file cannot be read or written; the standard error
                                tells which.
                          2   The command line is wrong.
                        """));
        assertThat(Run.of("generate", "--help")).isEqualTo(Run.success("""
                        Usage: oxono generate [-hV] [--clocks] [--games=NUMBER] [-o=FILE]
                                              [--seed=NUMBER] --to=FORMAT
                        Makes random games.
                        Plays whole games in which each legal move is as likely as any other, from both
                        set-ups, and writes them in one format: to try a program out on, or to see how
                        it does with millions.
                              --clocks         With a time control and a clock for each move, and the O
                                                 totem on c4, as match logs have them.
                              --games=NUMBER   How many. 1 unless something is said.
                          -h, --help           Show this help message and exit.
                          -o, --output=FILE    Where the games are written instead of the standard
                                                 output; for match logs a folder, which gets one for
                                                 each game: game-000001.log and so on.
                              --seed=NUMBER    Where the chance comes from: the same number gives the
                                                 same games. 1 unless something is said.
                              --to=FORMAT      log, text, json: match logs, game text, or JSON with one
                                                 game a line.
                          -V, --version        Print version information and exit.

                        Exit status:
                          0   Everything asked for was done.
                          1   A game is wrong, or a file cannot be read or written; the standard error
                                tells which.
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
                          1   A game is wrong, or a file cannot be read or written; the standard error
                                tells which.
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
                          1   A game is wrong, or a file cannot be read or written; the standard error
                                tells which.
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
                        Did you mean: oxono replay or oxono play?
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
        assertThat(Run.of("replay", "@list")).isEqualTo(Run.failure("@list: no such file\n"));
    }
}
