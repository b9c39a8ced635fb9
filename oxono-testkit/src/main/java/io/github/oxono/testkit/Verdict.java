package io.github.oxono.testkit;

/** What a check can say of a rule or law. */
public sealed interface Verdict {
    /**
     * Looked at and never found broken.
     *
     * @param looks how often it was looked at
     */
    record Checked(long looks) implements Verdict {}

    /** Found broken. */
    record Failed() implements Verdict {}

    /**
     * Not looked at, since a claim is missing.
     *
     * @param reason the reason given with the missing claim
     */
    record Skipped(String reason) implements Verdict {}

    /** No game of the check came to where it shows. This is no pass. */
    record NotReached() implements Verdict {}
}
