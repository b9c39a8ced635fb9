package io.github.oxono.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class LinePlayTest {
    private static String play(Session<?, ?> session, String... lines) throws IOException {
        StringWriter out = new StringWriter();
        BufferedReader in = new BufferedReader(new StringReader(String.join("\n", lines)));
        new LinePlay(session, in, new PrintWriter(out)).run();
        return out.toString();
    }

    @Test
    void a_turn_is_played_square_by_square_or_at_once() throws IOException {
        assertThat(play(Sessions.oxono(), "c4", "C6", " b6 ", "Od2d1", "quit", "never read"))
                .isEqualTo("""
                Oxono: pink (a person) against black (a person)
                Enter a square, a whole move, or one of these words:
                  back        takes the last square of this turn back
                  undo        takes a turn back, and the computer's reply
                  redo        plays it again
                  hint        shows a good move
                  propose     proposes to end the game by agreement, or accepts it
                  save FILE   writes the game to a file
                  load FILE   goes on with the game in a file
                  quit        ends the program

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

                black  xxxxxxxx oooooooo
                6   .   . ( .)  .   .   .
                5   .   . ( .)  .   .   .
                4 ( .)( .) *X ( .)( .)( .)
                3   .   . ( .) *O   .   .
                2   .   . ( .)  .   .   .
                1   .   . ( .)  .   .   .
                    a   b   c   d   e   f
                pink   XXXXXXXX OOOOOOOO  to move
                pink, move the X totem

                black  xxxxxxxx oooooooo
                6   . ( .) *X ( .)  .   .
                5   .   . ( .)  .   .   .
                4   .   .   .   .   .   .
                3   .   .   .  *O   .   .
                2   .   .   .   .   .   .
                1   .   .   .   .   .   .
                    a   b   c   d   e   f
                pink   XXXXXXXX OOOOOOOO  to move
                pink, place your X

                black  xxxxxxxx oooooooo  to move
                6   . [ X](*X)  .   .   .
                5   .   .   .   .   .   .
                4   .   . [ .]  .   .   .
                3   .   .   . (*O)  .   .
                2   .   .   .   .   .   .
                1   .   .   .   .   .   .
                    a   b   c   d   e   f
                pink   XXXXXXX  OOOOOOOO
                Last move: Xc6b6 by pink, slide from c4
                black, choose a totem

                black  xxxxxxxx ooooooo
                6   .   X (*X)  .   .   .
                5   .   .   .   .   .   .
                4   .   .   .   .   .   .
                3   .   .   . [ .]  .   .
                2   .   .   . (*O)  .   .
                1   .   .   . [ o]  .   .
                    a   b   c   d   e   f
                pink   XXXXXXX  OOOOOOOO  to move
                Last move: Od2d1 by black, slide from d3
                pink, choose a totem
                """);
    }

    @Test
    void the_board_is_drawn_only_when_it_has_changed() throws IOException {
        String begun = play(Sessions.oware());

        assertThat(play(Sessions.oware(), "c", "UNDO", "save")).isEqualTo(begun + """
                c is refused: it is not south's; south sows one of [A, B, C, D, E, F] (NOT_OWN_HOUSE, W2) in "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s"
                W2 (sow): The mover takes all seeds of one own house that has some and sows them counter-clockwise, one a house. The house they came from is left out and stays empty, at every lap.
                south, choose a house to sow
                There is no turn to take back.
                south, choose a house to sow
                This needs the name of a file.
                south, choose a house to sow
                """);
    }

    @Test
    void a_file_name_may_have_blanks() throws IOException {
        assertThat(play(Sessions.oware(), "load  no such file")).contains("""
                No game is loaded, no such file: no such file.
                """);
    }
}
