package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.Move;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class MoveTextTest {
    @Example
    void every_move_is_read_back_equal_in_either_mode() {
        for (int index = 0; index < Move.COUNT; index++) {
            Reading<Move> expected = new Reading<>(Move.ofIndex(index), List.of());
            String text = Move.ofIndex(index).toString();
            assertThat(MoveText.read(text, Strictness.STRICT)).isEqualTo(expected);
            assertThat(MoveText.read(text, Strictness.LENIENT)).isEqualTo(expected);
        }
    }

    @Property
    void a_sloppy_text_means_what_the_canonical_one_means(
            @ForAll @IntRange(max = Move.COUNT - 1) int index, @ForAll long seed) {
        Move move = Move.ofIndex(index);
        String text = new Sloppy(seed).moveAlone(move);

        Reading<Move> reading = MoveText.read(text, Strictness.LENIENT);
        assertThat(reading.value()).isEqualTo(move);
        assertThat(reading.tolerances().isEmpty()).isEqualTo(text.equals(move.toString()));
    }

    @Property
    void what_strict_reading_accepts_is_its_own_writing_and_reads_the_same_leniently(
            @ForAll @IntRange(max = Move.COUNT - 1) int index, @ForAll long seed) {
        String text = new Mutation(new Random(seed)).of(Move.ofIndex(index).toString());
        try {
            Reading<Move> strict = MoveText.read(text, Strictness.STRICT);
            assertThat(strict.value()).hasToString(text);
            assertThat(MoveText.read(text, Strictness.LENIENT)).isEqualTo(strict);
        } catch (NotationException refused) {
            assertThat(refused.fault()).isEqualTo(NotationFault.MALFORMED_MOVE);
        }
    }

    @Example
    void what_is_tolerated_is_reported_with_its_kind() {
        assertThat(MoveText.read(" [x]C4-D4 e4 #", Strictness.LENIENT).tolerances())
                .extracting(Tolerance::leniency)
                .containsExactly(
                        Leniency.LETTER_CASE,
                        Leniency.SPACE,
                        Leniency.SEPARATOR,
                        Leniency.TOTEM_STYLE,
                        Leniency.ORIGIN_SQUARE,
                        Leniency.MARK);
        assertThat(MoveText.read("xd4e4", Strictness.LENIENT).tolerances())
                .hasToString("[line 1, column 1 (offset 0): found \"xd4e4\", canonical is \"Xd4e4\" (LETTER_CASE)]");
    }

    @Example
    void white_space_around_the_move_and_its_mark_is_tolerated() {
        for (String text : List.of(" Xd4e4", "Xd4e4 ", "\tXd4e4", "Xd4e4  ")) {
            assertTolerated(text, Leniency.SPACE);
        }
        assertTolerated("Xd4e4#", Leniency.MARK);
        assertTolerated("Xd4e4 =", Leniency.SPACE, Leniency.MARK);
        assertTolerated("Xd4e4= ", Leniency.SPACE, Leniency.MARK);
    }

    private static void assertTolerated(String text, Leniency... leniencies) {
        Reading<Move> reading = MoveText.read(text, Strictness.LENIENT);

        assertThat(reading.value()).isEqualTo(Move.parse("Xd4e4"));
        assertThat(reading.tolerances()).extracting(Tolerance::leniency).containsExactly(leniencies);
    }

    @Example
    void the_first_character_that_fits_nothing_is_named() {
        assertRefused("Xd9e4", "line 1, column 3 (offset 2): found \"9\" in \"Xd9e4\", expected a rank from 1 to 6");
        assertRefused("Qd4e4", "line 1, column 1 (offset 0): found \"Q\" in \"Qd4e4\", expected the symbol X or O");
        assertRefused("[Xd4e4", "line 1, column 3 (offset 2): found \"d\" in \"[Xd4e4\", expected a bracket after X");
        assertRefused("Xd4", "line 1, column 4 (offset 3): found the end in \"Xd4\", expected a file from a to f");
        assertRefused(
                "Xd4d4", "line 1, column 4 (offset 3): found \"d\" in \"Xd4d4\", expected a square other than d4");
        assertRefused(
                "Xc4d4e4f4", "line 1, column 8 (offset 7): found \"f\" in \"Xc4d4e4f4\", expected the end of the move");
        assertRefused(
                "Xd4-d4", "line 1, column 5 (offset 4): found \"d\" in \"Xd4-d4\", expected a square other than d4");
        assertRefused(
                "Xd4e4 # #", "line 1, column 9 (offset 8): found \"#\" in \"Xd4e4 # #\", expected the end of the move");
        assertRefused("", "line 1, column 1 (offset 0): found the end, expected the symbol X or O");
    }

    @Example
    void two_squares_beyond_the_board_are_refused_in_strict_mode() {
        for (String text : List.of("XA4B4", "X`4`5", "Xg4h4", "Xa0b0", "Xa7b8")) {
            assertThatThrownBy(() -> MoveText.read(text, Strictness.STRICT))
                    .isInstanceOfSatisfying(
                            NotationException.class,
                            error -> assertThat(error.fault()).isEqualTo(NotationFault.MALFORMED_MOVE));
        }
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> MoveText.read(text, Strictness.LENIENT))
                .isInstanceOf(NotationException.class)
                .hasMessage(message + " (MALFORMED_MOVE)");
    }
}
