package io.github.oxono.notation;

import java.util.Collections;
import java.util.Set;
import java.util.stream.Collectors;

/** Thrown when a record is to be written as a match log and says what a log cannot say. */
public final class UnwritableRecordException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Set<MatchLogObstacle> obstacles;

    UnwritableRecordException(Set<MatchLogObstacle> obstacles) {
        super(obstacles.stream()
                .map(obstacle -> obstacle.what() + " (" + obstacle + ")")
                .collect(Collectors.joining(", ", "a match log cannot say: ", "")));
        this.obstacles = Collections.unmodifiableSet(obstacles);
    }

    /**
     * Returns everything that stands in the way.
     *
     * @return the obstacles, in their order
     */
    public Set<MatchLogObstacle> obstacles() {
        return obstacles;
    }
}
