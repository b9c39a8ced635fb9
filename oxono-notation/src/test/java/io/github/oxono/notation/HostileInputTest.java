package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Whatever a text is, it gives a value or the one typed error, and what is held of it stays within limits. The system
 * property {@code oxono.hostile} says how many mutated texts are read.
 */
class HostileInputTest {
    private static final int TEXTS = Integer.getInteger("oxono.hostile", 10_000);
    private static final String START = "[Start \"6/6/2*X3/3*O2/6/6 p\"]\n";
    private static final String GAME =
            "[Pink \"Ada \\\"A\\\\B\"]\n[Date \"2026-11-29\"]\n[TimeControl \"300+2.5\"]\n" + START
                    + "[Reason \"resignation\"]\n[Round \"3\"]\n\n1. Xd4e4 {[%clk 0:04:59.5] a \\} b} Od2d1 {c}\n2. Xb4b3\n1-0\n";
    private static final String LOG =
            "12\n('X', (1, 3), (2, 3)), 11.186814851999998\n('O', (3, 2), (3, 3)), 11.9\ntimeout\n";
    private static final List<String> VALID =
            List.of(GAME, GAME + "\n" + GAME, LOG, "Xd4e4", "[X] d4-e4 #", "1*OO3/o1o3/Oo2X1/XOO1x1/3ooX/2Oo*Xx p");

    private static final List<BiFunction<String, Strictness, Object>> READERS = List.of(
            MoveText::read,
            PositionText::read,
            PositionText::readSetup,
            (text, strictness) -> GameText.read(text, strictness),
            MatchLog::read,
            (text, strictness) -> TimeControl.parse(text));

    @Example
    void mutated_texts_give_a_value_or_the_typed_error() {
        Random random = new Random(1);
        for (int count = 0; count < TEXTS; count++) {
            readEverywhere(new Mutation(random).of(VALID.get(random.nextInt(VALID.size()))));
        }
    }

