package io.github.oxono.naive;

/** R3: a turn, read from a text such as {@code Xd4e4}: the totem, its new square, the piece's square. */
record NaiveMove(char symbol, NaiveSquare destination, NaiveSquare placement) {

    static NaiveMove of(String text) {
        if (!text.matches("[XO][a-f][1-6][a-f][1-6]")) {
            throw new IllegalArgumentException("\"" + text + "\" is not a move such as Xd4e4");
        }
        return new NaiveMove(
                text.charAt(0), NaiveSquare.of(text.substring(1, 3)), NaiveSquare.of(text.substring(3, 5)));
    }

    String text() {
        return symbol + destination.text() + placement.text();
    }
}
