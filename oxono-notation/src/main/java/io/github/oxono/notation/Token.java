package io.github.oxono.notation;

import java.util.Optional;

/**
 * A part of a game's text.
 *
 * @param kind what it is
 * @param text the part itself; of a comment what stands between the braces
 * @param location where it begins
 * @param gap the white space before it, or the first few characters of it
 * @param flaw why it cannot be read, for instance that it is too long
 */
record Token(Kind kind, String text, Location location, String gap, Optional<NotationException> flaw) {
    enum Kind {
        /** A line that begins with a bracket. */
        TAG,
        /** A move, a number or a result: all that stands between white space, and is nothing else. */
        WORD,
        /** What stands in braces. */
        COMMENT,
        /** The end of the text. */
        END
    }

    static Token of(Kind kind, String text, Location location, String gap) {
        return new Token(kind, text, location, gap, Optional.empty());
    }

    Token withFlaw(NotationFault fault, String expected) {
        String offending = kind == Kind.COMMENT ? "{" + text : text;
        return new Token(
                kind, text, location, gap, Optional.of(NotationException.of(fault, location, offending, expected)));
    }

    boolean is(Kind other) {
        return kind == other;
    }

    /** Without its first characters; nothing but a space is missing between them and the rest. */
    Token from(int start) {
        return new Token(kind, text.substring(start), location.plus(start), " ", flaw);
    }

    /** Ends the reading of the game if this token cannot be read. */
    void requireSound() {
        flaw.ifPresent(exception -> {
            throw exception;
        });
    }

    /** Tolerates the white space before it unless it is the canonical one. */
    void expectGap(String canonical, Spelling spelling) {
        spelling.expectSpace(canonical, location, gap);
    }
}
