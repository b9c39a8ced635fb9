package io.github.oxono.notation.board;

import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Symbol;

/** Draws the pieces that a player has yet to place, X before O, with an empty place for each that is on the board. */
final class SvgReserves {
    private static final int HALF_MARK = 11;
    private static final String MARK = "v22l16-11z";
    private static final int FIRST = 42;
    private static final int STEP = 34;
    private static final int SYMBOL_GAP = 26;
    private static final String SCALE = "0.38";
    private static final int EMPTY_RADIUS = 13;
    private static final int EMPTY_EDGE = 2;

    private final SvgWriter svg;
    private final Palette palette;
    private final Diagram diagram;

    SvgReserves(SvgWriter svg, Palette palette, Diagram diagram) {
        this.svg = svg;
        this.palette = palette;
        this.diagram = diagram;
    }

    void draw(Player player, int middle) {
        if (Standing.of(diagram, player) == Standing.TO_MOVE) {
            svg.empty("path").with("d", "M4 " + (middle - HALF_MARK) + MARK).with("fill", palette.ink());
        }
        int x = FIRST;
        for (Symbol symbol : Symbol.values()) {
            Piece piece = Piece.of(player, symbol);
            int count = Reserve.of(diagram.setup(), piece);
            for (int place = 0; place < Piece.COUNT_OF_EACH; place++) {
                if (place < count) {
                    drawPiece(piece, x, middle);
                } else {
                    drawEmpty(x, middle);
                }
                x += STEP;
            }
            x += SYMBOL_GAP;
        }
    }

    private void drawPiece(Piece piece, int x, int y) {
        svg.start("g").with("transform", "translate(" + x + " " + y + ") scale(" + SCALE + ")");
        new SvgPieces(svg, palette).draw(piece);
        svg.end();
    }

    private void drawEmpty(int x, int y) {
        svg.empty("circle").with("cx", x).with("cy", y).with("r", EMPTY_RADIUS).with("fill", "none");
        svg.with("stroke", palette.ink()).with("stroke-width", EMPTY_EDGE).with("opacity", "0.35");
    }
}
