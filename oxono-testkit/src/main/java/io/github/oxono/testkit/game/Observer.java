package io.github.oxono.testkit.game;

import java.util.Optional;

/**
 * Watches a walk and judges what it sees; this is how a kit for a single game joins in.
 *
 * @param <S> the implementation's type of a state
 * @param <M> a move
 */
public interface Observer<S, M> {
    /**
     * Judges a state.
     *
     * @param arrival where the walk has come to
     * @return what is wrong there; empty if nothing is
     */
    Optional<Broken> arrived(Arrival<S, M> arrival);

    /**
     * Judges that a move of the route could not be played.
     *
     * @param arrival where it was to be played
     * @param move the move
     * @param doing what came of it, refused or crashed
     * @return what is wrong
     */
    Broken notPlayed(Arrival<S, M> arrival, M move, Attempt<S> doing);
}
