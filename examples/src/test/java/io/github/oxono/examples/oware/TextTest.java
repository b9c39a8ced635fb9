package io.github.oxono.examples.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The texts of houses, positions and games, and what is said of others. */
class TextTest {
    private static final int POSITIONS = 1_000;
    private static final String START = "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s";

    @ParameterizedTest
    @EnumSource
    void each_house_is_read_back(House house) {
        assertThat(House.parse(house.toString())).isSameAs(house);
    }

    @Test
    void a_capital_is_souths_and_both_rows_begin_at_their_players_left() {
        assertThat(Player.SOUTH.houses()).hasToString("[A, B, C, D, E, F]");
        assertThat(Player.NORTH.houses()).hasToString("[a, b, c, d, e, f]");
    }

    @Test
    void each_position_is_read_back() {
        Random random = new Random(1);

        assertThat(Stream.generate(() -> GeneratedPosition.of(random).position())
                        .limit(POSITIONS))
                .allSatisfy(position -> assertThat(Position.parse(position.toString()))
                        .isEqualTo(position)
                        .hasSameHashCodeAs(position));
    }

    @Test
    void what_is_no_house_is_told() {
        assertRefused(
                House::parse,
                "G",
                ParseFault.UNEXPECTED_CHARACTER,
                0,
                "house \"G\", offset 0: found \"G\", expected a house, A to F or a to f");
        assertRefused(
                House::parse,
                "",
                ParseFault.UNEXPECTED_END,
                0,
                "house \"\", offset 0: found the end, expected a house, A to F or a to f");
        assertRefused(
                House::parse,
                "AB",
                ParseFault.TEXT_AFTER_END,
                1,
                "house \"AB\", offset 1: found \"B\", expected the end of the house");
        assertRefused(
                House::parse,
                "\u0410",
                ParseFault.UNEXPECTED_CHARACTER,
                0,
                "house \"\\u0410\", offset 0: found \"\\u0410\", expected a house, A to F or a to f");
    }

    @Test
    void what_is_no_position_is_told() {
        assertNoPosition("4,4", ParseFault.UNEXPECTED_END, 3, "found the end, expected a comma after the seeds in B");
        assertNoPosition(
                "04", ParseFault.UNEXPECTED_CHARACTER, 1, "found \"4\", expected a comma after the seeds in A");
        assertNoPosition(
                "4,4,4,4,4,4,",
                ParseFault.UNEXPECTED_CHARACTER,
                11,
                "found \",\", expected a slash after south's houses");
        assertNoPosition(
                "4,4,4,4,4,4/4,4,4,4,4,4/",
                ParseFault.UNEXPECTED_CHARACTER,
                23,
                "found \"/\", expected a space after north's houses");
        assertNoPosition(
                "4,4,4,4,4,4/4,4,4,4,4,x",
                ParseFault.UNEXPECTED_CHARACTER,
                22,
                "found \"x\", expected the number of seeds in f");
        assertNoPosition(START + " ", ParseFault.TEXT_AFTER_END, 29, "found \" \", expected the end of the position");
        assertNoPosition(
                "4,4,4,4,4,4/4,4,4,4,4,3 0-0 s",
                ParseFault.WRONG_NUMBER_OF_SEEDS,
                0,
                "found 47 seeds in all, expected 48");
        assertNoPosition(
                "1,0,0,0,0,0/0,0,0,0,0,0 23-24 s",
                ParseFault.NO_MOVE,
                0,
                "found a player to move who cannot, expected that player's seeds to be taken");
    }

    @Test
    void what_is_no_game_is_told() {
        assertNoGame(
                START + "C", ParseFault.UNEXPECTED_CHARACTER, 29, "found \"C\", expected a space before each move");
        assertNoGame(
                START + " C?", ParseFault.UNEXPECTED_CHARACTER, 31, "found \"?\", expected a space before each move");
        assertNoGame(
                START + " C x",
                ParseFault.UNEXPECTED_CHARACTER,
                32,
                "found \"x\", expected a house, A to F or a to f, or = for the agreed end");
        assertNoGame(
                START + " C C",
                ParseFault.ILLEGAL_MOVE,
                32,
                "expected a legal move, but C is refused: it is not north's; north sows one of [a, b, c, d, e, f] (NOT_OWN_HOUSE, W2) in"
                        + " \"4,4,0,5,5,5/5,4,4,4,4,4 0-0 n\"");
        assertNoGame(
                START + " = =",
                ParseFault.ILLEGAL_MOVE,
                32,
                "expected a legal move, but the end of a cycle is refused: the game is over (GAME_OVER, W7) in"
                        + " \"0,0,0,0,0,0/0,0,0,0,0,0 24-24 s\"");
    }

    @Test
    void of_a_long_game_what_is_around_the_fault_is_shown() {
        String circle = " F f A a B b C c D d E e".repeat(10);
        String text = "0,0,0,0,0,1/0,0,0,0,0,1 23-23 s" + circle + " A" + circle;

        assertThatExceptionOfType(OwareParseException.class)
                .isThrownBy(() -> Game.parse(text))
                .withMessage(
                        "game …\"e F f A a B b C c D d E e F f A a B b C c D d E e A F f A a B b C c D d E e F f A a B b"
                                + " C c D d E e \"…, offset 272: expected a legal move, but A is refused: it is empty; south sows one of [F] (EMPTY_HOUSE, W2)"
                                + " in \"0,0,0,0,0,1/0,0,0,0,0,1 23-23 s\" (ILLEGAL_MOVE)");
    }

    private static void assertNoPosition(String text, ParseFault fault, int offset, String sentence) {
        assertRefused(
                Position::parse,
                text,
                fault,
                offset,
                "position \"%s\", offset %d: %s".formatted(text, offset, sentence));
    }

    private static void assertNoGame(String text, ParseFault fault, int offset, String sentence) {
        assertRefused(Game::parse, text, fault, offset, "game \"%s\", offset %d: %s".formatted(text, offset, sentence));
    }

    private static void assertRefused(
            Consumer<String> parse, String text, ParseFault fault, int offset, String message) {
        assertThatExceptionOfType(OwareParseException.class)
                .isThrownBy(() -> parse.accept(text))
                .withMessage(message + " (" + fault + ")")
                .satisfies(refused -> {
                    assertThat(refused.fault()).isEqualTo(fault);
                    assertThat(refused.input()).isEqualTo(text);
                    assertThat(refused.offset()).isEqualTo(offset);
                });
    }
}
