package io.github.oxono.notation.board;

import static io.github.oxono.notation.board.SvgFrame.BOARD;
import static io.github.oxono.notation.board.SvgFrame.SQUARE;

import io.github.oxono.Alignment;
import io.github.oxono.Direction;
import io.github.oxono.Square;
import java.util.List;

/** Draws what lies over several squares; a click goes through it to the square below. */
final class SvgOverlays {
    private static final int LINE_INSET = 1;
    private static final int LINE_EDGE = 8;
    private static final int SHAFT = 12;
    private static final int RIM = 2;
    private static final String OPACITY = "0.9";

    private final SvgWriter svg;
    private final Palette palette;
    private final Diagram diagram;
    private final View view;

    SvgOverlays(SvgWriter svg, Palette palette, Diagram diagram, View view) {
        this.svg = svg;
        this.palette = palette;
        this.diagram = diagram;
        this.view = view;
    }

    void draw() {
        svg.start("g").with("pointer-events", "none").with("fill", "none");
        diagram.alignments().forEach(this::draw);
        diagram.arrows().forEach(this::draw);
        svg.end();
    }

    /** An outline, which hides no piece. */
    private void draw(Alignment alignment) {
        int left = BOARD;
        int top = BOARD;
        int right = 0;
        int bottom = 0;
        for (Square square : alignment.squares()) {
            left = Math.min(left, view.column(square) * SQUARE);
            top = Math.min(top, view.row(square) * SQUARE);
            right = Math.max(right, (view.column(square) + 1) * SQUARE);
            bottom = Math.max(bottom, (view.row(square) + 1) * SQUARE);
        }
        svg.empty("rect").with("x", left + LINE_INSET).with("y", top + LINE_INSET);
        svg.with("width", right - left - 2 * LINE_INSET).with("height", bottom - top - 2 * LINE_INSET);
        svg.with("rx", SQUARE / 2 - LINE_INSET);
        svg.with("stroke", palette.alignment()).with("stroke-width", LINE_EDGE);
    }

    private void draw(Arrow arrow) {
        SvgArrow shape = isOverSomething(arrow) ? SvgArrow.bowed(arrow, view) : SvgArrow.straight(arrow, view);
        svg.start("g").with("opacity", OPACITY);
        drawShaft(shape, palette.square(), SHAFT + 2 * RIM);
        svg.empty("polygon").with("points", shape.head()).with("fill", palette.arrow());
        svg.with("stroke", palette.square()).with("stroke-width", RIM);
        drawShaft(shape, palette.arrow(), SHAFT);
        svg.end();
    }

    private void drawShaft(SvgArrow shape, Colour colour, int width) {
        svg.empty("path")
                .with("d", shape.shaft())
                .with("stroke-linecap", "round")
                .with("stroke", colour)
                .with("stroke-width", width);
    }

    /** Whether it follows a rank or file over a piece or a totem, as a jump does. */
    private boolean isOverSomething(Arrow arrow) {
        return Direction.between(arrow.from(), arrow.to()).stream()
                .map(direction -> arrow.from().ray(direction))
                .map(ray -> ray.subList(0, ray.indexOf(arrow.to())))
                .flatMap(List::stream)
                .anyMatch(square -> diagram.setup().pieces().containsKey(square)
                        || diagram.setup().totems().containsValue(square));
    }
}
