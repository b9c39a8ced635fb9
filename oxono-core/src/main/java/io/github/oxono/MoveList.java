package io.github.oxono;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/** The legal moves of a position in the order of their index; the position itself answers what it contains. */
final class MoveList extends AbstractList<Move> implements RandomAccess {
    private final Position position;
    private final Move[] moves;

    MoveList(Position position, Move[] moves) {
        this.position = position;
        this.moves = moves;
    }

    @Override
    public int size() {
        return moves.length;
    }

    @Override
    public Move get(int place) {
        return moves[place];
    }

    @Override
    public boolean contains(Object object) {
        return object instanceof Move move && position.isLegal(move);
    }

    @Override
    public int indexOf(Object object) {
        return object instanceof Move move ? Math.max(Arrays.binarySearch(moves, move), -1) : -1;
    }

    @Override
    public int lastIndexOf(Object object) {
        return indexOf(object);
    }
}
