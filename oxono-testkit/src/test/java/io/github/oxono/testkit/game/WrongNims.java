package io.github.oxono.testkit.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** For each law an implementation of Nim that breaks it and no other. */
final class WrongNims {
    static final Map<GameLaw, Nim> BY_LAW = Map.ofEntries(
            Map.entry(GameLaw.NO_CRASH, new Nim() {
                @Override
                public Object view(Sticks sticks) {
                    return List.of(7, 6, 5, 4, 3, 2, 1).get(7 - sticks.left);
                }
            }),
            Map.entry(GameLaw.QUERIES_CHANGE_NOTHING, new Nim() {
                @Override
                List<Integer> legal(Sticks sticks) {
                    List<Integer> moves = super.legal(sticks);
                    sticks.left = Math.max(sticks.left, 2);
                    return moves;
                }
            }),
            Map.entry(GameLaw.NO_MOVE_LISTED_TWICE, new Nim() {
                @Override
                List<Integer> legal(Sticks sticks) {
                    List<Integer> moves = super.legal(sticks);
                    moves.addAll(super.legal(sticks));
                    return moves;
                }
            }),
            Map.entry(GameLaw.LISTED_MOVES_CAN_BE_PLAYED, new Nim() {
                @Override
                public Claim<Function<Sticks, Collection<Integer>>> moves() {
                    return Claim.offered(sticks -> sticks.left == 0 ? List.of() : List.of(1, 2, 3));
                }
            }),
            Map.entry(GameLaw.EQUAL_STATES_HAVE_EQUAL_MOVES, new Nim() {
                @Override
                List<Integer> legal(Sticks sticks) {
                    List<Integer> moves = super.legal(sticks);
                    if (moves.size() > 1) {
                        moves.remove(sticks.taken.peek());
                    }
                    return moves;
                }
            }),
            Map.entry(GameLaw.NO_MOVES_AFTER_THE_END, new Nim() {
                @Override
                public boolean isOver(Sticks sticks) {
                    return sticks.left <= 1;
                }
            }),
            Map.entry(GameLaw.MOVES_UNTIL_THE_END, new Nim() {
                @Override
                List<Integer> legal(Sticks sticks) {
                    return sticks.left == 1 ? List.of() : super.legal(sticks);
                }
            }),
            Map.entry(GameLaw.REFUSED_MOVES_CHANGE_NOTHING, new Nim() {
                @Override
                public Sticks play(Sticks sticks, Integer take) {
                    sticks.left -= take;
                    if (take < 1 || sticks.left < 0) {
                        throw new IllegalArgumentException("cannot take " + take);
                    }
                    sticks.taken.push(take);
                    return sticks;
                }
            }),
            Map.entry(GameLaw.EARLIER_STATES_STAY, new Nim() {
                @Override
                public Mutability mutability() {
                    return Mutability.IMMUTABLE;
                }

                @Override
                public Claim<UnaryOperator<Sticks>> undo() {
                    return Claim.missing("earlier states are at hand");
                }
            }),
            Map.entry(GameLaw.GAMES_ARE_SEPARATE, new Nim() {
                private final Sticks shared = new Sticks();

                @Override
                public List<Supplier<Sticks>> starts() {
                    return List.of(() -> {
                        shared.left = 7;
                        return shared;
                    });
                }
            }),
            Map.entry(GameLaw.UNDO_RESTORES, new Nim() {
                @Override
                public Claim<UnaryOperator<Sticks>> undo() {
                    return Claim.offered(sticks -> {
                        sticks.left++;
                        return sticks;
                    });
                }
            }),
            Map.entry(GameLaw.PLAY_ENDS, new Nim() {
                @Override
                public Claim<Integer> longestGame() {
                    return Claim.offered(3);
                }
            }));

    private WrongNims() {}

    /** A refusal that does not come. */
    static Nim acceptingTooMuch() {
        return new Nim() {
            @Override
            List<Integer> legal(Sticks sticks) {
                return new ArrayList<>(super.legal(sticks));
            }

            @Override
            public Sticks play(Sticks sticks, Integer take) {
                sticks.left = Math.max(0, sticks.left - take);
                sticks.taken.push(take);
                return sticks;
            }
        };
    }

    static Nim startingWith(int sticks) {
        return new Nim() {
            @Override
            public List<Supplier<Sticks>> starts() {
                return List.of(() -> {
                    Sticks start = new Sticks();
                    start.left = sticks;
                    return start;
                });
            }
        };
    }

    /** After each move as many are left as the function gives for those before it and those taken. */
    static Nim leaving(IntBinaryOperator left) {
        return new Nim() {
            @Override
            public Sticks play(Sticks sticks, Integer take) {
                int before = sticks.left;
                super.play(sticks, take);
                sticks.left = left.applyAsInt(before, take);
                return sticks;
            }
        };
    }
}
