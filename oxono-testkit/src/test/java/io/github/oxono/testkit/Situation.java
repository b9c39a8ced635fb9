package io.github.oxono.testkit;

import io.github.oxono.Alignment;
import io.github.oxono.Game;
import io.github.oxono.Outcome;
import io.github.oxono.Placement;
import io.github.oxono.Ply;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import io.github.oxono.TotemMove;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a game has to meet, for the rules to be tested by it. */
public enum Situation {
    JUMP("a jump", 85, 65),
    JUMP_OVER_THE_OTHER_TOTEM("a jump over the other totem", 15, 11),
    JUMP_OVER_TWO_OR_MORE("a jump over two and more", 70, 50),
    RELOCATION("a relocation", 25, 12),
    FREE_PLACEMENT("a free placement", 75, 54),
    VACATED_SQUARE("a piece on the square the totem left", 95, 88),
    SYMBOL_EXHAUSTED("a symbol that is used up", 70, 45),
    FIVE_IN_A_ROW("five or six in a row", 20, 13),
    WIN_AT_PLY_32("a win with the last piece", 25, 9),
    DRAW_AT_PLY_32("a draw with the last piece", 15, 7);

    private final String words;
    private final int leastOfGames;
    private final int leastOfTries;

    Situation(String words, int leastOfGames, int leastOfTries) {
        this.words = words;
        this.leastOfGames = leastOfGames;
        this.leastOfTries = leastOfTries;
    }

    public String words() {
        return words;
    }

    /** In which share of the games of a check it has to be met, in percent. */
    public int leastOfGames() {
        return leastOfGames;
    }

    /** In which share of the tries of a property, of which one half are not played to their end, in percent. */
    public int leastOfTries() {
        return leastOfTries;
    }

    /** All that a game meets. */
    public static Set<Situation> of(Game game) {
        Position end = game.position();
        Stream<Situation> plies = game.plies().stream().flatMap(ply -> of(game, ply).stream());
        return Stream.concat(plies, ofEnd(end).stream()).collect(Collectors.toSet());
    }

    private static List<Situation> of(Game game, Ply ply) {
        Position before = game.start();
        for (int number = 0; number < ply.number() - 1; number++) {
            before = before.play(game.moves().get(number));
        }
        Position position = before;
        boolean overTotem = ply.jumped().stream()
                .anyMatch(square -> position.totemAt(square).isPresent());
        boolean isExhausted =
                Stream.of(Symbol.values()).anyMatch(symbol -> position.reserve(position.toMove(), symbol) == 0);
        return Stream.of(
                        met(JUMP, ply.totemMove() == TotemMove.JUMP),
                        met(JUMP_OVER_THE_OTHER_TOTEM, overTotem),
                        met(JUMP_OVER_TWO_OR_MORE, ply.jumped().size() > 1),
                        met(RELOCATION, ply.totemMove() == TotemMove.RELOCATION),
                        met(FREE_PLACEMENT, ply.placement() == Placement.FREE),
                        met(VACATED_SQUARE, ply.move().placement() == ply.origin()),
                        met(SYMBOL_EXHAUSTED, isExhausted))
                .flatMap(List::stream)
                .toList();
    }

    private static List<Situation> ofEnd(Position end) {
        boolean isLast = end.ply() == Position.MAX_PLY;
        Outcome outcome = end.outcome().orElse(null);
        if (outcome instanceof Outcome.Win win) {
            boolean isLong = win.alignments().stream().map(Alignment::squares).anyMatch(line -> line.size() > 4);
            return Stream.of(met(FIVE_IN_A_ROW, isLong), met(WIN_AT_PLY_32, isLast))
                    .flatMap(List::stream)
                    .toList();
        }
        return met(DRAW_AT_PLY_32, isLast);
    }

    private static List<Situation> met(Situation situation, boolean isMet) {
        return isMet ? List.of(situation) : List.of();
    }
}
