package io.github.oxono.notation.board;

import io.github.oxono.Piece;
import io.github.oxono.Symbol;

/** Which characters a {@link TextBoard} is made of. An enum: compare with {@code ==}. */
public enum TextStyle {
    /** The letters of a position's text, and a full stop for a free square. */
    ASCII,

    /** Light crosses and circles for pink, heavy ones for black; each as wide as a letter. */
    UNICODE {
        @Override
        String piece(Piece piece) {
            return switch (piece) {
                case PINK_X -> "✗";
                case PINK_O -> "○";
                case BLACK_X -> "✘";
                case BLACK_O -> "●";
            };
        }

        @Override
        String free() {
            return "·";
        }
    },

    /** The characters of {@link #ASCII}, coloured by the escape sequences of terminals with 256 colours. */
    ANSI {
        @Override
        String paint(String text, TextInk ink) {
            return ink.sequence() + text + TextInk.RESET;
        }
    };

    /** The sign of a piece, one character. */
    String piece(Piece piece) {
        return String.valueOf(piece.letter());
    }

    /** The sign of a totem, two characters. */
    String totem(Symbol symbol) {
        return "*" + symbol;
    }

    /** The sign of a free square, one character. */
    String free() {
        return ".";
    }

    /** The text in a colour, where there are colours. */
    String paint(String text, TextInk ink) {
        return text;
    }
}
