package io.github.oxono;

import static io.github.oxono.SetupFault.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said when a faulty set-up, or its text, is made into a position. */
class IllegalSetupTest {
    private static final String TWO_FAULTS = "6/6/2*X3/6/6/X5 p";
    private static final String TWO_FAULTS_TOLD =
            "a totem has no square (TOTEM_MISSING) and pink moves when both colours have as many pieces, black when pink"
                    + " has one more (WRONG_PLAYER_TO_MOVE)";

    @Test
    void a_set_up_with_faults_becomes_no_position() {
        Setup setup = Setup.parse(TWO_FAULTS);

        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> Position.of(setup))
                .withMessage(TWO_FAULTS_TOLD + " in \"" + TWO_FAULTS + "\"")
                .returns(Set.of(TOTEM_MISSING, WRONG_PLAYER_TO_MOVE), IllegalSetupException::faults)
                .returns(setup, IllegalSetupException::setup);
    }

    @Test
    void the_message_shows_what_lies_under_a_totem() {
        Setup setup = Setup.builder()
                .putTotem(Symbol.X, Square.C4)
                .putTotem(Symbol.O, Square.C4)
                .putPiece(Square.C4, Piece.PINK_O)
                .toMove(Player.BLACK)
                .build();

        assertThatExceptionOfType(IllegalSetupException.class)
                .isThrownBy(() -> Position.of(setup))
                .withMessage("both totems stand on one square (TOTEMS_TOGETHER) and a piece lies on a totem's square"
                        + " (PIECE_UNDER_TOTEM) in \"6/6/2*X3/6/6/6 b, under c4: *O, under c4: O\"");
    }

    @Test
    void a_well_formed_text_with_faults_is_a_set_up_and_no_position() {
        assertThat(Setup.parse(TWO_FAULTS)).hasToString(TWO_FAULTS);
        assertThatExceptionOfType(OxonoParseException.class)
                .isThrownBy(() -> Position.parse(TWO_FAULTS))
                .withMessage("position \"" + TWO_FAULTS + "\", offset 0: " + TWO_FAULTS_TOLD
                        + ", expected a set-up without faults (INVALID_SETUP)")
                .returns(ParseFault.INVALID_SETUP, OxonoParseException::fault)
                .returns(Set.of(TOTEM_MISSING, WRONG_PLAYER_TO_MOVE), OxonoParseException::setupFaults)
                .returns(TWO_FAULTS, OxonoParseException::input)
                .returns(0, OxonoParseException::offset)
                .returns("a set-up without faults", OxonoParseException::expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            TOTEM_MISSING        | a totem has no square
            TOTEMS_TOGETHER      | both totems stand on one square
            PIECE_UNDER_TOTEM    | a piece lies on a totem's square
            TOO_MANY_PIECES      | there are more than eight pieces of one colour and symbol
            WRONG_PLAYER_TO_MOVE | pink moves when both colours have as many pieces, black when pink has one more
            IMPOSSIBLE_ALIGNMENT | no single last piece can have completed the lines
            """)
    void each_fault_says_what_is_wrong(SetupFault fault, String sentence) {
        assertThat(fault.sentence()).isEqualTo(sentence);
    }
}