    @Property(tries = 1000)
    void random_texts_give_a_value_or_the_typed_error(@ForAll("texts") String text) {
        readEverywhere(text);
    }

    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> any = Arbitraries.strings().all().ofMaxLength(80);
        Arbitrary<String> pieces = Arbitraries.of(
                        "[",
                        "]",
                        "{",
                        "}",
                        "\"",
                        "\\",
                        "\n",
                        "\r\n",
                        "\r",
                        " ",
                        "1.",
                        "1...",
                        "Xd4e4",
                        "1-0",
                        "*",
                        "#",
                        START,
                        "[Start \"",
                        "[%clk 0:00:01]",
                        "\uFEFF",
                        "\u0000",
                        "\uD800",
                        "[A \"b\"]",
                        "/",
                        "6",
                        "p")
                .list()
                .ofMaxSize(20)
                .map(list -> String.join("", list));
        return Arbitraries.oneOf(any, pieces);
    }

    /** Reads a text in every way there is. Anything but the typed error ends the test. */
    private static void readEverywhere(String text) {
        for (Strictness strictness : Strictness.values()) {
            for (BiFunction<String, Strictness, Object> reader : READERS) {
                try {
                    assertThat(reader.apply(text, strictness)).isNotNull();
                } catch (NotationException error) {
                    assertThat(error.location().offset()).isBetween(0L, (long) text.length());
                    assertThat(error.getMessage()).hasSizeLessThan(1500);
                }
            }
            try (Stream<Reading<GameRecord>> games =
                    GameText.stream(new StringReader(text), strictness, ErrorPolicy.SKIP)) {
                assertThat(games.count()).isLessThanOrEqualTo(text.length());
            }
        }
    }

    @Example
    void an_endless_line_is_an_error_without_being_held() {
        assertLimit("a line of at most 1000000 characters", START + "\n1. ", "X", 5_000_000);
        assertLimit("a line of at most 1000000 characters", START + "[Round \"", "3", 5_000_000);
    }

    @Example
    void an_endless_tag_line_or_comment_is_an_error_without_being_held() {
        assertLimit("a tag line of at most 20000 characters", START + "[Round \"", "3", 100_000);
        assertLimit("a comment of at most 20000 characters", START + "\n1. Xd4e4 {", "so on ", 100_000);
        assertLimit("a comment of at most 20000 characters", START + "\n1. Xd4e4 {", "so on\n", 1_000_000);
    }

    @Example
    void endless_comments_and_tags_are_an_error() {
        assertLimit(
                "at most 16 comments of 20000 characters in all after a move", START + "\n1. Xd4e4 ", "{} ", 100_000);
        assertLimit(
                "at most 16 comments of 20000 characters in all after a move",
                START + "\n1. Xd4e4 ",
                "{" + "a".repeat(15_000) + "} ",
                50_000);
        assertLimit("at most 200 tags", START, "[Round \"3\"]\n", 1_000_000);
    }

    @Example
    void limits_can_be_raised_and_lowered() {
        String text = START + "\n1. Xd4e4 {" + "a".repeat(30_000) + "}\n*\n";

        assertThat(errors(text, Limits.DEFAULT)).hasSize(1);
        assertThat(errors(text, Limits.DEFAULT.withTextLength(30_000))).isEmpty();
        assertThat(errors(text, Limits.DEFAULT.withTextLength(30_000).withLineLength(30_000)))
                .hasSize(1);
        assertThat(errors(text, Limits.DEFAULT.withTextLength(30_000).withTags(1)))
                .isEmpty();
    }

    @Example
    void what_is_just_within_a_limit_is_accepted() {
        String line = "1. Xd4e4 {" + "a".repeat(100) + "}";
        String text = START + "\n" + line + "\n*\n";

        assertThat(errors(text, new Limits(line.length(), 100, 1))).isEmpty();
        assertThat(errors(text, new Limits(line.length() - 1, 100, 1))).isNotEmpty();
        assertThat(errors(text, new Limits(line.length(), 99, 1))).isNotEmpty();
        assertThat(errors("[Pink \"Ada\"]\n" + text, new Limits(line.length(), 100, 1)))
                .isNotEmpty();
    }

    @Example
    void endless_white_space_is_skipped() {
        try (Stream<Reading<GameRecord>> games =
                GameText.stream(new Endless("", " \n\t\r\n", 5_000_000), Strictness.LENIENT, ErrorPolicy.STOP)) {
            assertThat(games).isEmpty();
        }
    }

    @Example
    void a_nested_text_is_no_deeper_than_any_other() {
        readEverywhere("{".repeat(10_000));
        readEverywhere("[".repeat(10_000));
        readEverywhere(START + "\n1. Xd4e4 " + "(".repeat(10_000));
        readEverywhere("[Round \"" + "\\\"".repeat(9_000) + "\"]\n" + GAME);
    }

    private static void assertLimit(String expected, String start, String rest, int length) {
        List<NotationException> errors = new ArrayList<>();
        try (Stream<Reading<GameRecord>> games =
                GameText.stream(new Endless(start, rest, length), Strictness.LENIENT, ErrorPolicy.collect(errors))) {
            assertThat(games).isEmpty();
        }
        assertThat(errors).singleElement().satisfies(error -> {
            assertThat(error.fault()).isEqualTo(NotationFault.LIMIT_EXCEEDED);
            assertThat(error.expected()).isEqualTo(expected);
        });
    }

    private static List<NotationException> errors(String text, Limits limits) {
        List<NotationException> errors = new ArrayList<>();
        try (Stream<Reading<GameRecord>> games =
                GameText.stream(new StringReader(text), Strictness.STRICT, ErrorPolicy.collect(errors), limits)) {
            games.forEach(game -> assertThat(game.value().moves()).hasSize(1));
        }
        return errors;
    }

    /** A text that begins in some way and then repeats itself for very long, without being held. */
    private static final class Endless extends Reader {
        private final String start;
        private final String rest;
        private final long length;
        private long offset;

        Endless(String start, String rest, long length) {
            this.start = start;
            this.rest = rest;
            this.length = length;
        }

        @Override
        public int read(char[] buffer, int from, int count) {
            if (offset >= length) {
                return -1;
            }
            for (int at = from; at < from + count; at++) {
                buffer[at] = offset < start.length()
                        ? start.charAt((int) offset)
                        : rest.charAt((int) ((offset - start.length()) % rest.length()));
                offset++;
            }
            return count;
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }
}
