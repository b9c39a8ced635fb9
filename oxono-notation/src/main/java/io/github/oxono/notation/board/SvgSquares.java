package io.github.oxono.notation.board;

import static io.github.oxono.notation.board.SvgFrame.SQUARE;

import io.github.oxono.Piece;
import io.github.oxono.Ply;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.util.List;
import java.util.Optional;

/** Draws squares with what stands on them. */
final class SvgSquares {
    /** Where the totems stand at the start (R2). */
    private static final SquareSet STARTS = SquareSet.of(Square.C4, Square.D3);

    private static final int MIDDLE = SQUARE / 2;
    private static final int GAP = 2;
    private static final int CORNER = 8;
    private static final int START_RADIUS = 9;
    private static final int HIGHLIGHT_RADIUS = 17;
    private static final int HIGHLIGHT_INSET = 5;
    private static final int HIGHLIGHT_EDGE = 7;

    private final SvgWriter svg;
    private final Palette palette;
    private final Diagram diagram;
    private final SquareSet lastMove;

    SvgSquares(SvgWriter svg, Palette palette, Diagram diagram) {
        this.svg = svg;
        this.palette = palette;
        this.diagram = diagram;
        lastMove = diagram.lastPly().map(SvgSquares::squares).orElse(SquareSet.of());
    }

    void draw(Square square, int x, int y) {
        svg.start("g")
                .with("data-square", square)
                .with("transform", "translate(" + (x + MIDDLE) + " " + (y + MIDDLE) + ")");
        drawGround(square);
        Optional<Piece> piece = Optional.ofNullable(diagram.setup().pieces().get(square));
        List<Symbol> totems = diagram.setup().totems().keySet().stream()
                .filter(symbol -> diagram.setup().totems().get(symbol) == square)
                .toList();
        if (diagram.highlighted().contains(square)) {
            drawHighlight(piece.isEmpty() && totems.isEmpty());
        }
        SvgPieces pieces = new SvgPieces(svg, palette);
        piece.ifPresent(pieces::draw);
        totems.forEach(pieces::drawTotem);
        svg.end();
    }

    private void drawGround(Square square) {
        drawRect(GAP, CORNER).with("fill", lastMove.contains(square) ? palette.lastMove() : palette.square());
        if (STARTS.contains(square)) {
            svg.empty("circle").with("r", START_RADIUS).with("fill", palette.ink());
        }
    }

    private void drawHighlight(boolean free) {
        if (free) {
            svg.empty("circle").with("r", HIGHLIGHT_RADIUS).with("fill", palette.highlight());
        } else {
            drawRect(HIGHLIGHT_INSET, CORNER).with("fill", "none");
            svg.with("stroke", palette.highlight()).with("stroke-width", HIGHLIGHT_EDGE);
        }
    }

    private SvgWriter drawRect(int inset, int corner) {
        int side = SQUARE - 2 * inset;
        return svg.empty("rect")
                .with("x", inset - MIDDLE)
                .with("y", inset - MIDDLE)
                .with("width", side)
                .with("height", side)
                .with("rx", corner);
    }

    private static SquareSet squares(Ply ply) {
        return SquareSet.of(ply.origin(), ply.move().destination(), ply.move().placement());
    }
}
