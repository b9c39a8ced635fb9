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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    @ParameterizedTest
    @CsvSource({
        "6/6/2*X3/3*O2/6/6 p,                     d1779f2cfa097598",
        "6/6/2*O3/3*X2/6/6 p,                     632dc4e0fe6678ae",
        "*O5/6/6/6/6/5*X p,                       79d12fc8e1090606",
        "6/6/6/6/6/*X*O4 p,                       c14804afe512872a",
        "6/6/3*XX1/3*O2/6/6 b,                    ef95da5e653e0d4d",
        "6/6/2*X3/3*O2/xxx3/XXXX2 b,              81c0771ee2664d30",
        "1*OO3/o1o3/Oo2X1/XOO1x1/3ooX/2Oo*Xx p,   621912be661112eb"
    })
    void never_changes(String position, String key) {
        assertThat(Long.toHexString(Position.parse(position).key())).isEqualTo(key);
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
