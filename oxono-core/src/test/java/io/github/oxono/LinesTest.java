package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.naive.NaiveBoard;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LinesTest {
    /** What a square can hold: nothing, a totem, a piece. */
    private static final String CONTENTS = ".*XOxo";

    private static final Pattern PINK = Pattern.compile("[XO]{4,}");
    private static final Pattern BLACK = Pattern.compile("[xo]{4,}");
    private static final Pattern X = Pattern.compile("[Xx]{4,}");
    private static final Pattern O = Pattern.compile("[Oo]{4,}");

    @ParameterizedTest
    @MethodSource("lines")
    void R11_finds_the_runs_in_all_contents_of_a_rank_or_file(List<Square> line) {
        allContents().forEach(contents -> {
            Position position = position(line, contents);
            List<Alignment> runs = runs(line, contents);

            assertThat(position.isOver()).as(contents).isEqualTo(!runs.isEmpty());
            assertThat(Lines.of(position.pieces())).as(contents).isEqualTo(runs);
        });
    }

    @ParameterizedTest
    @MethodSource("neighbouringLines")
    void R11_sees_no_line_go_on_from_one_rank_or_file_to_the_next(List<Square> twoLines) {
        IntStream.range(0, 1 << twoLines.size()).forEach(chosen -> {
            List<Square> squares = IntStream.range(0, twoLines.size())
                    .filter(place -> (chosen >> place & 1) == 1)
                    .mapToObj(twoLines::get)
                    .toList();

            assertThat(Kernel.hasLine(SquareSet.copyOf(squares).toBits()))
                    .as(squares.toString())
                    .isEqualTo(lines().anyMatch(line -> hasFourInARow(line, squares)));
        });
    }

    @Property
    void R11_finds_all_runs_of_a_board_in_their_order(@ForAll("anyPieces") Map<Square, Piece> pieces) {
        NaiveBoard naive = NaiveBoard.of(
                Setup.builder().putAllPieces(pieces).toMove(Player.PINK).build().toString());

        assertThat(NaiveWords.alignments(Lines.of(Pieces.of(pieces)))).isEqualTo(naive.alignments());
        assertThat(Pieces.of(pieces).hasLine()).isEqualTo(!naive.alignments().isEmpty());
    }

    @Provide
    Arbitrary<Map<Square, Piece>> anyPieces() {
        return Arbitraries.maps(Arbitraries.of(Square.class), Arbitraries.of(Piece.class))
                .ofMaxSize(36)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    private static Stream<List<Square>> lines() {
        return IntStream.range(0, 6).boxed().flatMap(place -> Stream.of(rank(place), file(place)));
    }

    private static Stream<List<Square>> neighbouringLines() {
        return IntStream.range(0, 5)
                .boxed()
                .flatMap(place -> Stream.of(
                        Stream.of(rank(place), rank(place + 1))
                                .flatMap(List::stream)
                                .toList(),
                        Stream.of(file(place), file(place + 1))
                                .flatMap(List::stream)
                                .toList()));
    }

    private static List<Square> rank(int place) {
        return IntStream.range(0, 6)
                .mapToObj(file -> Square.values()[6 * place + file])
                .toList();
    }

    private static List<Square> file(int place) {
        return IntStream.range(0, 6)
                .mapToObj(rank -> Square.values()[6 * rank + place])
                .toList();
    }

    /** Every filling of six squares, 6^6 in all. */
    private static Stream<String> allContents() {
        Stream<String> all = Stream.of("");
        for (int square = 0; square < 6; square++) {
            all = all.flatMap(contents -> CONTENTS.chars().mapToObj(next -> contents + (char) next));
        }
        return all;
    }

    /** The board with these contents on a line; totems that are wanting stand off it, a third one is a free square. */
    private static Position position(List<Square> line, String contents) {
        Map<Square, Piece> pieces = new EnumMap<>(Square.class);
        List<Square> totems = new ArrayList<>();
        for (int place = 0; place < line.size(); place++) {
            char content = contents.charAt(place);
            if (content == '*') {
                totems.add(line.get(place));
            } else if (content != '.') {
                pieces.put(line.get(place), Piece.values()["XOxo".indexOf(content)]);
            }
        }
        Stream.of(Square.values())
                .filter(square -> !line.contains(square))
                .limit(2)
                .forEach(totems::add);
        return new Position(
                Pieces.of(pieces), totems.get(0).ordinal(), totems.get(1).ordinal());
    }

    private static List<Alignment> runs(List<Square> line, String contents) {
        return Stream.of(
                        runs(PINK, line, contents, run -> new Alignment.OfColour(Player.PINK, run)),
                        runs(BLACK, line, contents, run -> new Alignment.OfColour(Player.BLACK, run)),
                        runs(X, line, contents, run -> new Alignment.OfSymbol(Symbol.X, run)),
                        runs(O, line, contents, run -> new Alignment.OfSymbol(Symbol.O, run)))
                .flatMap(Function.identity())
                .toList();
    }

    private static Stream<Alignment> runs(
            Pattern pattern, List<Square> line, String contents, Function<List<Square>, Alignment> kind) {
        return pattern.matcher(contents).results().map(run -> kind.apply(line.subList(run.start(), run.end())));
    }

    private static boolean hasFourInARow(List<Square> line, List<Square> squares) {
        return IntStream.rangeClosed(0, 2).anyMatch(start -> squares.containsAll(line.subList(start, start + 4)));
    }
}
