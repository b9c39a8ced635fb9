package io.github.oxono.examples.oware;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What can be wrong with the capture (W3) and the grand slam (W4). */
final class WrongCaptures {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "what is captured is taken from the opponent's score too",
                    OwareLaws.W3_SCORES_NEVER_SHRINK,
                    () -> new NaiveOware() {
                        @Override
                        void capture(int last) {
                            int before = score[mover];
                            super.capture(last);
                            int captured = score[mover] - before;
                            score[mover] += captured;
                            score[1 - mover] -= captured;
                        }
                    }),
            new Wrong("own houses are captured", OwareLaws.W3_ONLY_TWOS_AND_THREES, () -> new NaiveOware() {
                @Override
                List<Integer> captures(int last) {
                    return isOwn(last) && isTwoOrThree(last) ? List.of(last) : super.captures(last);
                }
            }),
            new Wrong("a single seed is captured", OwareLaws.W3_ONLY_TWOS_AND_THREES, () -> new NaiveOware() {
                @Override
                List<Integer> captures(int last) {
                    return !isOwn(last) && seeds[last] == 1 ? List.of(last) : super.captures(last);
                }
            }),
            new Wrong("four seeds are captured", OwareLaws.W3_ONLY_TWOS_AND_THREES, () -> new NaiveOware() {
                @Override
                List<Integer> captures(int last) {
                    return !isOwn(last) && seeds[last] == 4 ? List.of(last) : super.captures(last);
                }
            }),
            new Wrong("captures go forwards too", OwareLaws.W3_BACK_FROM_THE_LAST_SEED, () -> new NaiveOware() {
                @Override
                List<Integer> captures(int last) {
                    List<Integer> captures = super.captures(last);
                    int beyond = next(last);
                    return captures.isEmpty() || !isCapturable(beyond) ? captures : with(captures, beyond);
                }
            }),
            new Wrong(
                    "a house that cannot be captured is passed over",
                    OwareLaws.W3_BACK_FROM_THE_LAST_SEED,
                    () -> new NaiveOware() {
                        @Override
                        List<Integer> captures(int last) {
                            List<Integer> captures = super.captures(last);
                            int beyond = IntStream.range(0, captures.size() + 1)
                                    .reduce(last, (house, step) -> previous(house));
                            return captures.isEmpty() || !isCapturable(beyond) ? captures : with(captures, beyond);
                        }
                    }),
            new Wrong(
                    "captures need not begin with the last seed",
                    OwareLaws.W3_BACK_FROM_THE_LAST_SEED,
                    () -> new NaiveOware() {
                        @Override
                        List<Integer> captures(int last) {
                            return isCapturable(last) ? super.captures(last) : super.captures(previous(last));
                        }
                    }),
            new Wrong("the opponent keeps what is captured", OwareLaws.W3_THE_MOVER_CAPTURES, () -> new NaiveOware() {
                @Override
                void capture(int last) {
                    for (int house : captures(last)) {
                        score[1 - mover] += seeds[house];
                        seeds[house] = 0;
                    }
                }
            }),
            new Wrong(
                    "no capture when 11 or 22 leave the first house",
                    OwareLaws.W3_NOTHING_CAPTURABLE_STAYS,
                    () -> new NaiveOware() {
                        private boolean isMissed;

                        @Override
                        int sow(int from) {
                            isMissed = from % 6 == 0 && (seeds[from] == 11 || seeds[from] == 22);
                            return super.sow(from);
                        }

                        @Override
                        List<Integer> captures(int last) {
                            return isMissed ? List.of() : super.captures(last);
                        }
                    }),
            new Wrong(
                    "only the house of the last seed is captured",
                    OwareLaws.W3_NOTHING_CAPTURABLE_STAYS,
                    () -> new NaiveOware() {
                        @Override
                        List<Integer> captures(int last) {
                            return super.captures(last).stream().limit(1).toList();
                        }
                    }),
            new Wrong("threes are not captured", OwareLaws.W3_NOTHING_CAPTURABLE_STAYS, () -> new NaiveOware() {
                @Override
                List<Integer> captures(int last) {
                    return super.captures(last).stream()
                            .takeWhile(house -> seeds[house] == 2)
                            .toList();
                }
            }),
            new Wrong("a grand slam captures", OwareLaws.W4_A_GRAND_SLAM_CAPTURES_NOTHING, () -> new NaiveOware() {
                @Override
                List<Integer> grandSlam(List<Integer> captures) {
                    return captures;
                }
            }),
            new Wrong(
                    "a grand slam captures all but the last house",
                    OwareLaws.W4_A_GRAND_SLAM_CAPTURES_NOTHING,
                    () -> new NaiveOware() {
                        @Override
                        List<Integer> grandSlam(List<Integer> captures) {
                            return captures.stream()
                                    .limit(Math.max(0, captures.size() - 1))
                                    .toList();
                        }
                    }),
            new Wrong(
                    "a grand slam is one of six houses",
                    OwareLaws.W4_A_GRAND_SLAM_CAPTURES_NOTHING,
                    () -> new NaiveOware() {
                        @Override
                        List<Integer> grandSlam(List<Integer> captures) {
                            return captures.size() == 6 ? List.of() : captures;
                        }
                    }),
            new Wrong(
                    "a grand slam is illegal where there is another move",
                    OwareLaws.W4_A_GRAND_SLAM_IS_LEGAL,
                    () -> new NaiveOware() {
                        @Override
                        List<Integer> moves() {
                            List<Integer> moves = super.moves();
                            List<Integer> others = moves.stream()
                                    .filter(house -> !isGrandSlam(house))
                                    .toList();
                            return others.isEmpty() ? moves : others;
                        }

                        private boolean isGrandSlam(int house) {
                            NaiveOware trial = copy();
                            int last = trial.sow(house);
                            return trial.isCapturable(last)
                                    && trial.captures(last).isEmpty();
                        }
                    }));

    private WrongCaptures() {}

    private static List<Integer> with(List<Integer> houses, int another) {
        return Stream.concat(houses.stream(), Stream.of(another)).toList();
    }
}
