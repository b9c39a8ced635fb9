package io.github.oxono.notation.board;

import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** One board in the making. */
final class TextDrawing {
    /** As wide as the longer name of a player, and two blanks. */
    private static final int NAME_WIDTH = 7;

    private final TextBoard board;
    private final TextStyle style;
    private final Diagram diagram;
    private final View view;

    TextDrawing(TextBoard board, Diagram diagram) {
        this.board = board;
        this.diagram = diagram;
        style = board.style();
        view = new View(board.bottom());
    }

    String draw() {
        List<String> lines = new ArrayList<>();
        boolean coordinates = board.parts().contains(Part.COORDINATES);
        boolean reserves = board.parts().contains(Part.RESERVES);
        if (reserves) {
            lines.add(reserve(view.bottom().opponent()));
        }
        for (List<Square> row : view.rows()) {
            lines.add((coordinates ? row.get(0).rank() + " " : "") + row(row));
        }
        if (coordinates) {
            lines.add("  " + files(view.rows().get(0)));
        }
        if (reserves) {
            lines.add(reserve(view.bottom()));
        }
        lines.addAll(Words.remarks(diagram));
        return lines.stream().map(line -> line.stripTrailing() + "\n").collect(Collectors.joining());
    }

    private String row(List<Square> squares) {
        return squares.stream().map(this::square).collect(Collectors.joining()) + style.paint(" ", TextInk.BOARD);
    }

    private String square(Square square) {
        TextMark mark = TextMark.of(diagram, square);
        TextInk markInk = mark == TextMark.NONE ? TextInk.BOARD : TextInk.MARK;
        return style.paint(mark.left(), markInk) + style.paint(content(square) + mark.right(), ink(square));
    }

    private String content(Square square) {
        return totemAt(square)
                .map(style::totem)
                .or(() -> pieceAt(square).map(piece -> " " + style.piece(piece)))
                .orElse(" " + style.free());
    }

    private TextInk ink(Square square) {
        return totemAt(square)
                .map(symbol -> TextInk.TOTEM)
                .or(() -> pieceAt(square).map(piece -> TextInk.of(piece.player())))
                .orElse(TextInk.BOARD);
    }

    private Optional<Symbol> totemAt(Square square) {
        return diagram.setup().totems().entrySet().stream()
                .filter(totem -> totem.getValue() == square)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private Optional<Piece> pieceAt(Square square) {
        return Optional.ofNullable(diagram.setup().pieces().get(square));
    }

    private static String files(List<Square> row) {
        return row.stream().map(square -> "  " + square.file() + " ").collect(Collectors.joining());
    }

    private String reserve(Player player) {
        String name = Words.name(player);
        return name + " ".repeat(NAME_WIDTH - name.length()) + reserve(Piece.of(player, Symbol.X)) + " "
                + reserve(Piece.of(player, Symbol.O)) + "  "
                + Standing.of(diagram, player).words();
    }

    /** Blanks keep the places of pieces that are on the board. */
    private String reserve(Piece piece) {
        int count = Reserve.of(diagram.setup(), piece);
        String pieces = style.piece(piece).repeat(count);
        String painted = count == 0 ? "" : style.paint(pieces, TextInk.of(piece.player()));
        return painted + " ".repeat(Piece.COUNT_OF_EACH - count);
    }
}
