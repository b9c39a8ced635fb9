package io.github.oxono.notation;

import io.github.oxono.Move;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Writes a match log, if the record says nothing that a log cannot say. */
final class MatchLogWriter {
    private MatchLogWriter() {}

    static String write(GameRecord record) {
        Set<MatchLogObstacle> obstacles = obstacles(record);
        if (!obstacles.isEmpty()) {
            throw new UnwritableRecordException(obstacles);
        }
        StringBuilder log = new StringBuilder();
        record.timeControl()
                .ifPresent(time -> log.append(Seconds.text(time.initial())).append('\n'));
        record.moves()
                .forEach(move -> move.clock()
                        .ifPresent(clock ->
                                log.append(line(move.move(), decimal(clock))).append('\n')));
        ending(record).ifPresent(ending -> log.append(ending).append('\n'));
        return log.toString();
    }

    static String line(Move move, String time) {
        return "('%s', %s, %s), %s"
                .formatted(
                        move.symbol(),
                        MatchLogSquare.write(move.destination()),
                        MatchLogSquare.write(move.placement()),
                        time);
    }

    /** With one decimal at least, as the match manager writes times. */
    private static String decimal(Duration time) {
        String text = Seconds.text(time);
        return text.contains(".") ? text : text + ".0";
    }

    private static Optional<String> ending(GameRecord record) {
        return MatchLogEnding.write(record.result().reason());
    }

    private static Set<MatchLogObstacle> obstacles(GameRecord record) {
        Set<MatchLogObstacle> obstacles = EnumSet.noneOf(MatchLogObstacle.class);
        for (MatchLogObstacle obstacle : MatchLogObstacle.values()) {
            if (obstacle.isIn(record)) {
                obstacles.add(obstacle);
            }
        }
        return obstacles;
    }
}
