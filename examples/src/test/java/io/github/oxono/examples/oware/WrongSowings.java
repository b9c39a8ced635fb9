package io.github.oxono.examples.oware;

import java.util.List;

/** What can be wrong with the set-up (W1) and the sowing (W2). */
final class WrongSowings {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "a house has five seeds at first, the next one three",
                    OwareLaws.W1_FOUR_SEEDS_IN_EACH_HOUSE,
                    () -> {
                        NaiveOware oware = new NaiveOware();
                        oware.seeds[0] = 5;
                        oware.seeds[1] = 3;
                        return oware;
                    }),
            new Wrong("north begins", OwareLaws.W1_FOUR_SEEDS_IN_EACH_HOUSE, () -> {
                NaiveOware oware = new NaiveOware();
                oware.mover = 1;
                return oware;
            }),
            new Wrong("a seed is lost when 23 or 34 are sown", OwareLaws.W1_48_SEEDS, () -> new NaiveOware() {
                @Override
                int sow(int from) {
                    int hand = seeds[from];
                    int last = super.sow(from);
                    seeds[last] -= hand == 23 || hand == 34 ? 1 : 0;
                    return last;
                }
            }),
            new Wrong("captured seeds do not count", OwareLaws.W1_48_SEEDS, () -> new NaiveOware() {
                @Override
                void capture(int last) {
                    int before = score[mover];
                    super.capture(last);
                    score[mover] = before;
                }
            }),
            new Wrong("who captures moves again", OwareLaws.W2_PLAYERS_ALTERNATE, () -> new NaiveOware() {
                @Override
                void capture(int last) {
                    int before = score[mover];
                    super.capture(last);
                    mover = score[mover] > before ? 1 - mover : mover;
                }
            }),
            new Wrong(
                    "the twelfth seed falls where it came from",
                    OwareLaws.W2_THE_ORIGIN_IS_EMPTY,
                    () -> new NaiveOware() {
                        @Override
                        boolean isSkipped(int house, int from) {
                            return false;
                        }
                    }),
            new Wrong(
                    "the origin is skipped on the first lap only",
                    OwareLaws.W2_THE_ORIGIN_IS_EMPTY,
                    () -> new NaiveOware() {
                        @Override
                        boolean isSkipped(int house, int from) {
                            return super.isSkipped(house, from) && laps++ == 0;
                        }

                        private int laps;

                        @Override
                        int sow(int from) {
                            laps = 0;
                            return super.sow(from);
                        }
                    }),
            new Wrong("seeds are sown clockwise", OwareLaws.W2_SOWN_ONE_A_HOUSE, () -> new NaiveOware() {
                @Override
                int next(int house) {
                    return super.previous(house);
                }
            }),
            new Wrong("the own side only is sown", OwareLaws.W2_SOWN_ONE_A_HOUSE, () -> new NaiveOware() {
                @Override
                boolean isSkipped(int house, int from) {
                    return house == from || !isOwn(house);
                }
            }),
            new Wrong(
                    "a single seed may not be sown where there is more",
                    OwareLaws.W2_ANY_OWN_SEEDS,
                    () -> new NaiveOware() {
                        @Override
                        List<Integer> moves() {
                            List<Integer> moves = super.moves();
                            List<Integer> fuller = moves.stream()
                                    .filter(house -> seeds[house] > 1)
                                    .toList();
                            return isHungry() || fuller.isEmpty() ? moves : fuller;
                        }
                    }),
            new Wrong("the opponent's houses may be sown", OwareLaws.W2_ANY_OWN_SEEDS, () -> new NaiveOware() {
                @Override
                boolean maySow(int house) {
                    return seeds[house] > 0;
                }
            }),
            new Wrong("empty houses may be sown", OwareLaws.W2_ANY_OWN_SEEDS, () -> new NaiveOware() {
                @Override
                boolean maySow(int house) {
                    return isOwn(house);
                }
            }));

    private WrongSowings() {}
}
