package io.github.oxono.notation.board;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Boards of all kinds, from games, from nowhere, and with much pointed out on them. */
class Boards extends DomainContextBase {
    @Provide
    Arbitrary<Game> games() {
        return Combinators.combine(
                        Arbitraries.of(Symbol.class),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, Position.MAX_PLY))
                .as((onC4, seed, length) -> play(Game.of(Position.initial(onC4)), length, new Random(seed)));
    }

    @Provide
    Arbitrary<Position> positions() {
        return games().map(Game::position);
    }

    /** With nothing under a totem. */
    @Provide
    Arbitrary<Setup> setups() {
        Arbitrary<List<Optional<Piece>>> pieces =
                Arbitraries.of(Piece.class).optional(0.5).list().ofSize(Square.values().length);
        Arbitrary<List<Square>> totems =
                Arbitraries.of(Square.class).list().uniqueElements().ofMaxSize(2);
        return Combinators.combine(pieces, totems, Arbitraries.of(Player.class)).as(Boards::setup);
    }

    @Provide
    Arbitrary<Diagram> diagrams() {
        Arbitrary<SquareSet> highlighted = Arbitraries.of(Square.class).set().map(SquareSet::copyOf);
        Arbitrary<List<Arrow>> arrows = Arbitraries.of(Square.class)
                .list()
                .uniqueElements()
                .ofSize(2)
                .map(ends -> Arrow.of(ends.get(0), ends.get(1)))
                .list()
                .ofMaxSize(3);
        return Combinators.combine(games(), highlighted, arrows)
                .as((game, squares, pointers) -> Diagram.builder()
                        .from(Diagram.of(game))
                        .highlighted(squares)
                        .arrows(pointers)
                        .build());
    }

    /** A game of these moves. */
    static Game game(Position start, String... moves) {
        Game game = Game.of(start);
        for (String move : moves) {
            game = game.play(Move.parse(move));
        }
        return game;
    }

    private static Game play(Game start, int length, Random random) {
        Game game = start;
        for (int ply = 0; ply < length && !game.isOver(); ply++) {
            List<Move> moves = game.position().legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    private static Setup setup(List<Optional<Piece>> pieces, List<Square> totems, Player toMove) {
        Setup.Builder setup = Setup.builder().toMove(toMove);
        List<Symbol> symbols = new ArrayList<>(List.of(Symbol.values()));
        totems.forEach(square -> setup.putTotem(symbols.remove(0), square));
        for (Square square : Square.values()) {
            if (!totems.contains(square)) {
                pieces.get(square.ordinal()).ifPresent(piece -> setup.putPiece(square, piece));
            }
        }
        return setup.build();
    }
}
