/**
 * The rules of Oxono as immutable values.
 *
 * <p>Start with {@link io.github.oxono.Position}: it lists, checks and plays moves, and tells how it ends. Around it
 * stand {@link io.github.oxono.Move}, a whole turn; {@link io.github.oxono.PartialMove}, the same turn click by click;
 * {@link io.github.oxono.Game}, a position with its history; {@link io.github.oxono.Setup}, a board that may break the
 * rules; {@link io.github.oxono.Rule}, the rules themselves; {@link io.github.oxono.Symmetry} and
 * {@link io.github.oxono.Perft} for search and research.
 *
 * <pre>{@code
 * Position position = Position.initial(Symbol.X);
 * position.legalMoveCount(); // => 68
 * position.check(Move.parse("Xd5d6")); // => Illegal[refusal=NOT_IN_LINE, move=Xd5d6, position=6/6/2*X3/3*O2/6/6 p]
 * while (!position.isOver()) {
 *     position = position.play(position.legalMoves().get(0));
 * }
 * position.outcome().isPresent(); // => true
 * }</pre>
 *
 * <p>All values are immutable and safe for use by many threads. An argument that is {@code null} is answered with a
 * {@link NullPointerException}, but where {@code equals} or a collection asks for an object; nothing returns
 * {@code null}. Values are not {@link java.io.Serializable}: their texts, written by {@code toString} and read by
 * {@code parse}, are their serialised form. Of an exception that is serialised the message is kept, its values are not.
 */
@OxonoStyle
@NullMarked
package io.github.oxono;

import org.jspecify.annotations.NullMarked;
