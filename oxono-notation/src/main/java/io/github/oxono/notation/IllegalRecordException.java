package io.github.oxono.notation;

import io.github.oxono.Legality;
import io.github.oxono.Position;
import io.github.oxono.Refusal;
import io.github.oxono.Rule;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Thrown when a {@link GameRecord}, or a part of one, is built from what cannot be one. */
public final class IllegalRecordException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** What is wrong. */
    private final RecordFault fault;
    /** What is wrong, in words. */
    private final String explanation;

    private final transient @Nullable Integer ply;
    private final transient Legality.@Nullable Illegal illegal;

    private IllegalRecordException(
            RecordFault fault, @Nullable Integer ply, Legality.@Nullable Illegal illegal, String explanation) {
        super((ply == null ? "" : "ply " + ply + ": ") + explanation + " (" + fault + ")");
        this.fault = fault;
        this.explanation = explanation;
        this.ply = ply;
        this.illegal = illegal;
    }

    static IllegalRecordException of(RecordFault fault, String message) {
        return new IllegalRecordException(fault, null, null, message);
    }

    static IllegalRecordException illegalMove(Legality.Illegal illegal) {
        return new IllegalRecordException(
                RecordFault.ILLEGAL_MOVE, ply(illegal.position()), illegal, illegal.message());
    }

    /** The same, at a ply. */
    IllegalRecordException atPly(int number) {
        IllegalRecordException there = new IllegalRecordException(fault, number, illegal, explanation);
        there.initCause(getCause());
        return there;
    }

    /** A problem with a text, of which this is the reason. */
    Problem explain(Problem problem) {
        Problem explained = problem.but(explanation);
        if (getCause() instanceof NotationException notation) {
            explained = explained.as(notation.fault()).with(notation.setupFaults());
        } else if (fault == RecordFault.ILLEGAL_MOVE) {
            explained = explained.as(NotationFault.ILLEGAL_MOVE).with(Objects.requireNonNull(illegal));
        } else if (fault == RecordFault.WRONG_RESULT) {
            explained = explained.as(NotationFault.WRONG_RESULT);
        }
        return ply == null ? explained : explained.atPly(ply);
    }

    /** The number of the ply that is refused in a position; in a finished one too, where there is none. */
    private static int ply(Position position) {
        return position.ply() + 1;
    }

    /**
     * Returns what is wrong.
     *
     * @return the code of the fault
     */
    public RecordFault fault() {
        return fault;
    }

    /**
     * Returns which move is wrong.
     *
     * @return how many pieces would stand on the board after it; empty where it is none
     */
    public OptionalInt ply() {
        return ply == null ? OptionalInt.empty() : OptionalInt.of(ply);
    }

    /**
     * Returns the refused move, the position and the reason.
     *
     * @return what {@link Position#check} says; empty unless the fault is {@link RecordFault#ILLEGAL_MOVE}
     */
    public Optional<Legality.Illegal> illegal() {
        return Optional.ofNullable(illegal);
    }

    /**
     * Returns why the move is refused.
     *
     * @return the refusal; empty unless the fault is {@link RecordFault#ILLEGAL_MOVE}
     */
    public Optional<Refusal> refusal() {
        return illegal().map(Legality.Illegal::refusal);
    }

    /**
     * Returns the rule that the move breaks.
     *
     * @return the rule; empty unless the fault is {@link RecordFault#ILLEGAL_MOVE}
     */
    public Optional<Rule> rule() {
        return refusal().map(Refusal::rule);
    }
}
