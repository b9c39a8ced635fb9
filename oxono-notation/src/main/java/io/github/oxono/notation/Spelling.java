package io.github.oxono.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Hears of every spelling that is not canonical: lenient reading notes it, strict reading ends with it. */
final class Spelling {
    private final Strictness strictness;
    private final List<Tolerance> tolerances = new ArrayList<>();

    Spelling(Strictness strictness) {
        this.strictness = Objects.requireNonNull(strictness);
    }

    boolean isStrict() {
        return strictness == Strictness.STRICT;
    }

    void tolerate(Leniency leniency, Location location, String text, String canonical) {
        Tolerance tolerance = new Tolerance(leniency, location, text, canonical);
        if (isStrict()) {
            throw NotationException.notCanonical(tolerance);
        }
        tolerances.add(tolerance);
    }

    /** The same for several leniencies in one piece of text. */
    void tolerate(Set<Leniency> leniencies, Location location, String text, String canonical) {
        leniencies.forEach(leniency -> tolerate(leniency, location, text, canonical));
    }

    /** Tolerates a text unless it is the canonical one. */
    void expect(String canonical, Leniency leniency, Location location, String text) {
        if (!text.equals(canonical)) {
            tolerate(leniency, location, text, canonical);
        }
    }

    /** Tolerates white space unless it is the canonical one; other line ends are noted once a text. */
    void expectSpace(String canonical, Location location, String space) {
        if (!space.equals(canonical)) {
            String withoutMark = space.replace(Tokens.BYTE_ORDER_MARK, "");
            Leniency leniency = withLineFeeds(withoutMark).equals(canonical) ? Leniency.LINE_END : Leniency.SPACE;
            tolerateSpace(leniency, location, space, canonical);
        }
    }

    /** A text of several lines with line feeds at their ends; other ends are tolerated. */
    String readLines(String text, Location location) {
        String plain = withLineFeeds(text);
        if (!plain.equals(text)) {
            tolerateSpace(Leniency.LINE_END, location, "\r", "\n");
        }
        return plain;
    }

    private void tolerateSpace(Leniency leniency, Location location, String space, String canonical) {
        boolean known = leniency == Leniency.LINE_END
                && tolerances.stream().anyMatch(tolerance -> tolerance.leniency() == leniency);
        if (!known) {
            tolerate(leniency, location, space, canonical);
        }
    }

    private static String withLineFeeds(String text) {
        return text.replace("\r\n", "\n").replace('\r', '\n');
    }

    <T> Reading<T> reading(T value) {
        return new Reading<>(value, tolerances);
    }
}
