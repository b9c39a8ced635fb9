package io.github.oxono;

/** What a square holds, in the order in which {@link Position#canonical()} compares boards. */
enum Content {
    FREE(""),
    PINK_X("X"),
    PINK_O("O"),
    BLACK_X("x"),
    BLACK_O("o"),
    TOTEM_X("*X"),
    TOTEM_O("*O");

    private final String text;

    Content(String text) {
        this.text = text;
    }

    static Content of(Piece piece) {
        return switch (piece) {
            case PINK_X -> PINK_X;
            case PINK_O -> PINK_O;
            case BLACK_X -> BLACK_X;
            case BLACK_O -> BLACK_O;
        };
    }

    static Content totem(Symbol symbol) {
        return symbol == Symbol.X ? TOTEM_X : TOTEM_O;
    }

    String text() {
        return text;
    }
}
