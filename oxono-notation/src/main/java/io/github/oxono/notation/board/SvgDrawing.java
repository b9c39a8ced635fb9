package io.github.oxono.notation.board;

import static io.github.oxono.notation.board.SvgFrame.SQUARE;

import io.github.oxono.Square;

/** One picture in the making: the board, then what stands around it, then what lies over it. */
final class SvgDrawing {
    private static final int CARD_CORNER = 20;
    private static final int FONT_SIZE = 30;
    private static final int BASELINE = 10;

    private final SvgBoard board;
    private final Diagram diagram;
    private final Palette palette;
    private final View view;
    private final SvgFrame frame;
    private final SvgWriter svg = new SvgWriter();

    SvgDrawing(SvgBoard board, Diagram diagram) {
        this.board = board;
        this.diagram = diagram;
        palette = board.palette();
        view = new View(board.bottom());
        frame = new SvgFrame(board.parts());
    }

    String draw() {
        start();
        drawCard();
        SvgSquares squares = new SvgSquares(svg, palette, diagram);
        for (Square square : Square.values()) {
            squares.draw(square, view.column(square) * SQUARE, view.row(square) * SQUARE);
        }
        if (board.parts().contains(Part.COORDINATES)) {
            drawCoordinates();
        }
        if (board.parts().contains(Part.RESERVES)) {
            SvgReserves reserves = new SvgReserves(svg, palette, diagram);
            reserves.draw(view.bottom().opponent(), frame.upperReserveMiddle());
            reserves.draw(view.bottom(), frame.lowerReserveMiddle());
        }
        new SvgOverlays(svg, palette, diagram, view).draw();
        svg.end();
        return svg.finish();
    }

    private void start() {
        svg.startSvg().with("viewBox", frame.left() + " " + frame.top() + " " + frame.width() + " " + frame.height());
        board.width().ifPresent(width -> svg.with("width", width).with("height", heightAt(width)));
        svg.with("role", "img");
        svg.start("title").text(diagram.title().orElseGet(() -> Words.title(diagram)));
        svg.start("desc").text(diagram.description().orElseGet(() -> Words.description(diagram)));
    }

    /** Rounded up, so that nothing is cut off. */
    private int heightAt(int width) {
        return (int) -Math.floorDiv(-(long) width * frame.height(), (long) frame.width());
    }

    private void drawCard() {
        svg.empty("rect").with("x", frame.left()).with("y", frame.top());
        svg.with("width", frame.width()).with("height", frame.height());
        svg.with("rx", CARD_CORNER).with("fill", palette.board());
    }

    private void drawCoordinates() {
        svg.start("g")
                .with("fill", palette.ink())
                .with("font-family", "sans-serif")
                .with("font-size", FONT_SIZE);
        svg.with("text-anchor", "middle");
        for (Square square : Square.values()) {
            if (view.column(square) == 0) {
                int middle = view.row(square) * SQUARE + SQUARE / 2;
                drawName(String.valueOf(square.rank()), frame.ranksMiddle(), middle);
            }
            if (view.row(square) == Square.SIDE - 1) {
                int middle = view.column(square) * SQUARE + SQUARE / 2;
                drawName(String.valueOf(square.file()), middle, frame.filesMiddle());
            }
        }
        svg.end();
    }

    private void drawName(String name, int x, int middle) {
        svg.start("text").with("x", x).with("y", middle + BASELINE).text(name);
    }
}
