package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** White space between the parts of a game stands as it is written, or is tolerated. */
class WhiteSpaceTest {
    private static final String GAME = """
            [Pink "Ada"]
            [Start "6/6/2*X3/3*O2/6/6 p"]
            [Reason "resignation"]

            1. Xd4e4 {one} Od2d1 {two}
            2. Xd5d4
            1-0
            """;

    /** The text with other white space at one of its places; tags and comments stay as they are, and lines end. */
    static Stream<String> changed() {
        List<String> changed = new ArrayList<>();
        int depth = 0;
        for (int at = 0; at < GAME.length(); at++) {
            switch (GAME.charAt(at)) {
                case '[', '{' -> depth++;
                case ']', '}' -> depth--;
                case '\n' -> changed.addAll(replaced(at, " \n", "\n \n"));
                case ' ' -> changed.addAll(depth > 0 ? List.of() : replaced(at, "  ", "\t", "\n"));
                default -> {}
            }
        }
        return changed.stream();
    }

    private static List<String> replaced(int at, String... others) {
        return Stream.of(others)
                .map(other -> GAME.substring(0, at) + other + GAME.substring(at + 1))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("changed")
    void other_white_space_is_refused_in_strict_mode_and_tolerated_in_lenient_mode(String text) {
        assertThatThrownBy(() -> GameText.read(text, Strictness.STRICT))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        error -> assertThat(error.fault()).isEqualTo(NotationFault.NOT_CANONICAL));

        Reading<GameRecord> reading = GameText.read(text, Strictness.LENIENT);
        assertThat(GameText.write(reading.value())).isEqualTo(GAME);
        assertThat(reading.tolerances()).isNotEmpty().allMatch(tolerance -> tolerance.leniency() == Leniency.SPACE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n", "\n\n"})
    void so_it_is_between_the_games_of_an_archive(String gap) {
        String archive = GAME + gap + GAME;

        assertThatThrownBy(() -> count(archive, Strictness.STRICT))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        error -> assertThat(error.fault()).isEqualTo(NotationFault.NOT_CANONICAL));
        assertThat(count(archive, Strictness.LENIENT)).isEqualTo(2);
    }

    private static long count(String archive, Strictness strictness) {
        try (Stream<Reading<GameRecord>> games =
                GameText.stream(new StringReader(archive), strictness, ErrorPolicy.STOP)) {
            return games.count();
        }
    }
}
