package io.github.oxono.notation;

import io.github.oxono.Player;
import io.github.oxono.Result;
import java.util.Optional;
import java.util.function.Predicate;

/** What a match log cannot say. An enum: compare with {@code ==}. */
public enum MatchLogObstacle {
    /** The game starts from another position than the O totem on c4 and the X totem on d3. */
    ANOTHER_START(
            "another start than \"" + MatchLog.START + "\"",
            record -> !record.start().equals(MatchLog.START)),
    /** There is no time control, with which every log begins. */
    NO_TIME_CONTROL("no time control", record -> record.timeControl().isEmpty()),
    /** The time control has an increment. */
    INCREMENT(
            "an increment",
            record -> record.timeControl()
                    .filter(time -> !time.increment().isZero())
                    .isPresent()),
    /** A move has no clock, with which every line of a log ends. */
    NO_CLOCK(
            "a move without a clock",
            record -> record.moves().stream().anyMatch(move -> move.clock().isEmpty())),
    /** A move has a comment. */
    COMMENT(
            "a comment",
            record -> record.moves().stream().anyMatch(move -> move.comment().isPresent())),
    /** There are names, a date or further tags. */
    TAG("names, a date or further tags", MatchLogObstacle::hasTags),
    /** The result has a reason that a log does not know, or the player who lost is not the one to move. */
    RESULT("a result that no last line of a log stands for", MatchLogObstacle::hasAnotherResult);

    private final String what;

    @SuppressWarnings("ImmutableEnumChecker") // the predicates have no state
    private final Predicate<GameRecord> test;

    MatchLogObstacle(String what, Predicate<GameRecord> test) {
        this.what = what;
        this.test = test;
    }

    boolean isIn(GameRecord record) {
        return test.test(record);
    }

    String what() {
        return what;
    }

    private static boolean hasTags(GameRecord record) {
        return record.pink().isPresent()
                || record.black().isPresent()
                || record.event().isPresent()
                || record.place().isPresent()
                || record.date().isPresent()
                || !record.tags().isEmpty();
    }

    private static boolean hasAnotherResult(GameRecord record) {
        Result result = record.result();
        if (Finish.isImplied(result.reason())) {
            return false;
        }
        Optional<Player> toMove = Optional.of(record.toGame().position().toMove());
        return MatchLogEnding.write(result.reason()).isEmpty()
                || !result.winner().map(Player::opponent).equals(toMove);
    }
}
