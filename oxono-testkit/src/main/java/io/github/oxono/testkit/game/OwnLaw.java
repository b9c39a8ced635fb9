package io.github.oxono.testkit.game;

import java.util.Objects;
import java.util.function.Predicate;

/**
 * A law of one game, which its author adds to those of every game.
 *
 * <p>It judges what is seen, so that it may look back whether or not states change in place; what is seen is a value of
 * the author's choice. Where a law does not concern each move, it says which ones it concerns, and a check tells whether
 * it met any.
 *
 * <p>Equality is that of the object. Immutable.
 *
 * @param <V> what is seen of a state
 * @param <M> a move
 */
public final class OwnLaw<V, M> implements Law {
    private final String name;
    private final String sentence;
    private final Predicate<Moment<V, M>> concerned;
    private final Predicate<Moment<V, M>> kept;

    private OwnLaw(String name, String sentence, Predicate<Moment<V, M>> concerned, Predicate<Moment<V, M>> kept) {
        this.name = Objects.requireNonNull(name);
        this.sentence = Objects.requireNonNull(sentence);
        this.concerned = concerned;
        this.kept = kept;
    }

    /**
     * Makes a law of how games begin.
     *
     * @param <V> what is seen of a state
     * @param <M> a move
     * @param name under which reports speak of it, such as {@code FOUR_SEEDS_IN_EACH_HOUSE}
     * @param sentence the law itself, a sentence in English
     * @param kept tells whether a state keeps the law
     * @return the law
     */
    public static <V, M> OwnLaw<V, M> ofStarts(String name, String sentence, Predicate<V> kept) {
        return new OwnLaw<>(name, sentence, Moment::isStart, moment -> kept.test(moment.now()));
    }

    /**
     * Makes a law of all states, the first ones too.
     *
     * @param <V> what is seen of a state
     * @param <M> a move
     * @param name under which reports speak of it
     * @param sentence the law itself, a sentence in English
     * @param kept tells whether a state keeps the law
     * @return the law
     */
    public static <V, M> OwnLaw<V, M> ofStates(String name, String sentence, Predicate<V> kept) {
        return ofStates(name, sentence, now -> true, kept);
    }

    /**
     * Makes a law of some states.
     *
     * @param <V> what is seen of a state
     * @param <M> a move
     * @param name under which reports speak of it
     * @param sentence the law itself, a sentence in English
     * @param concerned tells whether the law says anything about a state
     * @param kept tells whether a state that is concerned keeps the law
     * @return the law
     */
    public static <V, M> OwnLaw<V, M> ofStates(
            String name, String sentence, Predicate<V> concerned, Predicate<V> kept) {
        return new OwnLaw<>(name, sentence, moment -> concerned.test(moment.now()), moment -> kept.test(moment.now()));
    }

    /**
     * Makes a law of all moves.
     *
     * @param <V> what is seen of a state
     * @param <M> a move
     * @param name under which reports speak of it
     * @param sentence the law itself, a sentence in English
     * @param kept tells whether a move keeps the law
     * @return the law
     */
    public static <V, M> OwnLaw<V, M> ofMoves(String name, String sentence, MoveTest<V, M> kept) {
        return ofMoves(name, sentence, (before, move, after) -> true, kept);
    }

    /**
     * Makes a law of some moves.
     *
     * @param <V> what is seen of a state
     * @param <M> a move
     * @param name under which reports speak of it
     * @param sentence the law itself, a sentence in English
     * @param concerned tells whether the law says anything about a move
     * @param kept tells whether a move that is concerned keeps the law
     * @return the law
     */
    public static <V, M> OwnLaw<V, M> ofMoves(
            String name, String sentence, MoveTest<V, M> concerned, MoveTest<V, M> kept) {
        return new OwnLaw<>(name, sentence, moment -> moment.passes(concerned), moment -> moment.passes(kept));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String sentence() {
        return sentence;
    }

    /**
     * Returns the name.
     *
     * @return the name
     */
    @Override
    public String toString() {
        return name;
    }

    boolean concerns(Moment<V, M> moment) {
        return concerned.test(moment);
    }

    boolean isKept(Moment<V, M> moment) {
        return kept.test(moment);
    }

    /**
     * A question about a move.
     *
     * @param <V> what is seen of a state
     * @param <M> a move
     */
    @FunctionalInterface
    public interface MoveTest<V, M> {
        /**
         * Answers the question.
         *
         * @param before what was seen before the move
         * @param move the move
         * @param after what is seen after it
         * @return the answer
         */
        boolean test(V before, M move, V after);
    }
}
