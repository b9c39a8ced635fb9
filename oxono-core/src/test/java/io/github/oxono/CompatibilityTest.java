package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stays the same within a major version, pinned by data. A change of this class is a break. */
class CompatibilityTest {
    private static final String PROMISE = "This is promised within a major version; only the next one may change it.";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Position Position.initial(Symbol)",
                "Position Position.parse(String)",
                "Position Position.of(Setup)",
                "List Position.legalMoves()",
                "int Position.legalMoveCount()",
                "boolean Position.isLegal(Move)",
                "Legality Position.check(Move)",
                "Position Position.play(Move)",
                "Ply Position.describe(Move)",
                "Optional Position.outcome()",
                "Player Position.toMove()",
                "int Position.ply()",
                "Optional Position.pieceAt(Square)",
                "Square Position.totem(Symbol)",
                "int Position.reserve(Player, Symbol)",
                "SquareSet Position.freeSquares()",
                "boolean Position.isEnclosed(Symbol)",
                "SquareSet Position.destinations(Symbol)",
                "SquareSet Position.placements(Symbol, Square)",
                "CanonicalForm Position.canonical()",
                "long Position.key()",
                "Move Move.of(Symbol, Square, Square)",
                "Move Move.parse(String)",
                "String Move.toString()",
                "int Move.index()",
                "Move Move.ofIndex(int)",
                "Square Square.of(char, int)",
                "Square Square.parse(String)",
                "Set Setup.faults()",
                "Player Win.winner()",
                "List Win.alignments()",
                "long Perft.count(Position, int)"
            })
    void the_names_that_other_code_relies_on(String signature) {
        assertThat(PublicApi.types().flatMap(PublicApi::methods).map(CompatibilityTest::signature))
                .as(PROMISE)
                .contains(signature);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Rule       | R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13
            Refusal    | GAME_OVER NO_PIECE_IN_RESERVE TOTEM_STAYS DESTINATION_OCCUPIED NOT_IN_LINE PATH_BLOCKED \
                         NOT_IN_LINE_FOR_JUMP NOT_FIRST_FREE_SQUARE PLACEMENT_OCCUPIED NOT_ADJACENT
            SetupFault | TOTEM_MISSING TOTEMS_TOGETHER PIECE_UNDER_TOTEM TOO_MANY_PIECES WRONG_PLAYER_TO_MOVE \
                         IMPOSSIBLE_ALIGNMENT
            Symmetry   | IDENTITY ROTATE_90 ROTATE_180 ROTATE_270 MIRROR_FILES MIRROR_RANKS TRANSPOSE ANTI_TRANSPOSE \
                         SWAP ROTATE_90_SWAP ROTATE_180_SWAP ROTATE_270_SWAP MIRROR_FILES_SWAP MIRROR_RANKS_SWAP \
                         TRANSPOSE_SWAP ANTI_TRANSPOSE_SWAP
            Square     | A1 B1 C1 D1 E1 F1 A2 B2 C2 D2 E2 F2 A3 B3 C3 D3 E3 F3 \
                         A4 B4 C4 D4 E4 F4 A5 B5 C5 D5 E5 F5 A6 B6 C6 D6 E6 F6
            Symbol     | X O
            Player     | PINK BLACK
            Piece      | PINK_X PINK_O BLACK_X BLACK_O
            Direction  | NORTH EAST SOUTH WEST
            TotemMove  | SLIDE JUMP RELOCATION
            Placement  | ADJACENT FREE
            Score      | PINK_WINS BLACK_WINS DRAW UNDECIDED
            Reason     | ALIGNMENT EXHAUSTION RESIGNATION TIME FORFEIT FAILURE AGREEMENT UNFINISHED ABANDONED
            ParseFault | UNEXPECTED_CHARACTER UNEXPECTED_END TEXT_AFTER_END SAME_SQUARE RANK_TOO_LONG RANK_TOO_SHORT \
                         ADJACENT_DIGITS TOTEM_TWICE INVALID_SETUP
            """)
    void the_constants_and_their_order(String type, String constants) throws ClassNotFoundException {
        Object[] found =
                Class.forName(Position.class.getPackageName() + "." + type).getEnumConstants();

        assertThat(found)
                .as(PROMISE)
                .extracting(each -> ((Enum<?>) each).name())
                .containsExactly(constants.split(" +"));
    }

    @ParameterizedTest
    @CsvSource({
        "0, Xa1b1",
        "1, Xa1c1",
        "34, Xa1f6",
        "35, Xb1a1",
        "36, Xb1c1",
        "756, Xd4e4",
        "1259, Xf6e6",
        "1260, Oa1b1",
        "2519, Of6e6"
    })
    void the_index_and_the_text_of_a_move(int index, String text) {
        assertThat(Move.ofIndex(index)).as(PROMISE).hasToString(text);
        assertThat(Move.parse(text).index()).as(PROMISE).isEqualTo(index);
    }

    /** Text, key, canonical form and its symmetry, outcome, legal moves in their order. */
    @ParameterizedTest
    @CsvFileSource(resources = "compatibility.tsv", delimiter = '\t', maxCharsPerColumn = 20_000)
    void what_a_position_says(
            String text, String key, String canonical, Symmetry symmetry, String outcome, String legalMoves) {
        Position position = Position.parse(text);

        assertThat(position).as(PROMISE).hasToString(text);
        assertThat(Long.toHexString(position.key())).as(PROMISE).isEqualTo(key);
        assertThat(position.canonical().position()).as(PROMISE).hasToString(canonical);
        assertThat(position.canonical().symmetry()).as(PROMISE).isEqualTo(symmetry);
        assertThat(NaiveWords.outcome(position)).as(PROMISE).isEqualTo(outcome);
        assertThat(NaiveWords.texts(position.legalMoves())).as(PROMISE).isEqualTo(words(legalMoves));
    }

    private static List<String> words(@Nullable String text) {
        return text == null ? List.of() : List.of(text.split(" "));
    }

    private static String signature(Method method) {
        String parameters = Arrays.stream(method.getParameterTypes())
                .map(Class::getSimpleName)
                .collect(Collectors.joining(", "));
        return "%s %s.%s(%s)"
                .formatted(
                        method.getReturnType().getSimpleName(),
                        method.getDeclaringClass().getSimpleName(),
                        method.getName(),
                        parameters);
    }
}
