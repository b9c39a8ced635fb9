package io.github.oxono.notation.board;

import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Symbol;

/** Draws pieces and totems around the origin, as large as a square holds them. */
final class SvgPieces {
    private static final int RADIUS = 40;

    private static final int EDGE = 4;
    private static final int RING_RADIUS = 34;
    private static final int RING = 3;
    private static final int TOTEM = 80;
    private static final int TOTEM_CORNER = 14;
    private static final int TOTEM_EDGE = 5;
    private static final int SYMBOL = 11;

    private final SvgWriter svg;
    private final Palette palette;

    SvgPieces(SvgWriter svg, Palette palette) {
        this.svg = svg;
        this.palette = palette;
    }

    void draw(Piece piece) {
        Player player = piece.player();
        Colour mark = palette.markOf(player);
        svg.empty("circle").with("r", RADIUS).with("fill", palette.of(player));
        if (player == Player.PINK) {
            svg.with("stroke", mark).with("stroke-width", EDGE);
        } else {
            svg.empty("circle").with("r", RING_RADIUS).with("fill", "none");
            svg.with("stroke", mark).with("stroke-width", RING);
        }
        draw(piece.symbol(), mark);
    }

    void drawTotem(Symbol symbol) {
        svg.empty("rect")
                .with("x", -TOTEM / 2)
                .with("y", -TOTEM / 2)
                .with("width", TOTEM)
                .with("height", TOTEM);
        svg.with("rx", TOTEM_CORNER).with("fill", palette.totem());
        svg.with("stroke", palette.totemMark()).with("stroke-width", TOTEM_EDGE);
        draw(symbol, palette.totemMark());
    }

    private void draw(Symbol symbol, Colour colour) {
        if (symbol == Symbol.X) {
            svg.empty("path").with("d", "M-17-17 17 17M-17 17 17-17").with("stroke-linecap", "round");
        } else {
            svg.empty("circle").with("r", 19).with("fill", "none");
        }
        svg.with("stroke", colour).with("stroke-width", SYMBOL);
    }
}
