package io.github.oxono;

import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * An immutable set of squares, iterated in the order of {@link Square}.
 *
 * <p>Equal to any {@link java.util.Set} of the same squares; the hash is the one that {@code Set} prescribes, which for
 * enums differs from run to run. Safe for use by many threads. Holds no null. {@code contains} and {@code size} take
 * constant time; the set is one {@code long}.
 */
public final class SquareSet extends AbstractSet<Square> {
    private static final SquareSet EMPTY = new SquareSet(0);

    private final long bits;

    private SquareSet(long bits) {
        this.bits = bits;
    }

    /**
     * Returns the set of some squares.
     *
     * @param squares the squares; repetitions count once
     * @return their set
     */
    public static SquareSet of(Square... squares) {
        return copyOf(Arrays.asList(squares));
    }

    /**
     * Returns the set of the squares in a collection.
     *
     * @param squares the squares; repetitions count once
     * @return their set
     */
    public static SquareSet copyOf(Collection<Square> squares) {
        long bits = 0;
        for (Square square : squares) {
            bits |= Kernel.bit(square.ordinal());
        }
        return ofBits(bits);
    }

    /**
     * Returns the set with these bits: bit n stands for the square with ordinal n, bit 0 for a1, bit 35 for f6.
     *
     * @param bits the bits
     * @return the set
     * @throws IllegalArgumentException if one of the bits 36 to 63 is set
     */
    public static SquareSet ofBits(long bits) {
        if ((bits & ~Kernel.BOARD) != 0) {
            throw new IllegalArgumentException(
                    "0x" + Long.toHexString(bits) + " has bits beyond 35; the board has 36 squares, bits 0 to 35");
        }
        return bits == 0 ? EMPTY : new SquareSet(bits);
    }

    /**
     * Returns this set as bits: bit n stands for the square with ordinal n, bit 0 for a1, bit 35 for f6.
     *
     * @return the bits, of which 36 to 63 are never set
     */
    public long toBits() {
        return bits;
    }

    @Override
    public int size() {
        return Long.bitCount(bits);
    }

    @Override
    public boolean contains(Object object) {
        return object instanceof Square square && (bits & Kernel.bit(square.ordinal())) != 0;
    }

    @Override
    public Iterator<Square> iterator() {
        return new SquareIterator(bits);
    }

    private static final class SquareIterator implements Iterator<Square> {
        private long rest;

        SquareIterator(long bits) {
            rest = bits;
        }

        @Override
        public boolean hasNext() {
            return rest != 0;
        }

        @Override
        public Square next() {
            if (rest == 0) {
                throw new NoSuchElementException();
            }
            Square square = Square.at(Long.numberOfTrailingZeros(rest));
            rest &= rest - 1;
            return square;
        }
    }
}
