package io.github.oxono.examples.play;

import io.github.oxono.examples.oware.Game;
import io.github.oxono.examples.oware.House;
import io.github.oxono.examples.oware.Player;
import io.github.oxono.examples.oware.Ply;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/**
 * Oware's board for the terminal: the seeds of each house, between round brackets if it may be sown, else between square
 * brackets if it is the one that was sown last.
 */
final class OwarePicture {
    private static final int WIDTH = 6;
    private static final int UPPER_ROW = 2;
    private static final int LOWER_ROW = 3;
    /** Dark on light wood, and on a lighter one what may be chosen, in the colours of Oxono's board. */
    private static final AttributedStyle HOUSE =
            AttributedStyle.DEFAULT.foreground(238).background(230);

    private static final AttributedStyle CHOICE =
            AttributedStyle.DEFAULT.foreground(22).background(230).bold();

    private final OwareTurn turn;
    private final Game game;
    private final Player bottom;
    private final Optional<Ply> lastPly;

    private OwarePicture(OwareTurn turn, Player bottom) {
        this.turn = turn;
        this.game = turn.game();
        this.bottom = bottom;
        this.lastPly = lastPly(game);
    }

    static Picture of(OwareTurn turn, int side) {
        OwarePicture picture = new OwarePicture(turn, Player.values()[side]);
        return new Picture(picture.lines(), picture.cells());
    }

    private static Optional<Ply> lastPly(Game game) {
        List<House> moves = game.moves();
        return moves.isEmpty() || game.isEndedByAgreement()
                ? Optional.empty()
                : game.undo().map(before -> before.position().describe(moves.get(moves.size() - 1)));
    }

    private List<AttributedString> lines() {
        List<AttributedString> lines = new ArrayList<>();
        lines.add(new AttributedString(score(bottom.opponent())));
        lines.add(letters(upper()));
        lines.add(seeds(upper()));
        lines.add(seeds(lower()));
        lines.add(letters(lower()));
        lines.add(new AttributedString(score(bottom)));
        lastPly.ifPresent(ply -> lines.add(new AttributedString(words(ply))));
        return lines;
    }

    private List<House> lower() {
        return bottom.houses();
    }

    /** Sown from right to left, as seen from below. */
    private List<House> upper() {
        List<House> houses = new ArrayList<>(bottom.opponent().houses());
        Collections.reverse(houses);
        return houses;
    }

    private String score(Player player) {
        return "%s  captured %d%s"
                .formatted(OwareTurn.name(player), game.position().score(player), isToMove(player) ? "  to move" : "");
    }

    private boolean isToMove(Player player) {
        return !game.position().isOver() && game.position().toMove() == player;
    }

    private static AttributedString letters(List<House> houses) {
        return new AttributedString(houses.stream()
                .map("   %s  "::formatted)
                .collect(Collectors.joining())
                .stripTrailing());
    }

    private AttributedString seeds(List<House> houses) {
        AttributedStringBuilder line = new AttributedStringBuilder();
        houses.forEach(house -> line.styled(
                isChoice(house) ? CHOICE : HOUSE,
                marked(house).formatted(game.position().seeds(house))));
        return line.toAttributedString();
    }

    private boolean isChoice(House house) {
        return turn.choices().contains(house.toString());
    }

    private String marked(House house) {
        if (isChoice(house)) {
            return " (%2d) ";
        }
        return lastPly.filter(ply -> ply.house() == house).isPresent() ? " [%2d] " : "  %2d  ";
    }

    private static String words(Ply ply) {
        String sown = "Last move: %s by %s, %d sown"
                .formatted(
                        ply.house(),
                        OwareTurn.name(ply.house().owner()),
                        ply.sown().size());
        if (!ply.spared().isEmpty()) {
            return sown + ", a grand slam captures nothing";
        }
        return ply.captured().isEmpty() ? sown : sown + ", captured from " + ply.captured();
    }

    private List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (int column = 0; column < House.OF_EACH; column++) {
            cells.add(new Cell(lower().get(column).toString(), LOWER_ROW, column * WIDTH, WIDTH));
            cells.add(new Cell(upper().get(column).toString(), UPPER_ROW, column * WIDTH, WIDTH));
        }
        return cells;
    }
}
