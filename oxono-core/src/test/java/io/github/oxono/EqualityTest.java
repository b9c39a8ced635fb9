package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Values are equal when their parts are, however they were made. */
class EqualityTest {
    @Provide
    Arbitrary<Position> positions() {
        return Playouts.anyPosition();
    }

    @Provide
    Arbitrary<Game> games() {
        return Playouts.anyGame();
    }

    @Provide
    Arbitrary<Setup> setups() {
        return Setups.any();
    }

    @Property
    void positions_made_in_different_ways(@ForAll("positions") Position position) {
        assertEqual(position, Position.parse(position.toString()));
        assertEqual(position, Position.of(position.toSetup()));
        assertEqual(position, Symmetry.ROTATE_180.apply(Symmetry.ROTATE_180.apply(position)));
    }

    @Property(tries = 200)
    void positions_that_differ_in_one_thing(@ForAll("positions") Position position) {
        assertThat(changedInOneThing(position)
                        .filter(setup -> setup.faults().isEmpty())
                        .map(Position::of))
                .isNotEmpty()
                .doesNotContain(position);
    }

    @Property
    void setups_made_in_different_orders(@ForAll("setups") Setup setup) {
        Setup.Builder backwards = Setup.builder().toMove(setup.toMove());
        reversed(setup.totems()).forEach(backwards::putTotem);
        reversed(setup.pieces()).forEach(backwards::putPiece);

        assertEqual(setup, backwards.build());
        assertThat(List.copyOf(backwards.build().pieces().keySet())).isSorted();
        assertThat(List.copyOf(backwards.build().totems().keySet())).isSorted();
        assertEqual(setup, Setup.builder().from(setup).build());
    }

    @Property
    void setups_with_one_part_changed(@ForAll("setups") Setup setup, @ForAll Square square, @ForAll Piece piece) {
        Setup otherPiece = Setup.builder().from(setup).putPiece(square, piece).build();
        Setup otherTotem =
                Setup.builder().from(setup).putTotem(Symbol.X, square).build();
        Setup otherPlayer =
                Setup.builder().from(setup).toMove(setup.toMove().opponent()).build();

        assertThat(setup.equals(otherPiece)).isEqualTo(setup.pieces().get(square) == piece);
        assertThat(setup.equals(otherTotem)).isEqualTo(setup.totems().get(Symbol.X) == square);
        assertThat(setup).isNotEqualTo(otherPlayer);
    }

    @Property
    void partial_moves_with_the_same_clicks(@ForAll("positions") Position position, @ForAll Square click) {
        PartialMove turn = PartialMove.of(position);
        PartialMove same = PartialMove.of(Position.parse(position.toString()));
        assertEqual(turn, same);

        for (SquareSet clickable = turn.clickable(); !clickable.isEmpty(); clickable = turn.clickable()) {
            Square square = new ArrayList<>(clickable).get(click.ordinal() % clickable.size());
            assertThat(turn.click(square)).isNotEqualTo(turn);
            turn = turn.click(square);
            same = same.click(square);
            assertEqual(turn, same);
            assertEqual(turn.back().orElseThrow().click(square), turn);
        }
    }

    @Test
    void partial_moves_differ_in_their_position() {
        PartialMove turn = PartialMove.of(Position.initial(Symbol.X)).click(Square.C4);

        assertThat(PartialMove.of(Position.initial(Symbol.O)).click(Square.C4)).isNotEqualTo(turn);
    }

    @Test
    void the_hash_of_a_partial_move_is_the_same_in_every_run() {
        PartialMove turn = PartialMove.of(Position.initial(Symbol.X));

        assertThat(turn.hashCode()).isEqualTo(729737908);
        assertThat(turn.click(Square.C4).click(Square.C6).hashCode()).isEqualTo(1198460992);
    }

