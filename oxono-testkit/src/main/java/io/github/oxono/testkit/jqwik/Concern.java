package io.github.oxono.testkit.jqwik;

import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.Symbol;
import io.github.oxono.TotemMove;
import java.util.Arrays;
import java.util.function.Predicate;

/** In which positions a rule shows in what is offered. */
final class Concern {
    private Concern() {}

    static boolean of(Rule rule, Position position) {
        return switch (rule) {
            case R1 -> position.ply() < 2;
            case R2, R11, R12 -> false;
            case R3, R5, R9 -> true;
            case R4 -> any(symbol -> isUsedUp(position, symbol));
            case R6, R7, R10 -> any(symbol -> isNearlyEnclosed(position, symbol));
            case R8 -> any(symbol -> position.totemMove(symbol) == TotemMove.RELOCATION);
            case R13 -> position.isOver();
        };
    }

    private static boolean any(Predicate<Symbol> condition) {
        return Arrays.stream(Symbol.values()).anyMatch(condition);
    }

    private static boolean isUsedUp(Position position, Symbol symbol) {
        return position.reserve(position.toMove(), symbol) == 0
                || position.reserve(position.toMove().opponent(), symbol) == 0;
    }

    /** A totem with one way out may be taken for an enclosed one. */
    private static boolean isNearlyEnclosed(Position position, Symbol symbol) {
        long free = position.totem(symbol).neighbours().stream()
                .filter(position.freeSquares()::contains)
                .count();
        return free < 3;
    }
}
