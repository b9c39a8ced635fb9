package io.github.oxono.notation;

import io.github.oxono.Legality;
import io.github.oxono.Position;
import io.github.oxono.Refusal;
import io.github.oxono.Rule;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Thrown when a {@link GameRecord}, or a part of one, is built from what cannot be one. */
public final class IllegalRecordException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** What is wrong. */
    private final RecordFault fault;

    private final transient @Nullable Integer ply;
    private final transient Legality.@Nullable Illegal illegal;

    private IllegalRecordException(
            RecordFault fault, @Nullable Integer ply, Legality.@Nullable Illegal illegal, String message) {
        super(message + " (" + fault + ")");
        this.fault = fault;
        this.ply = ply;
        this.illegal = illegal;
    }

    static IllegalRecordException of(RecordFault fault, String message) {
        return new IllegalRecordException(fault, null, null, message);
    }

    static IllegalRecordException illegalMove(Legality.Illegal illegal) {
        int ply = ply(illegal.position());
        return new IllegalRecordException(
                RecordFault.ILLEGAL_MOVE, ply, illegal, "ply " + ply + ": " + illegal.message());
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
     * @return how many pieces would stand on the board after it; empty unless the fault is
     *     {@link RecordFault#ILLEGAL_MOVE}
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
