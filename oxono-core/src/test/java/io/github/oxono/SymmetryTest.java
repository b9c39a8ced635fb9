package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {
    private static final List<Move> MOVES =
            IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex).toList();

    @Provide
    Arbitrary<Position> positions() {
        return Playouts.anyPosition();
    }

    @Provide
    Arbitrary<Position> lastPositions() {
        return Arbitraries.longs().map(seed -> Playouts.game(seed).position());
    }

    @ParameterizedTest
    @CsvSource({
        "IDENTITY,       a1, b1",
        "ROTATE_90,      a6, a5",
        "ROTATE_180,     f6, e6",
        "ROTATE_270,     f1, f2",
        "MIRROR_FILES,   f1, e1",
        "MIRROR_RANKS,   a6, b6",
        "TRANSPOSE,      a1, a2",
        "ANTI_TRANSPOSE, f6, f5"
    })
    void each_is_named_after_what_it_does(String name, String imageOfA1, String imageOfB1) {
        Symmetry plain = Symmetry.valueOf(name);
        Symmetry swapping = name.equals("IDENTITY") ? Symmetry.SWAP : Symmetry.valueOf(name + "_SWAP");

        for (Symmetry symmetry : List.of(plain, swapping)) {
            assertThat(symmetry.apply(Square.A1)).hasToString(imageOfA1);
            assertThat(symmetry.apply(Square.B1)).hasToString(imageOfB1);
        }
        assertThat(Symbol.values()).allSatisfy(symbol -> {
            assertThat(plain.apply(symbol)).isEqualTo(symbol);
            assertThat(swapping.apply(symbol)).isEqualTo(symbol.other());
        });
    }

    @ParameterizedTest
    @EnumSource
    void neighbours_stay_neighbours(Symmetry symmetry) {
        assertThat(Square.values())
                .allSatisfy(square -> assertThat(symmetry.apply(square.neighbours()))
                        .isEqualTo(symmetry.apply(square).neighbours()));
    }

    @ParameterizedTest
    @EnumSource
    void a_piece_keeps_its_colour(Symmetry symmetry) {
        assertThat(Piece.values())
                .allSatisfy(piece -> assertThat(symmetry.apply(piece))
                        .isEqualTo(Piece.of(piece.player(), symmetry.apply(piece.symbol()))));
    }

    @ParameterizedTest
    @EnumSource
    void a_set_goes_where_its_squares_go(Symmetry symmetry) {
        Set<Square> diagonal = EnumSet.of(Square.A1, Square.B2, Square.C3, Square.D3, Square.F6);
        Set<Square> images = diagonal.stream().map(symmetry::apply).collect(Collectors.toSet());

        assertThat(symmetry.apply(SquareSet.copyOf(diagonal))).isEqualTo(images);
        assertThat(symmetry.apply(SquareSet.of())).isEmpty();
    }

    @Test
    void the_sixteen_differ() {
        assertThat(Symmetry.values())
                .extracting(symmetry -> MOVES.stream().map(symmetry::apply).toList())
                .doesNotHaveDuplicates()
                .hasSize(16);
    }

    @ParameterizedTest
    @EnumSource
    void one_then_another_does_what_both_do_in_turn(Symmetry first) {
        for (Symmetry second : Symmetry.values()) {
            assertThat(MOVES).allMatch(move -> first.then(second).apply(move) == second.apply(first.apply(move)));
        }
    }

    @ParameterizedTest
    @EnumSource
    void they_are_a_group(Symmetry symmetry) {
        assertThat(symmetry.then(Symmetry.IDENTITY)).isEqualTo(symmetry);
        assertThat(Symmetry.IDENTITY.then(symmetry)).isEqualTo(symmetry);
        assertThat(symmetry.then(symmetry.inverse())).isEqualTo(Symmetry.IDENTITY);
        assertThat(symmetry.inverse().then(symmetry)).isEqualTo(Symmetry.IDENTITY);
        for (Symmetry second : Symmetry.values()) {
            for (Symmetry third : Symmetry.values()) {
                assertThat(symmetry.then(second).then(third)).isEqualTo(symmetry.then(second.then(third)));
            }
        }
    }

    @Property
    void a_position_goes_where_its_parts_go(@ForAll("positions") Position position, @ForAll Symmetry symmetry) {
        Position image = symmetry.apply(position);

        assertThat(Square.values()).allSatisfy(square -> {
            assertThat(image.pieceAt(symmetry.apply(square)))
                    .isEqualTo(position.pieceAt(square).map(symmetry::apply));
            assertThat(image.totemAt(symmetry.apply(square)))
                    .isEqualTo(position.totemAt(square).map(symmetry::apply));
        });
        assertThat(image.toMove()).isEqualTo(position.toMove());
        assertThat(Position.parse(image.toString())).isEqualTo(image);
        assertThat(symmetry.inverse().apply(image)).isEqualTo(position);
    }

    @Property
    void carries_reserves_and_reaches(@ForAll("positions") Position position, @ForAll Symmetry symmetry) {
        Position image = symmetry.apply(position);

        for (Symbol symbol : Symbol.values()) {
            Symbol other = symmetry.apply(symbol);
            for (Player player : Player.values()) {
                assertThat(image.reserve(player, other)).isEqualTo(position.reserve(player, symbol));
            }
            assertThat(image.totemMove(other)).isEqualTo(position.totemMove(symbol));
            assertThat(image.destinations(other)).isEqualTo(symmetry.apply(position.destinations(symbol)));
            for (Square destination : position.destinations(symbol)) {
                assertThat(image.placements(other, symmetry.apply(destination)))
                        .isEqualTo(symmetry.apply(position.placements(symbol, destination)));
            }
        }
        assertThat(image.freeSquares()).isEqualTo(symmetry.apply(position.freeSquares()));
    }

    @Property
    void carries_legal_moves_and_what_they_lead_to(@ForAll("positions") Position position, @ForAll Symmetry symmetry) {
        Position image = symmetry.apply(position);

        assertThat(image.legalMoves())
                .containsExactlyInAnyOrderElementsOf(
                        position.legalMoves().stream().map(symmetry::apply).toList());
        for (Move move : position.legalMoves()) {
            assertThat(image.play(symmetry.apply(move))).isEqualTo(symmetry.apply(position.play(move)));
        }
    }

    @Property(tries = 300)
    void carries_the_refusal_of_every_move(@ForAll("positions") Position position, @ForAll Symmetry symmetry) {
        Position image = symmetry.apply(position);

        assertThat(MOVES).allMatch(move -> refusal(image, symmetry.apply(move)).equals(refusal(position, move)));
    }

    @Property
    void carries_the_outcome_with_its_alignments(
            @ForAll("lastPositions") Position position, @ForAll Symmetry symmetry) {
        Outcome outcome = position.outcome().orElseThrow();
        Outcome image = symmetry.apply(position).outcome().orElseThrow();

        if (outcome instanceof Outcome.Win win) {
            Outcome.Win winOfImage = (Outcome.Win) image;
            assertThat(winOfImage.winner()).isEqualTo(win.winner());
            assertThat(winOfImage.alignments())
                    .extracting(alignment -> describe(Symmetry.IDENTITY, alignment))
                    .containsExactlyInAnyOrderElementsOf(win.alignments().stream()
                            .map(alignment -> describe(symmetry, alignment))
                            .toList());
        } else {
            assertThat(image).isEqualTo(outcome);
        }
    }

    @Property(tries = 100)
    void carries_the_number_of_sequences(@ForAll("positions") Position position, @ForAll Symmetry symmetry) {
        assertThat(Perft.count(symmetry.apply(position), 2)).isEqualTo(Perft.count(position, 2));
    }

    private static Optional<Refusal> refusal(Position position, Move move) {
        return position.check(move) instanceof Legality.Illegal illegal
                ? Optional.of(illegal.refusal())
                : Optional.empty();
    }

    /** What the image of an alignment is made of, and where it stands, from whichever end it is told. */
    private static List<Object> describe(Symmetry symmetry, Alignment alignment) {
        Object kind = alignment instanceof Alignment.OfSymbol line
                ? symmetry.apply(line.symbol())
                : ((Alignment.OfColour) alignment).player();
        return List.of(kind, symmetry.apply(SquareSet.copyOf(alignment.squares())));
    }
}
