package io.github.oxono.examples.oware;

import java.util.Locale;

/** Says to a person why something is refused and what would be right. */
final class RefusalText {
    private RefusalText() {}

    static String of(Object refused, Refusal refusal, Position position) {
        return "%s is refused: %s (%s, %s) in \"%s\""
                .formatted(refused, reason(refusal, position), refusal, refusal.rule(), position);
    }

    private static String reason(Refusal refusal, Position position) {
        String mover = position.toMove().name().toLowerCase(Locale.ROOT);
        String sows = mover + " sows one of " + position.legalHouses();
        return switch (refusal) {
            case GAME_OVER -> "the game is over";
            case NOT_OWN_HOUSE -> "it is not " + mover + "'s; " + sows;
            case EMPTY_HOUSE -> "it is empty; " + sows;
            case DOES_NOT_FEED -> "it gives the opponent, who has none, no seed; " + sows;
            case NOT_AGREED -> "both players have to agree";
        };
    }
}
