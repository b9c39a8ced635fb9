package io.github.oxono;

import java.util.Locale;

/** Says to a person why a move is refused and what would be right. */
final class RefusalText {
    private RefusalText() {}

    static String of(Legality.Illegal illegal) {
        Refusal refusal = illegal.refusal();
        String reason = reason(refusal, illegal.position(), illegal.move());
        return "%s is refused: %s (%s, %s) in \"%s\""
                .formatted(illegal.move(), reason, refusal, refusal.rule(), illegal.position());
    }

    private static String reason(Refusal refusal, Position position, Move move) {
        Symbol symbol = move.symbol();
        String totem = "the " + symbol + " totem on " + position.totem(symbol);
        return switch (refusal) {
            case GAME_OVER -> "the game is over";
            case NO_PIECE_IN_RESERVE ->
                position.toMove().name().toLowerCase(Locale.ROOT) + " has no " + symbol + " piece in reserve";
            case TOTEM_STAYS -> totem + " has to leave that square";
            case DESTINATION_OCCUPIED -> move.destination() + " is occupied";
            case NOT_IN_LINE -> totem + " slides along its rank or file, to " + position.destinations(symbol);
            case PATH_BLOCKED -> totem + " slides over free squares only, to " + position.destinations(symbol);
            case NOT_IN_LINE_FOR_JUMP ->
                totem + " is enclosed and jumps along its rank or file, to " + position.destinations(symbol);
            case NOT_FIRST_FREE_SQUARE ->
                totem + " is enclosed and jumps to the first free square, to " + position.destinations(symbol);
            case PLACEMENT_OCCUPIED -> move.placement() + " is occupied";
            case NOT_ADJACENT ->
                "the piece goes next to " + move.destination() + ", to "
                        + position.placements(symbol, move.destination());
        };
    }
}
