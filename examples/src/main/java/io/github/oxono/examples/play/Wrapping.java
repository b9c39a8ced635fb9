package io.github.oxono.examples.play;

import java.util.ArrayList;
import java.util.List;

/** Breaks paragraphs into lines at blanks. */
final class Wrapping {
    private Wrapping() {}

    /** At least one line; a word that is longer than a line is left whole. */
    static List<String> wrap(String paragraph, int width) {
        List<String> lines = new ArrayList<>();
        String rest = paragraph;
        while (rest.length() > width) {
            int before = rest.lastIndexOf(' ', width);
            int end = before > 0 ? before : rest.indexOf(' ', width);
            if (end < 0) {
                break;
            }
            lines.add(rest.substring(0, end));
            rest = rest.substring(end + 1);
        }
        lines.add(rest);
        return lines;
    }
}
