package io.github.oxono.testkit.game;

import java.util.Optional;
import java.util.stream.Stream;

/** What is true of any two-player game with open information. An enum: compare with {@code ==}. */
public enum GameLaw implements Law {
    /** Nothing crashes. */
    NO_CRASH("No exception is thrown but those that mean a refusal."),
    /** Looking is free. */
    QUERIES_CHANGE_NOTHING("Asking for the moves and for what is seen changes nothing."),
    /** Lists hold no duplicates. */
    NO_MOVE_LISTED_TWICE("No move is listed twice."),
    /** Lists tell the truth. */
    LISTED_MOVES_CAN_BE_PLAYED("A listed move can be played."),
    /** The path does not matter. */
    EQUAL_STATES_HAVE_EQUAL_MOVES("States that look equal have the same moves."),
    /** The end is the end. */
    NO_MOVES_AFTER_THE_END("A finished game has no moves."),
    /** A game that goes on can go on. */
    MOVES_UNTIL_THE_END("A game that is not over has a move."),
    /** A refusal has no effect. */
    REFUSED_MOVES_CHANGE_NOTHING("An illegal move is refused, and a refused move leaves the state as it was."),
    /** Values stay. */
    EARLIER_STATES_STAY("Playing a move leaves the earlier state as it was."),
    /** Nothing is shared. */
    GAMES_ARE_SEPARATE("Starting and playing another game leaves this one as it was."),
    /** Undo is exact. */
    UNDO_RESTORES("Undoing a move gives back what was seen before it."),
    /** Games end. */
    PLAY_ENDS("Every game ends within the claimed number of moves.");

    private final String sentence;

    GameLaw(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }

    /**
     * Returns why this law cannot be checked for a game.
     *
     * @param game an implementation
     * @return the reason given with the first missing claim that it needs; empty if it is checked
     */
    public Optional<String> reasonSkipped(GameUnderTest<?, ?> game) {
        return needs(game).flatMap(claim -> claim.reasonMissing().stream()).findFirst();
    }

    private Stream<Claim<?>> needs(GameUnderTest<?, ?> game) {
        return switch (this) {
            case NO_CRASH, QUERIES_CHANGE_NOTHING, GAMES_ARE_SEPARATE -> Stream.of();
            case NO_MOVE_LISTED_TWICE,
                    LISTED_MOVES_CAN_BE_PLAYED,
                    EQUAL_STATES_HAVE_EQUAL_MOVES,
                    NO_MOVES_AFTER_THE_END,
                    MOVES_UNTIL_THE_END -> Stream.of(game.moves());
            case REFUSED_MOVES_CHANGE_NOTHING -> Stream.of(game.refusals(), game.illegalMoves());
            case EARLIER_STATES_STAY -> Stream.of(immutability(game));
            case UNDO_RESTORES -> Stream.of(game.undo());
            case PLAY_ENDS -> Stream.of(game.longestGame(), game.moves());
        };
    }

    private static Claim<?> immutability(GameUnderTest<?, ?> game) {
        return game.mutability() == Mutability.IMMUTABLE
                ? Claim.offered(Mutability.IMMUTABLE)
                : Claim.missing("states change in place");
    }
}
