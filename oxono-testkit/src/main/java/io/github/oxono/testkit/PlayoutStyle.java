package io.github.oxono.testkit;

import io.github.oxono.Alignment;
import io.github.oxono.Move;
import io.github.oxono.Outcome;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** How the moves of a random game are chosen. Each style aims at situations that others seldom meet. */
public enum PlayoutStyle {
    /** Any legal move. */
    UNIFORM {
        @Override
        Move choose(Position position, List<Move> shuffled) {
            return shuffled.get(0);
        }
    },
    /** No line is completed while there is another way; such games are long, and many are drawn (R8, R10, R12). */
    AVOIDING_LINES {
        @Override
        Move choose(Position position, List<Move> shuffled) {
            return quiet(position, shuffled).findFirst().orElse(shuffled.get(0));
        }
    },
    /** Totems are walled in (R6, R7, R8). */
    ENCLOSING {
        @Override
        Move choose(Position position, List<Move> shuffled) {
            return quiet(position, shuffled)
                    .limit(CONSIDERED)
                    .max(Comparator.comparingInt(move -> walls(position.play(move))))
                    .orElse(shuffled.get(0));
        }
    },
    /** The X totem stays as long as it can, and is walled in with pieces of the other symbol (R6, R7). */
    WALLING_IN_X {
        @Override
        Move choose(Position position, List<Move> shuffled) {
            return wallIn(Symbol.X, position, shuffled);
        }
    },
    /** The same with the O totem. */
    WALLING_IN_O {
        @Override
        Move choose(Position position, List<Move> shuffled) {
            return wallIn(Symbol.O, position, shuffled);
        }
    },
    /** Pink plays X as long as there is one, black too or O, so that a symbol is soon used up (R4). */
    EXHAUSTING {
        @Override
        Move choose(Position position, List<Move> shuffled) {
            return quiet(position, shuffled)
                    .filter(move -> move.symbol() == scarcer(position))
                    .findFirst()
                    .orElseGet(() -> AVOIDING_LINES.choose(position, shuffled));
        }
    },
    /** Lines are completed only when they are longer than four (R11). */
    LONG_LINES {
        @Override
        Move choose(Position position, List<Move> shuffled) {
            return shuffled.stream()
                    .filter(move -> hasLongLine(position.play(move)))
                    .findFirst()
                    .orElseGet(() -> AVOIDING_LINES.choose(position, shuffled));
        }
    },
    /** No line is completed before the last piece, and then one if possible (R11, R12). */
    LAST_PIECE {
        @Override
        Move choose(Position position, List<Move> shuffled) {
            Optional<Move> last = position.ply() < Position.MAX_PLY - 1
                    ? Optional.empty()
                    : shuffled.stream()
                            .filter(move -> position.play(move).outcome().orElse(null) instanceof Outcome.Win)
                            .findFirst();
            return last.orElseGet(() -> AVOIDING_LINES.choose(position, shuffled));
        }
    };

    private static final int CONSIDERED = 6;

    /** The position is not finished; the list holds its legal moves in random order. */
    abstract Move choose(Position position, List<Move> shuffled);

    /**
     * Chooses a move.
     *
     * @param position where; not finished
     * @param random decides between moves that suit the style equally
     * @return a legal move
     */
    public Move choose(Position position, Random random) {
        List<Move> moves = new ArrayList<>(position.legalMoves());
        Collections.shuffle(moves, random);
        return choose(position, moves);
    }

    private static Stream<Move> quiet(Position position, List<Move> moves) {
        return moves.stream().filter(move -> !position.play(move).isOver());
    }

    private static Move wallIn(Symbol symbol, Position position, List<Move> shuffled) {
        return quiet(position, shuffled)
                .filter(move -> move.symbol() != symbol)
                .limit(CONSIDERED)
                .max(Comparator.comparingInt(move -> walls(position.play(move), symbol)))
                .orElseGet(() -> AVOIDING_LINES.choose(position, shuffled));
    }

    private static int walls(Position position) {
        return walls(position, Symbol.X) + walls(position, Symbol.O);
    }

    private static int walls(Position position, Symbol symbol) {
        SquareSet free = position.freeSquares();
        int walls = position.isEnclosed(symbol) ? CONSIDERED : 0;
        for (Square neighbour : position.totem(symbol).neighbours()) {
            walls += free.contains(neighbour) ? 0 : 1;
        }
        return walls;
    }

    private static Symbol scarcer(Position position) {
        Player player = position.toMove();
        int crosses = position.reserve(player, Symbol.X);
        int circles = position.reserve(player, Symbol.O);
        return crosses > 0 && (crosses < circles || player == Player.PINK) ? Symbol.X : Symbol.O;
    }

    private static boolean hasLongLine(Position position) {
        return position.outcome().orElse(null) instanceof Outcome.Win win
                && win.alignments().stream().map(Alignment::squares).anyMatch(line -> line.size() > 4);
    }
}
