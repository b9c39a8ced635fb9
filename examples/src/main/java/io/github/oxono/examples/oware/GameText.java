package io.github.oxono.examples.oware;

import java.util.EnumSet;

/** The text of a game: its first position and its steps, with a space before each. */
final class GameText {
    private static final String AGREED = "=";

    private GameText() {}

    static String write(Game game) {
        StringBuilder text = new StringBuilder(game.start().toString());
        game.moves().forEach(house -> text.append(' ').append(house));
        return text.append(game.isEndedByAgreement() ? " " + AGREED : "").toString();
    }

    static Game read(String text) {
        TextCursor cursor = new TextCursor("game", text);
        Game game = Game.of(PositionText.read(cursor));
        while (!cursor.isAtEnd()) {
            cursor.readOneOf(" ", "a space before each move");
            game = readStep(cursor, game);
        }
        return game;
    }

    private static Game readStep(TextCursor cursor, Game game) {
        int start = cursor.offset();
        try {
            if (cursor.isNextOneOf(AGREED)) {
                cursor.readOneOf(AGREED, "the agreed end");
                return game.endCycle(EnumSet.allOf(Player.class));
            }
            return game.play(House.read(cursor, "a house, A to F or a to f, or = for the agreed end"));
        } catch (IllegalMoveException | CycleRefusedException refused) {
            throw cursor.fault(ParseFault.ILLEGAL_MOVE, start, "expected a legal move, but " + refused.getMessage());
        }
    }
}
