package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import net.jqwik.api.statistics.StatisticsReport.StatisticsReportMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KernelTest {
    @ParameterizedTest
    @EnumSource
    void R5_R7_R8_finds_the_destinations_under_every_occupancy_of_rank_and_file(Square totem) {
        occupancies(totem)
                .forEach(occupied -> assertThat(squares(Kernel.destinations(occupied, totem.ordinal())))
                        .as(() -> totem + " among " + squares(occupied))
                        .isEqualTo(squares(new PlainWalk(occupied).destinations(totem.ordinal()))));
    }

    @ParameterizedTest
    @EnumSource
    void R5_R7_R8_reaches_the_destinations_alone_under_every_occupancy_of_rank_and_file(Square totem) {
        occupancies(totem).forEach(occupied -> {
            SquareSet destinations = squares(Kernel.destinations(occupied, totem.ordinal()));
            for (Square square : Square.values()) {
                assertThat(Kernel.reaches(occupied, totem.ordinal(), square.ordinal()))
                        .as(() -> totem + " to " + square + " among " + squares(occupied))
                        .isEqualTo(destinations.contains(square));
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void R6_knows_the_enclosed_under_every_occupancy_of_rank_and_file(Square totem) {
        occupancies(totem)
                .forEach(occupied -> assertThat(Kernel.isEnclosed(occupied, totem.ordinal()))
                        .as(() -> totem + " among " + squares(occupied))
                        .isEqualTo(new PlainWalk(occupied).isEnclosed(totem.ordinal())));
    }

    @Property(tries = 1000)
    @StatisticsReport(StatisticsReportMode.OFF)
    void R9_R10_finds_the_placements_from_any_square_to_any_other(@ForAll("anySquares") SquareSet others) {
        for (Square totem : Square.values()) {
            long occupied = others.toBits() | bit(totem);
            for (Square destination : squares(Kernel.BOARD & ~occupied)) {
                SquareSet placements = squares(Kernel.placements(occupied, totem.ordinal(), destination.ordinal()));

                assertThat(placements)
                        .as(() -> totem + " to " + destination + " among " + squares(occupied))
                        .isEqualTo(squares(new PlainWalk(occupied).placements(totem.ordinal(), destination.ordinal())));
                Statistics.collect(destination.neighbours().containsAll(placements) ? Rule.R9 : Rule.R10);
            }
        }
        requireOften(Rule.R9, Rule.R10);
    }

    @Property(tries = 1000)
    @StatisticsReport(StatisticsReportMode.OFF)
    void counts_the_pairs_of_destination_and_placement_from_any_square(@ForAll("anySquares") SquareSet others) {
        for (Square totem : Square.values()) {
            long occupied = others.toBits() | bit(totem);
            PlainWalk plain = new PlainWalk(occupied);
            SquareSet destinations = squares(plain.destinations(totem.ordinal()));

            assertThat(Kernel.turnCount(occupied, totem.ordinal()))
                    .as(() -> totem + " among " + squares(occupied))
                    .isEqualTo(destinations.stream()
                            .mapToInt(square -> Long.bitCount(plain.placements(totem.ordinal(), square.ordinal())))
                            .sum());
            if (!plain.isEnclosed(totem.ordinal())) {
                Statistics.collect(Rule.R5);
            } else {
                Statistics.collect(lines(totem).containsAll(destinations) ? Rule.R7 : Rule.R8);
            }
        }
        requireOften(Rule.R5, Rule.R7, Rule.R8);
    }

    @Provide
    Arbitrary<SquareSet> anySquares() {
        return Arbitraries.of(Square.class)
                .set()
                .ofMaxSize(34)
                .withSizeDistribution(RandomDistribution.uniform())
                .map(SquareSet::copyOf);
    }

    /** A totem's square with every choice of the ten others on its rank and file, each with three fillings elsewhere. */
    private static LongStream occupancies(Square totem) {
        long lines = lines(totem).toBits();
        long elsewhere = Kernel.BOARD & ~lines & ~bit(totem);
        long some = new SplittableRandom(totem.ordinal()).nextLong() & elsewhere;
        return subsets(lines)
                .flatMap(onLines -> LongStream.of(0, some, elsewhere).map(filling -> bit(totem) | onLines | filling));
    }

    private static LongStream subsets(long all) {
        return LongStream.iterate(all, subset -> (subset - 1) & all).limit(1L << Long.bitCount(all));
    }

    /** The other squares of a square's rank and file. */
    private static SquareSet lines(Square square) {
        return SquareSet.copyOf(Arrays.stream(Square.values())
                .filter(other -> other != square)
                .filter(other -> other.file() == square.file() || other.rank() == square.rank())
                .toList());
    }

    private static SquareSet squares(long bits) {
        return SquareSet.ofBits(bits);
    }

    private static long bit(Square square) {
        return 1L << square.ordinal();
    }

    private static void requireOften(Rule... rules) {
        for (Rule rule : rules) {
            Statistics.coverage(coverage -> coverage.check(rule).count(times -> times > 500));
        }
    }
}
