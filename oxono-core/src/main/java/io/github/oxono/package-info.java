/**
 * The rules of Oxono as immutable values.
 *
 * <p>Start with {@link io.github.oxono.Position}: it lists, checks and plays moves, and tells how it ends. A
 * {@link io.github.oxono.Move} is a whole turn.
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
 * <p>A frontend makes the same turn click by click, as a {@link io.github.oxono.PartialMove}, and keeps a
 * {@link io.github.oxono.Game}: a position with its history.
 *
 * <pre>{@code
 * Game game = Game.of(Position.initial(Symbol.X));
 * PartialMove turn = PartialMove.of(game.position()).click(Square.C4).click(Square.C6);
 * turn.clickable(); // => [c5, b6, d6]
 * game = game.play(turn.click(Square.B6).move().get());
 * game.moves(); // => [Xc6b6]
 * game.undo().get().position().equals(Position.initial(Symbol.X)); // => true
 * }</pre>
 *
 * <p>A board that may break the rules is a {@link io.github.oxono.Setup}. It tells everything that is wrong with it; one
 * without {@linkplain io.github.oxono.SetupFault faults} is a position.
 *
 * <pre>{@code
 * Setup setup = Setup.builder()
 *         .putTotem(Symbol.X, Square.A1)
 *         .putPiece(Square.A1, Piece.PINK_X)
 *         .toMove(Player.BLACK)
 *         .build();
 * setup.faults(); // => [TOTEM_MISSING, PIECE_UNDER_TOTEM]
 * }</pre>
 *
 * <p>For search and research there are {@linkplain io.github.oxono.Position#key() keys},
 * {@linkplain io.github.oxono.Position#canonical() canonical forms}, the 16 {@linkplain io.github.oxono.Symmetry
 * symmetries} and {@link io.github.oxono.Perft}. The rules themselves, with their ids, are in
 * {@link io.github.oxono.Rule}.
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
