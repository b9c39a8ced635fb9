package io.github.oxono;

import static io.github.oxono.Refusal.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A move that breaks several rules is refused for the first of them. */
class RefusalOrderTest {
    /** The X totem on c3 is free; pieces stand on its rank and file. */
    private static final String FREE = "2x3/2o3/6/*O1*X1X1/6/5X p";

    /** The X totem on c4 is enclosed, and jumps to c2, a4, e4 and c6. */
    private static final String ENCLOSED = "6/2X3/1O*Xo1x/2x3/6/1O3*O p";

    /** Pink has no X left; the X totem on c4 is free. */
    private static final String WITHOUT_X = "X1X1X1/1o1x1o/X1*X1o1/1x1*O1x/X1X1X1/1o1X1x p";

    /** Pink has no X left; the X totem on c4 is enclosed, and could jump to c2, a4, e4 and c6. */
    private static final String WITHOUT_X_ENCLOSED = "X2oX1/2X2o/1o*Xx2/2X1*Ox/X2oX1/1oX1Xx p";

    /** Pink has won; the X totem on c4 is free. */
    private static final String WON = "6/6/2*X1x1/3*O2/1xx3/XXXX2 b";

    /** Pink has won; the X totem on c4 is enclosed, and could jump to a4, e4 and c6. */
    private static final String WON_ENCLOSED = "6/2X3/1O*Xo2/2x3/xxx2*O/XXXX2 b";

    /** All pieces are on the board; the O totem on b4 could jump to b1. */
    private static final String DRAWN = "oo1OOO/XOooXo/O*OXxOx/oXOXx*X/xOxoXx/x1XxoX p";

    record Pair(String position, String move, Refusal first, Refusal second) {
        Set<Refusal> refusals() {
            return EnumSet.of(first, second);
        }
    }

