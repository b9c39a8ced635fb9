package io.github.oxono.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The rules of an EBNF grammar without recursion, as regular expressions. */
final class Grammar {
    private static final Pattern TOKEN = Pattern.compile("\"[^\"]*\"|'[^']*'|\\?[^?]*\\?|[A-Za-z]+|[-=,|;()\\[\\]{}]");
    private static final Pattern REMARK = Pattern.compile("\\(\\*.*?\\*\\)", Pattern.DOTALL);
    /** What the special sequences stand for. */
    private static final Map<String, String> SPECIAL = Map.of(
            "? line feed ?", "\\n",
            "? tab ?", "\\t",
            "? an ASCII letter ?", "[A-Za-z]",
            "? any Unicode scalar value but control characters (general category Cc) ?", "[^\\p{Cc}\\p{Cs}]");

    /** A repetition gives nothing back: else the matcher would need more stack the longer a text is. */
    private static final Map<String, String> CLOSED = Map.of("(", ")", "[", ")?", "{", ")*+");

    private final Map<String, List<String>> rules = new LinkedHashMap<>();

    Grammar(String text) {
        List<String> tokens = TOKEN.matcher(REMARK.matcher(text).replaceAll(""))
                .results()
                .map(MatchResult::group)
                .toList();
        int start = 0;
        for (int end = tokens.indexOf(";"); end >= 0; end = nextEnd(tokens, end)) {
            require(tokens.get(start + 1).equals("="), "no = after " + tokens.get(start));
            List<String> before = rules.put(tokens.get(start), tokens.subList(start + 2, end));
            require(before == null, tokens.get(start) + " has two rules");
            start = end + 1;
        }
        require(start == tokens.size(), "the last rule has no end");
    }

    /** The texts of a rule. */
    Pattern pattern(String rule) {
        return Pattern.compile(expression(rule));
    }

    private String expression(String rule) {
        List<String> tokens = Optional.ofNullable(rules.get(rule))
                .orElseThrow(() -> new IllegalArgumentException("no rule for " + rule));
        Deque<String> rest = new ArrayDeque<>(tokens);
        String expression = alternatives(rest);
        require(rest.isEmpty(), "rule " + rule + " has a part too many: " + rest);
        return expression;
    }

    private String alternatives(Deque<String> rest) {
        List<String> alternatives = new ArrayList<>(List.of(sequence(rest)));
        while (accept(rest, "|")) {
            alternatives.add(sequence(rest));
        }
        return "(?:" + String.join("|", alternatives) + ")";
    }

    private String sequence(Deque<String> rest) {
        StringBuilder sequence = new StringBuilder(term(rest));
        while (accept(rest, ",")) {
            sequence.append(term(rest));
        }
        return sequence.toString();
    }

    private String term(Deque<String> rest) {
        String factor = factor(rest);
        return accept(rest, "-") ? "(?!" + factor(rest) + ")" + factor : factor;
    }

    private String factor(Deque<String> rest) {
        String token = rest.remove();
        if (CLOSED.containsKey(token)) {
            String inner = alternatives(rest);
            rest.remove();
            return "(?:" + inner + CLOSED.get(token);
        }
        return switch (token.charAt(0)) {
            case '"', '\'' -> Pattern.quote(token.substring(1, token.length() - 1));
            case '?' -> SPECIAL.get(token);
            default -> expression(token);
        };
    }

    private static boolean accept(Deque<String> rest, String token) {
        boolean next = token.equals(rest.peek());
        if (next) {
            rest.remove();
        }
        return next;
    }

    private static int nextEnd(List<String> tokens, int end) {
        int next = tokens.subList(end + 1, tokens.size()).indexOf(";");
        return next < 0 ? next : end + 1 + next;
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }
}
