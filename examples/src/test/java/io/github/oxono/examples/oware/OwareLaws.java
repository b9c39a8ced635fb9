package io.github.oxono.examples.oware;

import io.github.oxono.testkit.game.OwnLaw;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/** The laws of Oware, each named after the rule that it comes from. */
final class OwareLaws {
    static final OwnLaw<OwareView, House> W1_FOUR_SEEDS_IN_EACH_HOUSE = OwnLaw.ofStarts(
            "W1_FOUR_SEEDS_IN_EACH_HOUSE",
            "A game starts with four seeds in each house, none captured, and south to move.",
            start -> start.seeds().stream().allMatch(seeds -> seeds == 4)
                    && start.scores().equals(List.of(0, 0))
                    && start.toMove() == Player.SOUTH);

    static final OwnLaw<OwareView, House> W1_48_SEEDS =
            OwnLaw.ofStates("W1_48_SEEDS", "There are 48 seeds for ever.", now -> now.all() == 48);

    static final OwnLaw<OwareView, House> W2_PLAYERS_ALTERNATE = ofMoves(
            "W2_PLAYERS_ALTERNATE",
            "The players move in turn.",
            (sowing, after) -> true,
            (sowing, after) -> after.toMove() == sowing.opponent());

    static final OwnLaw<OwareView, House> W2_THE_ORIGIN_IS_EMPTY = ofMoves(
            "W2_THE_ORIGIN_IS_EMPTY",
            "The house that was sown is empty.",
            (sowing, after) -> true,
            (sowing, after) -> after.seeds(sowing.origin()) == 0);

    static final OwnLaw<OwareView, House> W2_SOWN_ONE_A_HOUSE = ofMoves(
            "W2_SOWN_ONE_A_HOUSE",
            "The seeds are sown counter-clockwise, one a house.",
            (sowing, after) -> true,
            (sowing, after) -> Arrays.stream(House.values())
                    .allMatch(house -> after.seeds(house) == sowing.sown(house) || sowing.mayBeEmptied(house, after)));

    static final OwnLaw<OwareView, House> W3_SCORES_NEVER_SHRINK = ofMoves(
            "W3_SCORES_NEVER_SHRINK",
            "What is captured stays so.",
            (sowing, after) -> true,
            (sowing, after) -> Arrays.stream(Player.values())
                    .allMatch(player -> after.score(player) >= sowing.before().score(player)));

    static final OwnLaw<OwareView, House> W3_ONLY_TWOS_AND_THREES = ofMoves(
            "W3_ONLY_TWOS_AND_THREES",
            "Only an opponent's house with two or three seeds is captured.",
            OwareLaws::captures,
            (sowing, after) -> sowing.emptied(after).stream().allMatch(sowing::isCapturable));

    static final OwnLaw<OwareView, House> W3_BACK_FROM_THE_LAST_SEED = ofMoves(
            "W3_BACK_FROM_THE_LAST_SEED",
            "The captures begin with the last seed and go backwards without a gap.",
            OwareLaws::captures,
            (sowing, after) -> sowing.run().containsAll(sowing.emptied(after))
                    && sowing.emptied(after)
                            .containsAll(sowing.run()
                                    .subList(0, sowing.emptied(after).size())));

    static final OwnLaw<OwareView, House> W3_THE_MOVER_CAPTURES = ofMoves(
            "W3_THE_MOVER_CAPTURES",
            "What is captured is the mover's.",
            (sowing, after) -> !sowing.run().isEmpty(),
            (sowing, after) -> after.score(sowing.opponent()) - sowing.score(sowing.opponent())
                    <= (after.isBare() ? sowing.left(sowing.opponent()) : 0));

    static final OwnLaw<OwareView, House> W3_NOTHING_CAPTURABLE_STAYS = ofMoves(
            "W3_NOTHING_CAPTURABLE_STAYS",
            "All that can be captured is, but in a grand slam.",
            (sowing, after) -> !sowing.run().isEmpty() && !sowing.isGrandSlam(),
            (sowing, after) -> after.score(sowing.mover()) >= sowing.score(sowing.mover()));

    static final OwnLaw<OwareView, House> W4_A_GRAND_SLAM_CAPTURES_NOTHING = ofMoves(
            "W4_A_GRAND_SLAM_CAPTURES_NOTHING",
            "The opponent's last seeds are not captured.",
            (sowing, after) -> sowing.isGrandSlam(),
            (sowing, after) -> after.score(sowing.mover()) == sowing.score(sowing.mover()));

    static final OwnLaw<OwareView, House> W4_A_GRAND_SLAM_IS_LEGAL = OwnLaw.ofStates(
            "W4_A_GRAND_SLAM_IS_LEGAL",
            "A move that would capture the opponent's last seeds may be played.",
            now -> !now.isOver() && !grandSlams(now).isEmpty(),
            now -> now.legal().containsAll(grandSlams(now)));

    static final OwnLaw<OwareView, House> W2_ANY_OWN_SEEDS = OwnLaw.ofStates(
            "W2_ANY_OWN_SEEDS",
            "Where the opponent has seeds, each own house that is not empty may be sown, and no other.",
            now -> !now.isOver() && now.seeds(now.toMove().opponent()) > 0,
            now -> now.legal().equals(now.filledHouses()));