    @Property
    void games_with_the_same_steps(@ForAll("games") Game game) {
        Game same = Game.of(Position.parse(game.start().toString()));
        for (Move move : game.moves()) {
            assertThat(same).isNotEqualTo(game);
            same = same.play(Move.parse(move.toString()));
        }
        assertEqual(game, same);
        assertEqual(game.undo().flatMap(Game::redo).orElse(game), same);
        assertThat(game.undo().filter(game::equals)).isEmpty();
    }

    @Test
    void games_differ_in_start_moves_result_and_what_was_taken_back() {
        Game game = Game.of(Position.initial(Symbol.X));
        Game played = game.play(Move.parse("Xd4e4"));

        assertThat(Game.of(Position.initial(Symbol.O))).isNotEqualTo(game);
        assertThat(Game.of(played.position())).isNotEqualTo(played);
        assertThat(game.resign(Player.PINK)).isNotEqualTo(game).isNotEqualTo(game.resign(Player.BLACK));
        assertThat(played.undo()).isNotEmpty().get().isNotEqualTo(game);
    }

    @Test
    void games_that_reach_the_same_position_differ_in_how_they_did() {
        Game oneWay = playFromStart("Xc1b1", "Xd1c1", "Xd2d1");
        Game otherWay = playFromStart("Xc1b1", "Xc2c1", "Xd2d1");
        Game otherStart = Game.of(Position.parse("6/6/1*X4/3*O2/6/6 p")).play(Move.parse("Xd4e4"));

        assertThat(oneWay.position()).isEqualTo(otherWay.position());
        assertThat(oneWay).isNotEqualTo(otherWay);
        assertThat(otherStart.position()).isEqualTo(playFromStart("Xd4e4").position());
        assertThat(otherStart).isNotEqualTo(playFromStart("Xd4e4"));
    }

    @Test
    void moves_and_plies() {
        Position start = Position.initial(Symbol.X);
        Move move = Move.of(Symbol.X, Square.D4, Square.E4);

        assertEqual(move, Move.parse("Xd4e4"));
        assertThat(move).isNotEqualTo(Move.parse("Od4e4")).isNotEqualTo(Move.parse("Xd4d5"));
        assertEqual(start.describe(move), Position.parse(start.toString()).describe(move));
    }

    private static Game playFromStart(String... moves) {
        Game game = Game.of(Position.initial(Symbol.X));
        for (String move : moves) {
            game = game.play(Move.parse(move));
        }
        return game;
    }

    /** A totem or a piece on another square, or a piece with the other symbol. */
    private static Stream<Setup> changedInOneThing(Position position) {
        Setup setup = position.toSetup();
        List<Setup> changed = new ArrayList<>();
        for (Square free : position.freeSquares()) {
            for (Symbol symbol : Symbol.values()) {
                changed.add(Setup.builder().from(setup).putTotem(symbol, free).build());
            }
            for (Square square : setup.pieces().keySet()) {
                Map<Square, Piece> pieces = new EnumMap<>(setup.pieces());
                pieces.put(free, pieces.remove(square));
                changed.add(Setup.builder().from(setup).pieces(pieces).build());
            }
        }
        setup.pieces().forEach((square, piece) -> {
            Piece other = Piece.of(piece.player(), piece.symbol().other());
            changed.add(Setup.builder().from(setup).putPiece(square, other).build());
        });
        return changed.stream();
    }

    private static void assertEqual(Object one, Object other) {
        assertThat(one.equals(other)).isTrue();
        assertThat(other.equals(one)).isTrue();
        assertThat(one).hasSameHashCodeAs(other).hasToString(other.toString());
        assertThat(one.equals(one)).isTrue();
        assertThat(one.equals(null)).isFalse();
        assertThat(one.equals(one.toString())).isFalse();
    }

    private static <K, V> Map<K, V> reversed(Map<K, V> map) {
        List<K> keys = new ArrayList<>(map.keySet());
        Collections.reverse(keys);
        Map<K, V> reversed = new LinkedHashMap<>();
        keys.forEach(key -> reversed.put(key, map.get(key)));
        return reversed;
    }
}
