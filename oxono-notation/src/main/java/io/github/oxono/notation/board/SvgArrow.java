package io.github.oxono.notation.board;

import static io.github.oxono.notation.board.SvgFrame.SQUARE;

/**
 * The shape of an arrow. It keeps off the middle of both squares, so that what stands there can be read, and may bow up
 * or to the right, around what it would lie on.
 */
final class SvgArrow {
    private static final int KEPT_OFF = 30;
    private static final int HEAD_LENGTH = 30;
    private static final int HEAD = 17;
    /** The control point of a curve is twice as far out as the curve. */
    private static final int CONTROL = 90;

    private final Point start;
    private final Point control;
    private final Point neck;
    private final Point tip;

    /** Between the middles of two squares. */
    private SvgArrow(Point from, Point to, double bow) {
        Point along = to.minus(from).unit();
        Point beside = new Point(Math.abs(along.y), -Math.abs(along.x));
        control = from.plus(to.minus(from), 0.5).plus(beside, bow);
        start = from.plus(control.minus(from).unit(), KEPT_OFF);
        Point backwards = control.minus(to).unit();
        tip = to.plus(backwards, KEPT_OFF);
        neck = tip.plus(backwards, HEAD_LENGTH);
    }

    static SvgArrow straight(Arrow arrow, View view) {
        return of(arrow, view, 0);
    }

    static SvgArrow bowed(Arrow arrow, View view) {
        return of(arrow, view, CONTROL);
    }

    private static SvgArrow of(Arrow arrow, View view, double bow) {
        return new SvgArrow(
                middle(view.column(arrow.from()), view.row(arrow.from())),
                middle(view.column(arrow.to()), view.row(arrow.to())),
                bow);
    }

    private static Point middle(int column, int row) {
        return new Point((column + 0.5) * SQUARE, (row + 0.5) * SQUARE);
    }

    /** The shaft as a {@code path} takes it. */
    String shaft() {
        return "M" + start + "Q" + control + " " + neck;
    }

    /** The head as a {@code polygon} takes it. */
    String head() {
        Point back = neck.minus(tip).unit();
        Point beside = new Point(-back.y, back.x);
        return tip + " " + neck.plus(beside, HEAD) + " " + neck.plus(beside, -HEAD);
    }

    private record Point(double x, double y) {
        Point plus(Point other, double times) {
            return new Point(x + times * other.x, y + times * other.y);
        }

        Point minus(Point other) {
            return plus(other, -1);
        }

        /** In the same direction, of length 1; by operations that give the same bits on every machine. */
        Point unit() {
            double length = Math.sqrt(x * x + y * y);
            return new Point(x / length, y / length);
        }

        /** To a tenth; unlike a formatter's, the same in every language. */
        @Override
        public String toString() {
            return Math.round(x * 10) / 10.0 + "," + Math.round(y * 10) / 10.0;
        }
    }
}
