/**
 * Pictures of boards, as SVG and as text.
 *
 * <p>A {@link io.github.oxono.notation.board.Diagram} says what is shown: a position or any set-up, the last move,
 * squares that may be clicked, arrows, winning lines. {@link io.github.oxono.notation.board.SvgBoard} and
 * {@link io.github.oxono.notation.board.TextBoard} say how, and draw it.
 *
 * <pre>{@code
 * import io.github.oxono.notation.board.*;
 *
 * Game game = Game.of(Position.initial(Symbol.X)).play(Move.parse("Xd4e4"));
 * String svg = SvgBoard.of(Player.PINK).draw(Diagram.of(game));
 * svg.startsWith("<svg"); // => true
 * String text = TextBoard.of(TextStyle.ASCII).draw(Diagram.of(game));
 * text.lines().skip(3).findFirst(); // => Optional[4   .   . [ .][*X][ X]  .]
 * }</pre>
 *
 * <p>The same diagram gives the same bytes, whatever the machine, its time or its language.
 *
 * <p>All values are immutable and safe for use by many threads. An argument that is {@code null} is answered with a
 * {@link NullPointerException}; nothing returns {@code null}.
 */
@NullMarked
package io.github.oxono.notation.board;

import org.jspecify.annotations.NullMarked;
