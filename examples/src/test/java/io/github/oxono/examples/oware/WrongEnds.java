package io.github.oxono.examples.oware;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What can be wrong with the duty to feed (W5), and with the ends for want of a move (W6), by seeds (W7), agreed (W8). */
final class WrongEnds {
    static final List<Wrong> ALL = List.of(
            new Wrong("nobody has to feed", OwareLaws.W5_THE_HUNGRY_ARE_FED, () -> new NaiveOware() {
                @Override
                boolean isHungry() {
                    return false;
                }
            }),
            new Wrong(
                    "only the first house that feeds may be sown",
                    OwareLaws.W5_THE_HUNGRY_ARE_FED,
                    () -> new NaiveOware() {
                        @Override
                        List<Integer> moves() {
                            return isHungry() ? super.moves().stream().limit(1).toList() : super.moves();
                        }
                    }),
            new Wrong(
                    "the game goes on though nobody can be fed",
                    OwareLaws.W6_THE_REST_IS_TAKEN,
                    () -> new NaiveOware() {
                        @Override
                        void endWithoutMove() {}
                    }),
            // After a grand slam it looks as if that had captured.
            new Wrong(
                    "the rest goes to the player without seeds",
                    Set.of(OwareLaws.W6_THE_REST_IS_TAKEN, OwareLaws.W4_A_GRAND_SLAM_CAPTURES_NOTHING),
                    () -> new NaiveOware() {
                        @Override
                        void endWithoutMove() {
                            score[1 - mover] += sum(seeds, mover);
                            Arrays.fill(seeds, 0);
                        }
                    }),
            new Wrong(
                    "hunger ends the game although a move feeds",
                    OwareLaws.W6_NO_END_WHILE_A_MOVE_FEEDS,
                    () -> new NaiveOware() {
                        @Override
                        boolean feeds(int house) {
                            return false;
                        }
                    }),
            new Wrong("24 seeds win", OwareLaws.W7_THE_GAME_ENDS_BY_SEEDS, () -> new NaiveOware() {
                @Override
                boolean isWonBy(int player) {
                    return score[player] >= 24 && !isDrawn();
                }
            }),
            new Wrong("25 seeds do not win", OwareLaws.W7_THE_GAME_ENDS_BY_SEEDS, () -> new NaiveOware() {
                @Override
                boolean isWonBy(int player) {
                    return score[player] >= 26;
                }
            }),
            new Wrong("24 seeds each do not end the game", OwareLaws.W7_THE_GAME_ENDS_BY_SEEDS, () -> new NaiveOware() {
                @Override
                boolean isDrawn() {
                    return false;
                }
            }),
            new Wrong(
                    "the game goes on until no seed is left",
                    OwareLaws.W7_THE_GAME_ENDS_BY_SEEDS,
                    () -> new NaiveOware() {
                        @Override
                        boolean isOver() {
                            return sum(seeds, 0) + sum(seeds, 1) == 0;
                        }
                    }),
            new Wrong(
                    "24 seeds each are a win of who moved last",
                    OwareLaws.W7_THE_MORE_SEEDS_WIN,
                    () -> new NaiveOware() {
                        @Override
                        boolean isWonBy(int player) {
                            return super.isWonBy(player) || isDrawn() && player != mover;
                        }
                    }),
            new Wrong("the loser is told to have won", OwareLaws.W7_THE_MORE_SEEDS_WIN, () -> new NaiveOware() {
                @Override
                boolean isWonBy(int player) {
                    return super.isWonBy(1 - player);
                }
            }),
            new Wrong(
                    "a position met again ends the game",
                    OwareLaws.W8_NO_END_WITHOUT_AGREEMENT,
                    () -> new NaiveOware() {
                        private final Set<String> met = new HashSet<>();

                        @Override
                        void play(int house) {
                            super.play(house);
                            String position = Arrays.toString(seeds) + mover;
                            if (!isOver() && !isHungry() && !met.add(position)) {
                                endAsAgreed(this);
                            }
                        }
                    }),
            new Wrong(
                    "the hundredth move ends the game", OwareLaws.W8_NO_END_WITHOUT_AGREEMENT, () -> new NaiveOware() {
                        private int plies;

                        @Override
                        void play(int house) {
                            super.play(house);
                            plies++;
                            if (plies >= 100 && !isOver() && !isHungry()) {
                                endAsAgreed(this);
                            }
                        }
                    }),
            new Wrong(
                    "agreement gives all seeds to the mover",
                    OwareLaws.W8_EACH_TAKES_THE_OWN_SIDE,
                    () -> new NaiveOware() {
                        @Override
                        int[] agreed() {
                            int[] scores = score.clone();
                            scores[mover] = 48 - score[1 - mover];
                            return scores;
                        }
                    }),
            new Wrong("agreement is a draw", OwareLaws.W8_EACH_TAKES_THE_OWN_SIDE, () -> new NaiveOware() {
                @Override
                int[] agreed() {
                    return new int[] {24, 24};
                }
            }));

    private WrongEnds() {}

    private static void endAsAgreed(NaiveOware oware) {
        oware.set(new int[12], oware.agreed(), oware.mover);
    }
}
