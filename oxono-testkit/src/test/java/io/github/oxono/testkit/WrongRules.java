package io.github.oxono.testkit;

import io.github.oxono.testkit.Wrong.Through;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The family of wrong implementations, by which the kit proves that it can fail. */
final class WrongRules {
    static final Set<Through> EVERY_WAY = EnumSet.allOf(Through.class);

    private WrongRules() {}

    static Stream<Wrong> all() {
        return Stream.of(
                        WrongBoards.ALL,
                        WrongTurns.ALL,
                        WrongReserves.ALL,
                        WrongSlides.ALL,
                        WrongEnclosures.ALL,
                        WrongJumps.ALL,
                        WrongRelocations.ALL,
                        WrongPlacements.ALL,
                        WrongLines.ALL,
                        WrongEnds.ALL,
                        WrongManners.ALL)
                .flatMap(List::stream);
    }
}
