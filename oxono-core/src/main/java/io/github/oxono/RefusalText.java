package io.github.oxono;

import java.util.List;
import java.util.Locale;

/** Says to a person why a move or a click is refused and what would be right. */
final class RefusalText {
    private final Position position;
    private final Square totem;
    private final Square destination;
    private final Square placement;

    private RefusalText(Position position, Square totem, Square destination, Square placement) {
        this.position = position;
        this.totem = totem;
        this.destination = destination;
        this.placement = placement;
    }

    static String of(Legality.Illegal illegal) {
        Position position = illegal.position();
        Move move = illegal.move();
        RefusalText text =
                new RefusalText(position, position.totem(move.symbol()), move.destination(), move.placement());
        return "%s is refused: %s in \"%s\"".formatted(move, text.reason(illegal.refusal()), position);
    }

    /** Why a square cannot be clicked; what is clicked next stands in for what is not clicked yet. */
    static String ofClick(PartialMove turn, Square square, Refusal refusal) {
        List<Square> clicks = turn.clicks();
        Square totem = clicks.isEmpty() ? square : clicks.get(0);
        Square destination = clicks.size() < 2 ? square : clicks.get(1);
        return new RefusalText(turn.position(), totem, destination, square).reason(refusal);
    }

    private String reason(Refusal refusal) {
        return "%s (%s, %s)".formatted(sentence(refusal), refusal, refusal.rule());
    }

    private String sentence(Refusal refusal) {
        return switch (refusal) {
            case GAME_OVER -> "the game is over";
            case NO_PIECE_IN_RESERVE ->
                position.toMove().name().toLowerCase(Locale.ROOT) + " has no " + symbol()
                        + " piece in reserve and moves the " + symbol().other() + " totem";
            case TOTEM_STAYS -> theTotem() + " goes to another square, to " + destinations();
            case DESTINATION_OCCUPIED ->
                theTotem() + " goes to a free square, to " + destinations() + "; " + destination + " is occupied";
            case NOT_IN_LINE -> theTotem() + " slides along its rank or file, to " + destinations();
            case PATH_BLOCKED -> theTotem() + " slides over free squares only, to " + destinations();
            case NOT_IN_LINE_FOR_JUMP ->
                theTotem() + " is enclosed and jumps along its rank or file, to " + destinations();
            case NOT_FIRST_FREE_SQUARE ->
                theTotem() + " is enclosed and jumps to the first free square, to " + destinations();
            case PLACEMENT_OCCUPIED ->
                "the piece goes to a free square, to " + placements() + "; " + placement + " is occupied";
            case NOT_ADJACENT -> "the piece goes next to " + destination + ", to " + placements();
        };
    }

    private Symbol symbol() {
        return position.totemAt(totem).orElseThrow();
    }

    private String theTotem() {
        return "the " + symbol() + " totem on " + totem;
    }

    private SquareSet destinations() {
        return position.destinations(symbol());
    }

    private SquareSet placements() {
        return position.placements(symbol(), destination);
    }
}
