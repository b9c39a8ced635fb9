package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PositionKeyTest {
    private static final BigInteger WORD = BigInteger.TWO.pow(64);

    @Provide
    Arbitrary<Position> positions() {
        return Playouts.anyPosition();
    }

    @Property
    void is_computed_as_published(@ForAll("positions") Position position) {
        assertThat(position.key()).isEqualTo(published(position).longValue());
    }

    @Property
    void depends_on_the_position_alone(@ForAll("positions") Position position) {
        Position read = Position.parse(position.toString());

        assertThat(read.key()).isEqualTo(position.key());
        assertThat(read).hasSameHashCodeAs(position);
        assertThat(position.hashCode()).isEqualTo(Long.hashCode(position.key()));
    }

    @Test
    void does_not_depend_on_the_path() {
        List<Position> reached = afterPlies(3);
        long positions = reached.stream().distinct().count();

        assertThat(positions).isLessThan(reached.size());
        assertThat(reached.stream()
                        .map(position -> List.of(position, position.key()))
                        .distinct())
                .hasSize((int) positions);
    }

    @Test
    @Tag("thorough")
    void differs_for_over_a_million_positions() {
        Set<Position> positions = new HashSet<>();
        Playouts.positions(3000).forEach(position -> {
            for (Symmetry symmetry : Symmetry.values()) {
                positions.add(symmetry.apply(position));
            }
        });

        assertThat(positions.size()).isGreaterThan(1_000_000);
        assertThat(positions.stream().mapToLong(Position::key).distinct().count())
                .isEqualTo(positions.size());
    }

    /** Where the sequences of moves from the start lead, many of them to one place. */
    private static List<Position> afterPlies(int plies) {
        Stream<Position> positions = Stream.of(Position.initial(Symbol.X));
        for (int ply = 0; ply < plies; ply++) {
            positions =
                    positions.flatMap(position -> position.legalMoves().stream().map(position::play));
        }
        return positions.toList();
    }

    /** The algorithm as the documentation of {@link Position#key()} tells it, in whole numbers. */
    private static BigInteger published(Position position) {
        BigInteger pink = sum(square -> isPiece(position, square, piece -> piece.player() == Player.PINK));
        BigInteger black = sum(square -> isPiece(position, square, piece -> piece.player() == Player.BLACK));
        BigInteger crosses = sum(square -> isPiece(position, square, piece -> piece.symbol() == Symbol.X));
        BigInteger totemX =
                BigInteger.valueOf(position.totem(Symbol.X).ordinal()).shiftLeft(36);
        BigInteger totemO =
                BigInteger.valueOf(position.totem(Symbol.O).ordinal()).shiftLeft(36);

        BigInteger inner = mix(crosses.add(new BigInteger("9E3779B97F4A7C15", 16)));
        return mix(pink.add(totemX).add(mix(black.add(totemO).add(inner))));
    }

    private static BigInteger mix(BigInteger number) {
        BigInteger z = number.mod(WORD);
        z = z.xor(z.shiftRight(30))
                .multiply(new BigInteger("BF58476D1CE4E5B9", 16))
                .mod(WORD);
        z = z.xor(z.shiftRight(27))
                .multiply(new BigInteger("94D049BB133111EB", 16))
                .mod(WORD);
        return z.xor(z.shiftRight(31));
    }

    private static boolean isPiece(Position position, Square square, Predicate<Piece> condition) {
        return position.pieceAt(square).filter(condition).isPresent();
    }

    private static BigInteger sum(Predicate<Square> condition) {
        return Arrays.stream(Square.values())
                .filter(condition)
                .map(square -> BigInteger.TWO.pow(square.ordinal()))
                .reduce(BigInteger.ZERO, BigInteger::add);
    }
}