    static final OwnLaw<OwareView, House> W5_THE_HUNGRY_ARE_FED = OwnLaw.ofStates(
            "W5_THE_HUNGRY_ARE_FED",
            "Where the opponent has no seed, each own house that gives one may be sown, and no other.",
            now -> !now.isOver() && now.seeds(now.toMove().opponent()) == 0,
            now -> now.legal().equals(feeding(now)));

    static final OwnLaw<OwareView, House> W6_THE_REST_IS_TAKEN = ofMoves(
            "W6_THE_REST_IS_TAKEN",
            "Who cannot feed takes all seeds on the own side.",
            (sowing, after) -> sowing.isHungry() && !sowing.canFeed(),
            (sowing, after) -> after.isBare()
                    && after.score(sowing.mover()) == sowing.score(sowing.mover())
                    && after.score(sowing.opponent())
                            == sowing.score(sowing.opponent()) + sowing.left(sowing.opponent()));

    static final OwnLaw<OwareView, House> W7_THE_GAME_ENDS_BY_SEEDS = OwnLaw.ofStates(
            "W7_THE_GAME_ENDS_BY_SEEDS",
            "The game is over when a player has 25 seeds or both have 24, and only then.",
            now -> now.isOver() == outcome(now).isPresent());

    static final OwnLaw<OwareView, House> W7_THE_MORE_SEEDS_WIN = OwnLaw.ofStates(
            "W7_THE_MORE_SEEDS_WIN",
            "Whoever has 25 seeds wins, and 24 each are a draw.",
            OwareView::isOver,
            now -> now.outcome().equals(outcome(now)));

    static final OwnLaw<OwareView, House> W6_NO_END_WHILE_A_MOVE_FEEDS = ofMoves(
            "W6_NO_END_WHILE_A_MOVE_FEEDS",
            "The game goes on where the opponent has no seed and a move gives one.",
            (sowing, after) -> sowing.isHungry() && sowing.canFeed(),
            (sowing, after) -> !after.isOver());

    static final OwnLaw<OwareView, House> W8_NO_END_WITHOUT_AGREEMENT = ofMoves(
            "W8_NO_END_WITHOUT_AGREEMENT",
            "The game goes on where both players have seeds and neither has enough to end it.",
            (sowing, after) -> sowing.goesOn(),
            (sowing, after) -> !after.isOver());

    static final OwnLaw<OwareView, House> W8_EACH_TAKES_THE_OWN_SIDE = OwnLaw.ofStates(
            "W8_EACH_TAKES_THE_OWN_SIDE",
            "If the players agree to end the game, each takes the seeds on the own side.",
            now -> !now.isOver(),
            now -> Arrays.stream(Player.values())
                    .allMatch(player -> now.agreed().get(player.ordinal()) == now.score(player) + now.seeds(player)));

    /** In the order in which a fault is looked for. */
    static final List<OwnLaw<OwareView, House>> ALL = List.of(
            W1_FOUR_SEEDS_IN_EACH_HOUSE,
            W1_48_SEEDS,
            W2_PLAYERS_ALTERNATE,
            W2_THE_ORIGIN_IS_EMPTY,
            W2_SOWN_ONE_A_HOUSE,
            W3_SCORES_NEVER_SHRINK,
            W4_A_GRAND_SLAM_CAPTURES_NOTHING,
            W3_ONLY_TWOS_AND_THREES,
            W3_BACK_FROM_THE_LAST_SEED,
            W3_THE_MOVER_CAPTURES,
            W3_NOTHING_CAPTURABLE_STAYS,
            W4_A_GRAND_SLAM_IS_LEGAL,
            W2_ANY_OWN_SEEDS,
            W5_THE_HUNGRY_ARE_FED,
            W7_THE_GAME_ENDS_BY_SEEDS,
            W7_THE_MORE_SEEDS_WIN,
            W6_THE_REST_IS_TAKEN,
            W6_NO_END_WHILE_A_MOVE_FEEDS,
            W8_NO_END_WITHOUT_AGREEMENT,
            W8_EACH_TAKES_THE_OWN_SIDE);

    /** Those that hold of games from any position. */
    static final List<OwnLaw<OwareView, House>> OF_PLAY = ALL.subList(1, ALL.size());

    private OwareLaws() {}

    private static OwnLaw<OwareView, House> ofMoves(
            String name,
            String sentence,
            BiPredicate<Sowing, OwareView> concerned,
            BiPredicate<Sowing, OwareView> kept) {
        return OwnLaw.ofMoves(
                name,
                sentence,
                (before, house, after) -> concerned.test(new Sowing(before, house), after),
                (before, house, after) -> kept.test(new Sowing(before, house), after));
    }

    private static boolean captures(Sowing sowing, OwareView after) {
        return !after.isBare() && !sowing.emptied(after).isEmpty();
    }

    private static List<House> grandSlams(OwareView now) {
        return now.filledHouses().stream()
                .filter(house -> new Sowing(now, house).isGrandSlam())
                .toList();
    }

    private static List<House> feeding(OwareView now) {
        return now.filledHouses().stream()
                .filter(house -> new Sowing(now, house).feeds())
                .toList();
    }

    private static Optional<Outcome> outcome(OwareView now) {
        if (now.score(Player.SOUTH) == 24 && now.score(Player.NORTH) == 24) {
            return Optional.of(new Outcome.Draw());
        }
        return Arrays.stream(Player.values())
                .filter(player -> now.score(player) >= 25)
                .<Outcome>map(Outcome.Win::new)
                .findFirst();
    }
}
