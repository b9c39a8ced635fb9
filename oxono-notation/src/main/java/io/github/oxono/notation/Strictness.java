package io.github.oxono.notation;

/** How a text is read. An enum: compare with {@code ==}. */
public enum Strictness {
    /** The canonical writing alone is accepted, so that a text that is read is what would be written. */
    STRICT,
    /** Other spellings of the same meaning are accepted too, and each {@link Leniency} used is reported. */
    LENIENT
}
