package io.github.oxono.examples.play;

import java.util.List;
import java.util.Optional;

/**
 * A turn that is being made, field by field. Immutable.
 *
 * @param <M> a move
 */
interface Turn<M> {
    /** The names of the fields that may be entered now; none after the end. */
    List<String> choices();

    /** Enters a field, or a whole move; throws {@link RefusedException} if that is not accepted now. */
    Turn<M> enter(String text);

    /** The turn without the last field; empty if there is none. */
    Optional<Turn<M>> back();

    /** The move that is made; empty while fields are missing. */
    Optional<M> move();

    /** What is to be done now, by whom; or how the game ended. */
    String prompt();

    /** The board as it is now, seen from a side. */
    Picture picture(int side);
}
