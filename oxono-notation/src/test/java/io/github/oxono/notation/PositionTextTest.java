package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.Game;
import io.github.oxono.Piece;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.SetupFault;
import io.github.oxono.Square;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PositionTextTest {
    @Provide
    Arbitrary<Position> positions() {
        return Records.games().map(Game::position);
    }

    @Property
    void a_position_is_read_back_equal_in_either_mode(@ForAll("positions") Position position) {
        Reading<Position> expected = new Reading<>(position, List.of());

        assertThat(PositionText.read(position.toString(), Strictness.STRICT)).isEqualTo(expected);
        assertThat(PositionText.read(position.toString(), Strictness.LENIENT)).isEqualTo(expected);
    }

    @Property
    void a_sloppy_text_means_what_the_canonical_one_means(@ForAll("positions") Position position, @ForAll long seed) {
        String text = new Sloppy(seed).position(position);

        Reading<Position> reading = PositionText.read(text, Strictness.LENIENT);
        assertThat(reading.value()).isEqualTo(position);
        assertThat(reading.tolerances().isEmpty()).isEqualTo(text.equals(position.toString()));
        assertThat(PositionText.readSetup(text, Strictness.LENIENT).value()).isEqualTo(position.toSetup());
    }

    @Property
    void what_strict_reading_accepts_is_its_own_writing_and_reads_the_same_leniently(
            @ForAll("positions") Position position, @ForAll long seed) {
        String text = new Mutation(new Random(seed)).of(position.toString());
        try {
            Reading<Setup> strict = PositionText.readSetup(text, Strictness.STRICT);
            assertThat(strict.value()).hasToString(text);
            assertThat(PositionText.readSetup(text, Strictness.LENIENT)).isEqualTo(strict);
        } catch (NotationException refused) {
            assertThat(refused.fault()).isEqualTo(NotationFault.MALFORMED_POSITION);
        }
    }

    @Example
    void a_piece_is_never_read_from_the_letter_of_another_colour() {
        Setup setup = PositionText.readSetup("XxOo/[x]/*o/6/6/6 p", Strictness.LENIENT)
                .value();
        assertThat(setup.pieces())
                .containsEntry(Square.A6, Piece.PINK_X)
                .containsEntry(Square.B6, Piece.BLACK_X)
                .containsEntry(Square.C6, Piece.PINK_O)
                .containsEntry(Square.D6, Piece.BLACK_O)
                .hasSize(4);
    }

    @Example
    void what_is_tolerated_is_reported_rank_by_rank() {
        assertThat(PositionText.read("6/33/2[x]\n...*O..| /6 pink", Strictness.LENIENT)
                        .tolerances())
                .extracting(Tolerance::toString)
                .containsExactly(
                        "line 1, column 3 (offset 2): found \"33\", canonical is \"6\" (FREE_SQUARES)",
                        "line 1, column 6 (offset 5): found \"2[x]\", canonical is \"2*X3\" (LETTER_CASE)",
                        "line 1, column 6 (offset 5): found \"2[x]\", canonical is \"2*X3\" (TOTEM_STYLE)",
                        "line 1, column 6 (offset 5): found \"2[x]\", canonical is \"2*X3\" (FREE_SQUARES)",
                        "line 1, column 10 (offset 9): found \"\\n\", canonical is \"/\" (SEPARATOR)",
                        "line 2, column 1 (offset 10): found \"...*O..\", canonical is \"3*O2\" (FREE_SQUARES)",
                        "line 2, column 8 (offset 17): found \"|\", canonical is \"/\" (SEPARATOR)",
                        "line 2, column 9 (offset 18): found \" \", canonical is nothing (SPACE)",
                        "line 2, column 10 (offset 19): found nothing, canonical is \"6\" (FREE_SQUARES)",
                        "line 2, column 13 (offset 22): found \"pink\", canonical is \"p\" (PLAYER)");
    }

    @Example
    void the_canonical_rank_has_no_digit_where_nothing_is_free() {
        assertThat(PositionText.read("[x]5/6/6/5[O]/6/6 p", Strictness.LENIENT).tolerances())
                .extracting(Tolerance::canonical)
                .containsOnly("*X5", "5*O");
    }

    @Example
    void white_space_around_is_tolerated() {
        assertThat(PositionText.read("  6/6/2*X3/3*O2/6/6 p ", Strictness.LENIENT)
                        .tolerances())
                .extracting(Tolerance::toString)
                .containsExactly(
                        "line 1, column 1 (offset 0): found \"  \", canonical is nothing (SPACE)",
                        "line 1, column 21 (offset 20): found \"p \", canonical is \"p\" (SPACE)");
    }

    @Example
    void the_first_character_that_fits_nothing_is_named() {
        assertRefused(
                "7/6/2*X3/3*O2/6/6 p",
                "line 1, column 1 (offset 0): found \"7\" in \"7/6/2*X3/3*O2/6/6 p\", expected a slash after rank 6"
                        + " (MALFORMED_POSITION)");
        assertRefused(
                "X6/6/2*X3/3*O2/6/6 b",
                "line 1, column 2 (offset 1): found \"6\" in \"X6/6/2*X3/3*O2/6/6 b\", expected at most 5 more squares on"
                        + " rank 6 (MALFORMED_POSITION)");
        assertRefused(
                "XoXox2/6/2*X3/3*O2/6/6 b",
                "line 1, column 6 (offset 5): found \"2\" in \"XoXox2/6/2*X3/3*O2/6/6 b\", expected at most 1 more square"
                        + " on rank 6 (MALFORMED_POSITION)");
        assertRefused(
                "6/6/2*X3/3*O2X/6/6 p",
                "line 1, column 14 (offset 13): found \"X\" in \"6/6/2*X3/3*O2X/6/6 p\", expected no seventh square on"
                        + " rank 3 (MALFORMED_POSITION)");
        assertRefused(
                "6/6/2*X3/3*X2/6/6 p",
                "line 1, column 11 (offset 10): found \"*\" in \"6/6/2*X3/3*X2/6/6 p\", expected no second X totem (MALFORMED_POSITION)");
        assertRefused(
                "6/6/2*X2X/3*O2/6/6 q",
                "line 1, column 20 (offset 19): found \"q\" in \"6/6/2*X2X/3*O2/6/6 q\", expected p or b, the player to"
                        + " move (MALFORMED_POSITION)");
    }

    @Example
    void a_faulty_set_up_is_no_position_and_all_its_faults_are_named() {
        String text = "6/6/2*X3/X5/6/6 p";

        assertThatThrownBy(() -> PositionText.read(text, Strictness.STRICT))
                .isInstanceOfSatisfying(NotationException.class, refused -> {
                    assertThat(refused.setupFaults())
                            .containsExactly(SetupFault.TOTEM_MISSING, SetupFault.WRONG_PLAYER_TO_MOVE);
                    assertThat(refused)
                            .hasMessage("line 1, column 1 (offset 0): found \"6/6/2*X3/X5/6/6 p\", expected a set-up"
                                    + " without faults, but " + SetupFault.TOTEM_MISSING.sentence()
                                    + " (TOTEM_MISSING) and "
                                    + SetupFault.WRONG_PLAYER_TO_MOVE.sentence()
                                    + " (WRONG_PLAYER_TO_MOVE) (INVALID_SETUP)");
                });
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> PositionText.read(text, Strictness.LENIENT))
                .isInstanceOf(NotationException.class)
                .hasMessage(message);
    }
}
