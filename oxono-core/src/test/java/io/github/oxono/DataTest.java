package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions, recorded games and perft counts that other programs made, where a machine has them. */
@EnabledIfSystemProperty(
        named = "oxono.data",
        matches = ".+",
        disabledReason = "needs the data, which is no part of the project: -Doxono.data=DIRECTORY")
class DataTest {
    @ParameterizedTest
    @MethodSource("vectors")
    void knows_the_moves_and_the_outcome_of_each_position(String vector) {
        Position position = Position.parse(string(vector, "position"));

        assertThat(position).hasToString(string(vector, "position"));
        assertThat(position.toMove()).isEqualTo(string(vector, "turn").equals("P") ? Player.PINK : Player.BLACK);
        assertThat(NaiveWords.texts(position.legalMoves()))
                .containsExactlyInAnyOrderElementsOf(strings(vector, "moves"));
        assertThat(NaiveWords.outcome(position)).isEqualTo(string(vector, "outcome"));
    }

    @ParameterizedTest
    @MethodSource("vectorsWithGames")
    void reaches_each_position_by_its_game(String vector) {
        String record = vector.substring(vector.indexOf("\"game\": "));
        Position position =
                Position.initial(Symbol.valueOf(string(record, "start").substring(0, 1)));
        for (String move : strings(record, "moves")) {
            position = position.play(Move.parse(move));
        }

        assertThat(position).hasToString(string(vector, "position"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void replays_each_recorded_game(String row) {
        String[] fields = row.split("\t");
        Game game = Game.of(Position.initial(Symbol.O));
        for (String move : fields[7].split(" ")) {
            game = game.play(courseMove(move));
        }

        assertThat(game.plies()).hasSize(Integer.parseInt(fields[3]));
        assertThat(count(game, ply -> ply.totemMove() == TotemMove.JUMP)).isEqualTo(Long.parseLong(fields[4]));
        assertThat(count(game, ply -> ply.totemMove() == TotemMove.RELOCATION)).isEqualTo(Long.parseLong(fields[5]));
        assertThat(count(game, ply -> ply.placement() == Placement.FREE)).isEqualTo(Long.parseLong(fields[6]));
        assertThat(game.result().score()).isEqualTo(score(fields[2]));
    }

    @ParameterizedTest
    @MethodSource("perftRows")
    void counts_the_sequences_of_each_length(String row) {
        String[] fields = row.split(" ;");
        Position position = Position.parse(fields[0]);
        for (int depth = 1; depth < fields.length; depth++) {
            assertThat("D" + depth + " " + Perft.count(position, depth)).isEqualTo(fields[depth]);
        }
    }

    private static Stream<String> vectors() throws IOException {
        return lines("vectors/positions.jsonl");
    }

    private static Stream<String> vectorsWithGames() throws IOException {
        return vectors().filter(vector -> vector.contains("\"game\": "));
    }

    private static Stream<String> games() throws IOException {
        return lines("games/course-games.tsv").filter(line -> !line.startsWith("#"));
    }

    private static Stream<String> perftRows() throws IOException {
        return lines("vectors/perft.epd").filter(line -> !line.startsWith("#"));
    }

    private static Stream<String> lines(String file) throws IOException {
        return Files.readAllLines(Path.of(System.getProperty("oxono.data"), file)).stream();
    }

    /** The first value with this name in a line of JSON; the data has no escapes. */
    private static String string(String json, String name) {
        return first(json, "\"" + name + "\": \"([^\"]*)\"");
    }

    private static List<String> strings(String json, String name) {
        String list = first(json, "\"" + name + "\": \\[([^]]*)]");
        return Pattern.compile("\"([^\"]*)\"")
                .matcher(list)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static String first(String json, String regex) {
        MatchResult found =
                Pattern.compile(regex).matcher(json).results().findFirst().orElseThrow();
        return found.group(1);
    }

    /** Reads a move such as {@code O3231}: rows and columns count from 0 at the top left. */
    private static Move courseMove(String text) {
        return Move.of(Symbol.valueOf(text.substring(0, 1)), courseSquare(text, 1), courseSquare(text, 3));
    }

    private static Square courseSquare(String text, int offset) {
        int row = text.charAt(offset) - '0';
        int column = text.charAt(offset + 1) - '0';
        return Square.of((char) ('a' + column), 6 - row);
    }

    private static Score score(String result) {
        return switch (result) {
            case "pink" -> Score.PINK_WINS;
            case "black" -> Score.BLACK_WINS;
            case "draw" -> Score.DRAW;
            case "unfinished" -> Score.UNDECIDED;
            default -> throw new IllegalArgumentException(result);
        };
    }

    private static long count(Game game, Predicate<Ply> kind) {
        return game.plies().stream().filter(kind).count();
    }
}
