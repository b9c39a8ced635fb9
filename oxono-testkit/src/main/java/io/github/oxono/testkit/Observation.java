package io.github.oxono.testkit;

import io.github.oxono.Piece;
import io.github.oxono.Position;
import io.github.oxono.Score;
import io.github.oxono.Setup;
import io.github.oxono.testkit.game.Claim;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/** All that an implementation shows of a state. */
record Observation(Setup board, Score score, Claim<Map<Piece, Integer>> reserves) {
    static <S> Observation of(RulesUnderTest<S> rules, S state) {
        return new Observation(rules.board(state), rules.score(state), reserves(rules, state));
    }

    private static <S> Claim<Map<Piece, Integer>> reserves(RulesUnderTest<S> rules, S state) {
        Claim<RulesUnderTest.Reserves<S>> claim = rules.reserves();
        if (claim instanceof Claim.Offered<RulesUnderTest.Reserves<S>> offered) {
            Map<Piece, Integer> counts = new EnumMap<>(Piece.class);
            for (Piece piece : Piece.values()) {
                counts.put(piece, offered.offer().count(state, piece.player(), piece.symbol()));
            }
            return Claim.offered(counts);
        }
        return Claim.missing("no reserves are shown");
    }

    /** What is right in a position, with reserves where they are shown. */
    static Observation of(Position position, Claim<Map<Piece, Integer>> shown) {
        Claim<Map<Piece, Integer>> right = shown.value().isPresent() ? Claim.offered(reserves(position)) : shown;
        return new Observation(position.toSetup(), StateJudge.score(position), right);
    }

    static Map<Piece, Integer> reserves(Position position) {
        Map<Piece, Integer> counts = new EnumMap<>(Piece.class);
        Arrays.stream(Piece.values())
                .forEach(piece -> counts.put(piece, position.reserve(piece.player(), piece.symbol())));
        return counts;
    }

    @Override
    public String toString() {
        return "\"" + board + "\" " + score.text()
                + reserves.value().map(counts -> " with the reserves " + counts).orElse("");
    }
}
