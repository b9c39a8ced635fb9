package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalFormTest {
    @Provide
    Arbitrary<Position> positions() {
        return Playouts.anyPosition();
    }

    @Property
    void is_the_least_of_the_sixteen_images(@ForAll("positions") Position position) {
        Position least = images(position).stream()
                .min(Comparator.comparing(CanonicalFormTest::digits))
                .orElseThrow();

        assertThat(position.canonical().position()).isEqualTo(least);
    }

    @Property
    void names_the_first_symmetry_that_leads_there(@ForAll("positions") Position position) {
        CanonicalForm canonical = position.canonical();
        Symmetry first = Arrays.stream(Symmetry.values())
                .filter(symmetry -> symmetry.apply(position).equals(canonical.position()))
                .findFirst()
                .orElseThrow();

        assertThat(canonical.symmetry()).isEqualTo(first);
    }

    @Property
    void all_images_have_the_same(@ForAll("positions") Position position) {
        Position canonical = position.canonical().position();

        assertThat(images(position))
                .allSatisfy(image -> assertThat(image.canonical().position()).isEqualTo(canonical));
    }

    @Property
    void is_its_own(@ForAll("positions") Position position) {
        Position canonical = position.canonical().position();

        assertThat(canonical.canonical()).isEqualTo(new CanonicalForm(canonical, Symmetry.IDENTITY));
    }

    @ParameterizedTest
    @CsvSource({
        "6/6/2*X3/3*O2/6/6 p,   6/6/2*O3/3*X2/6/6 p,   ROTATE_180",
        "6/6/2*O3/3*X2/6/6 p,   6/6/2*O3/3*X2/6/6 p,   IDENTITY",
        "6/6/3*X2/2*O3/6/6 p,   6/6/2*O3/3*X2/6/6 p,   ROTATE_90",
        "6/6/6/6/6/*X*O4 p,     4*X*O/6/6/6/6/6 p,     ROTATE_180_SWAP",
        "*O4X/6/6/6/6/5*X b,    *O4X/6/6/6/6/5*X b,    IDENTITY",
        "*O4O/6/6/6/6/5*X b,    *O4X/6/6/6/6/5*X b,    TRANSPOSE_SWAP"
    })
    void examples(String position, String canonical, Symmetry symmetry) {
        assertThat(Position.parse(position).canonical())
                .isEqualTo(new CanonicalForm(Position.parse(canonical), symmetry));
    }

    @Test
    void the_two_starts_have_the_same() {
        assertThat(Position.initial(Symbol.O).canonical().position())
                .isEqualTo(Position.initial(Symbol.X).canonical().position());
    }

    private static List<Position> images(Position position) {
        return Arrays.stream(Symmetry.values())
                .map(symmetry -> symmetry.apply(position))
                .toList();
    }

    /** A digit for each square from a1: free, pink X, pink O, black X, black O, totem X, totem O. */
    private static String digits(Position position) {
        return Arrays.stream(Square.values())
                .map(square -> digit(position, square))
                .collect(Collectors.joining());
    }

    private static String digit(Position position, Square square) {
        String content = position.pieceAt(square)
                .map(Piece::name)
                .or(() -> position.totemAt(square).map(Symbol::name))
                .orElse("free");
        return Integer.toString(List.of("free", "PINK_X", "PINK_O", "BLACK_X", "BLACK_O", "X", "O")
                .indexOf(content));
    }
}
