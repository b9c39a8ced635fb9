package io.github.oxono;

import java.util.Map;

/** The pieces on a board as sets of squares, by colour and by symbol; a totem is no piece. */
record Pieces(long pink, long black, long crosses) {
    static Pieces of(Map<Square, Piece> pieces) {
        long pink = 0;
        long black = 0;
        long crosses = 0;
        for (Map.Entry<Square, Piece> entry : pieces.entrySet()) {
            long bit = Kernel.bit(entry.getKey().ordinal());
            Piece piece = entry.getValue();
            pink |= piece.player() == Player.PINK ? bit : 0;
            black |= piece.player() == Player.BLACK ? bit : 0;
            crosses |= piece.symbol() == Symbol.X ? bit : 0;
        }
        return new Pieces(pink, black, crosses);
    }

    long all() {
        return pink | black;
    }

    long of(Player player) {
        return player == Player.PINK ? pink : black;
    }

    long of(Symbol symbol) {
        return symbol == Symbol.X ? crosses : all() & ~crosses;
    }

    long of(Piece piece) {
        return of(piece.player()) & of(piece.symbol());
    }

    Pieces without(long squares) {
        return new Pieces(pink & ~squares, black & ~squares, crosses & ~squares);
    }

    /** R11. */
    boolean hasLine() {
        return Kernel.hasLine(pink) || Kernel.hasLine(black) || Kernel.hasLine(crosses) || Kernel.hasLine(of(Symbol.O));
    }
}
