package io.github.oxono.notation.board;

import io.github.oxono.Alignment;
import io.github.oxono.Game;
import io.github.oxono.Outcome;
import io.github.oxono.PartialMove;
import io.github.oxono.Ply;
import io.github.oxono.Position;
import io.github.oxono.Result;
import io.github.oxono.Setup;
import io.github.oxono.SquareSet;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What a picture shows: a board and what is pointed out on it.
 *
 * <p>Equal when all parts are; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * <pre>{@code
 * import io.github.oxono.notation.board.*;
 *
 * PartialMove turn = PartialMove.of(Position.initial(Symbol.X)).click(Square.C4);
 * Diagram.of(turn).highlighted().equals(turn.clickable()); // => true
 *
 * Diagram diagram = Diagram.builder()
 *         .setup(Setup.parse("6/6/2*X3/3*O2/6/6 p"))
 *         .addArrow(Arrow.of(Square.C4, Square.C6))
 *         .build();
 * SvgBoard.of(Player.PINK).draw(diagram).contains("<title>Oxono: pink to move</title>"); // => true
 * }</pre>
 */
@Value.Immutable
public abstract class Diagram {
    Diagram() {}

    /**
     * Starts a diagram.
     *
     * @return a builder; the set-up has to be given
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns the diagram of a set-up.
     *
     * @param setup any board, with or without faults
     * @return the diagram
     */
    public static Diagram of(Setup setup) {
        return builder().setup(setup).build();
    }

    /**
     * Returns the diagram of a position.
     *
     * @param position the position
     * @return the diagram, with the winning lines if somebody has won
     */
    public static Diagram of(Position position) {
        return builder()
                .setup(position.toSetup())
                .alignments(alignments(position))
                .build();
    }

    /**
     * Returns the diagram of where a game stands.
     *
     * @param game the game
     * @return the diagram of its position, with its last move if it has one, the winning lines if somebody has won on
     *     the board, and the result if it ended off the board, such as by resignation; makes all its plies
     */
    public static Diagram of(Game game) {
        List<Ply> plies = game.plies();
        boolean endedElsewhere =
                game.result().isFinal() && !game.result().reason().isOnBoard();
        return builder()
                .setup(game.position().toSetup())
                .lastPly(plies.stream().skip(Math.max(0, plies.size() - 1)).findFirst())
                .alignments(alignments(game.position()))
                .result(endedElsewhere ? Optional.of(game.result()) : Optional.empty())
                .build();
    }

    /**
     * Returns the diagram of a turn that is being made.
     *
     * @param turn the turn
     * @return the diagram of its board, with the squares that may be clicked
     */
    public static Diagram of(PartialMove turn) {
        return builder().setup(turn.board()).highlighted(turn.clickable()).build();
    }

    /**
     * Returns the board.
     *
     * @return pieces, totems and the player to move
     */
    public abstract Setup setup();

    /**
     * Returns the move that led here, whose squares are marked.
     *
     * @return what {@link Position#describe} told before it was played; empty if there is none to show
     */
    public abstract Optional<Ply> lastPly();

    /**
     * Returns the squares that are pointed out, such as those that may be clicked.
     *
     * @return the squares; none unless they are given
     */
    @Value.Default
    public SquareSet highlighted() {
        return SquareSet.of();
    }

    /**
     * Returns the arrows.
     *
     * @return the arrows, of which later ones are drawn over earlier ones
     */
    public abstract List<Arrow> arrows();

    /**
     * Returns the winning lines.
     *
     * @return the lines; none unless they are given
     */
    public abstract List<Alignment> alignments();

    /**
     * Returns how the game ended where the board does not tell it, such as by resignation: then nobody is to move.
     *
     * @return the result; empty where the board alone tells who moves or how the game ended
     */
    public abstract Optional<Result> result();

    /**
     * Returns the name of the picture, for screen readers and as a tool tip.
     *
     * @return any text; empty for one that says who moves or how the game ended
     */
    public abstract Optional<String> title();

    /**
     * Returns the picture in words, for screen readers.
     *
     * @return any text; empty for one that says all that is on the board and is pointed out
     */
    public abstract Optional<String> description();

    /** What is given, else what the board tells; a board that is no position tells of no end. */
    Result finalResult() {
        return result().orElseGet(
                        () -> setup().faults().isEmpty() ? Result.of(Position.of(setup())) : Result.UNFINISHED);
    }

    private static List<Alignment> alignments(Position position) {
        return position.outcome()
                .filter(Outcome.Win.class::isInstance)
                .map(Outcome.Win.class::cast)
                .map(Outcome.Win::alignments)
                .orElse(List.of());
    }

    /**
     * Gathers the parts of a {@link Diagram}; not for use by several threads.
     *
     * <p>{@code setup} and the like give a part, {@code addArrow} adds one thing, {@code from} takes over another diagram, and
     * {@code build} makes the diagram or throws {@link IllegalStateException} as long as {@code setup} is not given.
     */
    public static final class Builder extends ImmutableDiagram.Builder {
        Builder() {}
    }
}
