package io.github.oxono;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/**
 * The legal moves of a position in the order of their index; the position itself answers what it contains.
 *
 * <p>Indices take half the room of references, and storing them costs the garbage collector nothing.
 */
final class MoveList extends AbstractList<Move> implements RandomAccess {
    private final Position position;
    private final char[] indices;

    MoveList(Position position, char[] indices) {
        this.position = position;
        this.indices = indices;
    }

    @Override
    public int size() {
        return indices.length;
    }

    @Override
    public Move get(int place) {
        return Move.ofIndex(indices[place]);
    }

    @Override
    public boolean contains(Object object) {
        return object instanceof Move move && position.isLegal(move);
    }

    @Override
    public int indexOf(Object object) {
        return object instanceof Move move ? Math.max(Arrays.binarySearch(indices, (char) move.index()), -1) : -1;
    }

    @Override
    public int lastIndexOf(Object object) {
        return indexOf(object);
    }
}