    static Stream<Pair> pairs() {
        return Stream.of(
                new Pair(DRAWN, "Ob1b4", GAME_OVER, NO_PIECE_IN_RESERVE),
                new Pair(WON, "Xc4c5", GAME_OVER, TOTEM_STAYS),
                new Pair(WON, "Xe4e5", GAME_OVER, DESTINATION_OCCUPIED),
                new Pair(WON, "Xd5d4", GAME_OVER, NOT_IN_LINE),
                new Pair(WON, "Xf4f5", GAME_OVER, PATH_BLOCKED),
                new Pair(WON_ENCLOSED, "Xe5e4", GAME_OVER, NOT_IN_LINE_FOR_JUMP),
                new Pair(WON_ENCLOSED, "Xf4f5", GAME_OVER, NOT_FIRST_FREE_SQUARE),
                new Pair(WON, "Xd4d3", GAME_OVER, PLACEMENT_OCCUPIED),
                new Pair(WON, "Xd4f1", GAME_OVER, NOT_ADJACENT),
                new Pair(WITHOUT_X, "Xc4c5", NO_PIECE_IN_RESERVE, TOTEM_STAYS),
                new Pair(WITHOUT_X, "Xa4a5", NO_PIECE_IN_RESERVE, DESTINATION_OCCUPIED),
                new Pair(WITHOUT_X, "Xa1f6", NO_PIECE_IN_RESERVE, NOT_IN_LINE),
                new Pair(WITHOUT_X, "Xc1f6", NO_PIECE_IN_RESERVE, PATH_BLOCKED),
                new Pair(WITHOUT_X_ENCLOSED, "Xe5e4", NO_PIECE_IN_RESERVE, NOT_IN_LINE_FOR_JUMP),
                new Pair(WITHOUT_X_ENCLOSED, "Xf4e4", NO_PIECE_IN_RESERVE, NOT_FIRST_FREE_SQUARE),
                new Pair(WITHOUT_X, "Xc5c6", NO_PIECE_IN_RESERVE, PLACEMENT_OCCUPIED),
                new Pair(WITHOUT_X, "Xc5a1", NO_PIECE_IN_RESERVE, NOT_ADJACENT),
                new Pair(ENCLOSED, "Xc4c5", TOTEM_STAYS, PLACEMENT_OCCUPIED),
                new Pair(FREE, "Xc3a1", TOTEM_STAYS, NOT_ADJACENT),
                new Pair(FREE, "Xf1f2", DESTINATION_OCCUPIED, NOT_IN_LINE),
                new Pair(FREE, "Xc6d6", DESTINATION_OCCUPIED, PATH_BLOCKED),
                new Pair(ENCLOSED, "Xf1e1", DESTINATION_OCCUPIED, NOT_IN_LINE_FOR_JUMP),
                new Pair(ENCLOSED, "Xf4f5", DESTINATION_OCCUPIED, NOT_FIRST_FREE_SQUARE),
                new Pair(FREE, "Xc5c6", DESTINATION_OCCUPIED, PLACEMENT_OCCUPIED),
                new Pair(FREE, "Xc5a1", DESTINATION_OCCUPIED, NOT_ADJACENT),
                new Pair(FREE, "Xd5c5", NOT_IN_LINE, PLACEMENT_OCCUPIED),
                new Pair(FREE, "Xd5a1", NOT_IN_LINE, NOT_ADJACENT),
                new Pair(FREE, "Xf3e3", PATH_BLOCKED, PLACEMENT_OCCUPIED),
                new Pair(FREE, "Xf3a1", PATH_BLOCKED, NOT_ADJACENT),
                new Pair(ENCLOSED, "Xd5d4", NOT_IN_LINE_FOR_JUMP, PLACEMENT_OCCUPIED),
                new Pair(ENCLOSED, "Xd5a1", NOT_IN_LINE_FOR_JUMP, NOT_ADJACENT),
                new Pair(ENCLOSED, "Xc1b1", NOT_FIRST_FREE_SQUARE, PLACEMENT_OCCUPIED),
                new Pair(ENCLOSED, "Xc1a1", NOT_FIRST_FREE_SQUARE, NOT_ADJACENT),
                new Pair(FREE, "Xd3c5", PLACEMENT_OCCUPIED, NOT_ADJACENT));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void a_move_that_breaks_two_rules_is_refused_for_the_first(Pair pair) {
        Position position = Position.parse(pair.position());
        Move move = Move.parse(pair.move());

        assertThat(BrokenRules.of(position, move)).isEqualTo(pair.refusals());
        assertThat(refusal(position, move)).contains(pair.first());
    }

    @Test
    @Tag("thorough")
    void no_other_two_rules_can_be_broken_at_once() {
        Set<Set<Refusal>> met = new HashSet<>();
        for (Set<Refusal> broken : setsOfBrokenRules()) {
            for (Refusal one : broken) {
                broken.stream().filter(other -> other != one).forEach(other -> met.add(EnumSet.of(one, other)));
            }
        }

        assertThat(met).isEqualTo(pairs().map(Pair::refusals).collect(Collectors.toSet()));
    }

    @Test
    @Tag("thorough")
    void every_move_in_random_games_is_refused_for_the_first_rule_it_breaks() {
        Playouts.positions(30)
                .forEach(position -> moves().forEach(move -> {
                    Optional<Refusal> first =
                            BrokenRules.of(position, move).stream().findFirst();
                    if (!refusal(position, move).equals(first)) {
                        throw new AssertionError(move + " should be refused for " + first + " in " + position);
                    }
                }));
    }

    private static Set<Set<Refusal>> setsOfBrokenRules() {
        return Playouts.positions(30)
                .flatMap(position -> moves().map(move -> BrokenRules.of(position, move)))
                .collect(Collectors.toSet());
    }

    private static Stream<Move> moves() {
        return IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex);
    }

    private static Optional<Refusal> refusal(Position position, Move move) {
        return position.check(move) instanceof Legality.Illegal illegal
                ? Optional.of(illegal.refusal())
                : Optional.empty();
    }
}
