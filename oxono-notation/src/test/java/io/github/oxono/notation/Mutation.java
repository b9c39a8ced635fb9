package io.github.oxono.notation;

import java.util.Random;

/** Changes a text here and there: characters that mean something are put in, left out, doubled or swapped. */
final class Mutation {
    private static final String CHARACTERS =
            "[]{}\"\\\n\r \t%/*XOxo-–#=.0123456789abcdefpPb+:,()'\u0000\uFEFF\uD800é?clk";
    private static final int MOST = 3;

    private final Random random;

    Mutation(Random random) {
        this.random = random;
    }

    String of(String text) {
        StringBuilder changed = new StringBuilder(text);
        for (int count = random.nextInt(MOST) + 1; count > 0; count--) {
            change(changed);
        }
        return changed.toString();
    }

    private void change(StringBuilder text) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(3) * random.nextInt(3));
        String piece = text.substring(from, to);
        switch (random.nextInt(5)) {
            case 0 -> text.insert(from, character());
            case 1 -> text.replace(from, Math.min(from + 1, text.length()), String.valueOf(character()));
            case 2 -> text.delete(from, to);
            case 3 -> text.insert(random.nextInt(text.length() + 1), piece);
            default -> text.setLength(from);
        }
    }

    private char character() {
        return CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
    }
}
