/**
 * Moves, positions and whole games of Oxono as text.
 *
 * <p>Start with {@link io.github.oxono.notation.GameRecord}, the one value behind all formats.
 * {@link io.github.oxono.notation.GameText} reads and writes it as text, one game or archives of any size,
 * {@link io.github.oxono.notation.MatchLog} as the log of a match manager. {@link io.github.oxono.notation.MoveText} and
 * {@link io.github.oxono.notation.PositionText} read what people type. The file {@code NOTATION.md} specifies all of it.
 *
 * <pre>{@code
 * import io.github.oxono.notation.*;
 *
 * Reading<Move> reading = MoveText.read("x d4-e4", Strictness.LENIENT);
 * reading.value(); // => Xd4e4
 * reading.tolerances().size(); // => 2
 * }</pre>
 *
 * <p>Reading is {@link io.github.oxono.notation.Strictness strict or lenient}. Whatever cannot be read is answered with a
 * {@link io.github.oxono.notation.NotationException}, however hostile it is.
 *
 * <p>All values are immutable and safe for use by many threads. An argument that is {@code null} is answered with a
 * {@link NullPointerException}; nothing returns {@code null}.
 */
@NotationStyle
@NullMarked
package io.github.oxono.notation;

import org.jspecify.annotations.NullMarked;
