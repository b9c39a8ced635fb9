package io.github.oxono.examples.oware;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The text of a position: the seeds in the houses, those captured, who moves. */
final class PositionText {
    private PositionText() {}

    static String write(Position position) {
        return "%s/%s %d-%d %s"
                .formatted(
                        writeRow(position, Player.SOUTH),
                        writeRow(position, Player.NORTH),
                        position.score(Player.SOUTH),
                        position.score(Player.NORTH),
                        position.toMove().letter());
    }

    private static String writeRow(Position position, Player player) {
        return player.houses().stream()
                .map(house -> String.valueOf(position.seeds(house)))
                .collect(Collectors.joining(","));
    }

    /** Reads a position, after which the text may go on. */
    static Position read(TextCursor cursor) {
        int start = cursor.offset();
        Map<House, Integer> seeds = new EnumMap<>(House.class);
        for (House house : House.values()) {
            seeds.put(house, cursor.readNumber("the number of seeds in " + house));
            readAfter(cursor, house);
        }
        int south = cursor.readNumber("the number of seeds that south has captured");
        cursor.readOneOf("-", "a hyphen after south's captures");
        int north = cursor.readNumber("the number of seeds that north has captured");
        cursor.readOneOf(" ", "a space after north's captures");
        boolean southMoves = cursor.readOneOf("sn", "s or n, the player to move") == 's';
        Position position = new Position(Seeds.of(seeds), south, north, southMoves ? Player.SOUTH : Player.NORTH);
        requireValid(position, cursor, start);
        return position;
    }

    private static void readAfter(TextCursor cursor, House house) {
        switch (house) {
            case SOUTH_F -> cursor.readOneOf("/", "a slash after south's houses");
            case NORTH_F -> cursor.readOneOf(" ", "a space after north's houses");
            default -> cursor.readOneOf(",", "a comma after the seeds in " + house);
        }
    }

    private static void requireValid(Position position, TextCursor cursor, int start) {
        int seeds = position.allSeeds();
        if (seeds != Position.SEEDS) {
            throw cursor.fault(
                    ParseFault.WRONG_NUMBER_OF_SEEDS,
                    start,
                    "found " + seeds + " seeds in all, expected " + Position.SEEDS);
        }
        if (position.isStuck()) {
            throw cursor.fault(
                    ParseFault.NO_MOVE,
                    start,
                    "found a player to move who cannot, expected that player's seeds to be taken");
        }
    }
}
