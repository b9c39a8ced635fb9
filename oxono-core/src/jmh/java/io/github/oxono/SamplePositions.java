package io.github.oxono;

import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Positions from all over the game, none finished, each with a legal move, any move and its text. */
@State(Scope.Benchmark)
public class SamplePositions {
    static final int SIZE = 1024;

    final Position[] positions;
    final Move[] legal = new Move[SIZE];
    final Move[] any = new Move[SIZE];
    final String[] texts = new String[SIZE];

    /** Always the same. */
    public SamplePositions() {
        positions = Playouts.positions(SIZE)
                .filter(position -> !position.isOver())
                .limit(SIZE)
                .toArray(Position[]::new);
        Random random = new Random(1);
        for (int index = 0; index < SIZE; index++) {
            List<Move> moves = positions[index].legalMoves();
            legal[index] = moves.get(random.nextInt(moves.size()));
            any[index] = Move.ofIndex(random.nextInt(Move.COUNT));
            texts[index] = positions[index].toString();
        }
    }
}
