package io.github.oxono.examples;

import io.github.oxono.Move;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Result;
import io.github.oxono.Symbol;
import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.RecordedMove;
import io.github.oxono.notation.TimeControl;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;

/** A whole game in which each legal move is as likely as any other. */
final class RandomGame {
    private static final Duration TIME = Duration.ofSeconds(60);
    /** So short that nobody runs out of time. */
    private static final long LONGEST_THOUGHT =
            TIME.dividedBy(Position.MAX_PLY / 2).toNanos();

    private final SplittableRandom random;
    private final GameRecord.Builder record = GameRecord.builder();
    private final Map<Player, Duration> left = new EnumMap<>(Map.of(Player.PINK, TIME, Player.BLACK, TIME));
    private Position position;

    private RandomGame(SplittableRandom random, Position start) {
        this.random = random;
        position = start;
        record.start(start);
    }

    /** From either set-up, which is drawn too (R2). */
    static GameRecord of(SplittableRandom random) {
        Symbol onC4 = Symbol.values()[random.nextInt(Symbol.values().length)];
        return new RandomGame(random, Position.initial(onC4)).play(UnaryOperator.identity());
    }

    /** With clocks to the nanosecond, as match managers log them, and from the only set-up that their logs know. */
    static GameRecord timed(SplittableRandom random) {
        RandomGame game = new RandomGame(random, Position.initial(Symbol.O));
        game.record.timeControl(TimeControl.of(TIME));
        return game.play(game::clock);
    }

    private GameRecord play(UnaryOperator<RecordedMove> beside) {
        while (!position.isOver()) {
            List<Move> moves = position.legalMoves();
            Move move = moves.get(random.nextInt(moves.size()));
            record.addMove(beside.apply(RecordedMove.of(move)));
            position = position.play(move);
        }
        return record.result(Result.of(position)).build();
    }

    private RecordedMove clock(RecordedMove move) {
        Duration thought = Duration.ofNanos(random.nextLong(LONGEST_THOUGHT));
        return move.withClock(left.merge(position.toMove(), thought, Duration::minus));
    }
}
