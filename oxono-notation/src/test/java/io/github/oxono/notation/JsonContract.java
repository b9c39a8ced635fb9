package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.oxono.Game;
import io.github.oxono.Legality;
import io.github.oxono.Move;
import io.github.oxono.Outcome;
import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Ply;
import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Refusal;
import io.github.oxono.Result;
import io.github.oxono.Rule;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.io.IOException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds of the JSON of records and rules, whichever Jackson reads and writes it. */
abstract class JsonContract {
    private static final String START = "6/6/2*X3/3*O2/6/6 p";
    private static final Position WON = Position.parse("6/6/2*X3/3*O2/xxx3/XXXX2 b");

    private final Json.Version version;
    private final Json json;
    private final Json withMixIns;

    JsonContract(Json.Version version) {
        this.version = version;
        this.json = version.plain(Map.of());
        this.withMixIns = version.plain(JsonMixIns.all());
    }

    static List<JsonCorpus.Refused> refused() {
        return Stream.concat(JsonCorpus.refusedBySchema(), JsonCorpus.refusedByReaderAlone())
                .toList();
    }

    static List<String> read() {
        return JsonCorpus.read().toList();
    }

    @Property
    @Domain(Records.class)
    void every_record_is_read_back_equal(@ForAll GameRecord record) throws IOException {
        assertThat(json.read(json.write(record), GameRecord.class)).isEqualTo(record);
    }

    @Property
    @Domain(Records.class)
    void what_is_written_is_its_own_writing(@ForAll GameRecord record) throws IOException {
        String written = json.write(record);

        assertThat(json.write(json.read(written, GameRecord.class))).isEqualTo(written);
    }

    @Property(tries = 200)
    @Domain(Records.class)
    void a_mapper_set_up_for_other_types_writes_and_reads_the_same(@ForAll GameRecord record) throws IOException {
        Json unusual = version.unusual();

        assertThat(unusual.write(record)).isEqualTo(json.write(record));
        assertThat(unusual.read(unusual.write(record), GameRecord.class)).isEqualTo(record);
    }

    @Test
    void members_are_written_in_their_order_and_without_nulls() throws IOException {
        GameRecord whole = GameRecord.builder()
                .putTag("Round", "3")
                .pink("Ada")
                .black("Bob")
                .event("Cup")
                .place("Lyon")
                .date(LocalDate.of(2026, 11, 29))
                .timeControl(new TimeControl(Duration.ofSeconds(300), Duration.ofMillis(2500)))
                .start(Position.initial(Symbol.X))
                .addMove(new RecordedMove(
                        Move.parse("Xd4e4"),
                        Optional.of("good"),
                        Optional.of(Duration.ofSeconds(999_999_999, 999_999_999))))
                .result(Result.win(Player.BLACK, Reason.TIME))
                .build();

        assertThat(json.write(whole))
                .isEqualTo("{\"event\":\"Cup\",\"place\":\"Lyon\",\"date\":\"2026-11-29\",\"pink\":\"Ada\","
                        + "\"black\":\"Bob\",\"timeControl\":\"300+2.5\",\"tags\":{\"Round\":\"3\"},\"start\":\""
                        + START
                        + "\",\"moves\":[{\"move\":\"Xd4e4\",\"clock\":\"999999999.999999999\",\"comment\":\"good\"}],"
                        + "\"result\":\"0-1\",\"reason\":\"time\"}");
        assertThat(json.write(GameRecord.of(Game.of(Position.initial(Symbol.X)))))
                .isEqualTo("{\"start\":\"" + START + "\",\"moves\":[],\"result\":\"*\",\"reason\":\"unfinished\"}");
    }

    @ParameterizedTest
    @MethodSource("read")
    void kept_records_are_read(String record) throws IOException {
        GameRecord read = json.read(record, GameRecord.class);

        assertThat(json.read(json.write(read), GameRecord.class)).isEqualTo(read);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void what_is_no_record_is_refused(JsonCorpus.Refused refused) {
        assertRefused(json, refused);
    }

    @ParameterizedTest
    @MethodSource("refused")
    void a_mapper_set_up_for_other_types_refuses_the_same(JsonCorpus.Refused refused) {
        assertRefused(version.unusual(), refused);
    }

    private static void assertRefused(Json json, JsonCorpus.Refused refused) {
        Throwable thrown = catchThrowable(() -> json.read(refused.json(), GameRecord.class));

        assertThat(thrown).isNotNull();
        if (!refused.message().isEmpty()) {
            assertThat(thrown)
                    .cause()
                    .isInstanceOf(IllegalRecordException.class)
                    .hasMessage(refused.message());
        }
    }

    @Test
    void a_record_has_no_more_moves_than_a_game() {
        String moves = "{\"move\":\"Xd4e4\"},".repeat(32) + "{\"move\":\"Xd4e4\"}";

        assertThatThrownBy(() -> json.read(record(moves), GameRecord.class))
                .cause()
                .isInstanceOf(IllegalRecordException.class);
    }

    @Test
    void R9_an_illegal_move_is_told_with_ply_refusal_and_rule() {
        Throwable thrown =
                catchThrowable(() -> json.read(record("{\"move\":\"Xd4e4\"},{\"move\":\"Od2a1\"}"), GameRecord.class));

        assertThat(thrown.getCause()).isInstanceOfSatisfying(IllegalRecordException.class, cause -> {
            assertThat(cause.fault()).isEqualTo(RecordFault.ILLEGAL_MOVE);
            assertThat(cause.ply()).hasValue(2);
            assertThat(cause.refusal()).hasValue(Refusal.NOT_ADJACENT);
            assertThat(cause.rule()).hasValue(Rule.R9);
        });
    }

    @Test
    void a_text_that_is_no_move_is_told_with_its_ply_and_the_reason_why() {
        Throwable thrown = catchThrowable(() -> json.read(record("{\"move\":\"Xd4e9\"}"), GameRecord.class));

        assertThat(thrown.getCause()).isInstanceOfSatisfying(IllegalRecordException.class, cause -> {
            assertThat(cause.fault()).isEqualTo(RecordFault.MALFORMED_JSON);
            assertThat(cause.ply()).hasValue(1);
            assertThat(cause.refusal()).isEmpty();
            assertThat(cause.getCause())
                    .isInstanceOfSatisfying(
                            NotationException.class,
                            reason -> assertThat(reason.fault()).isEqualTo(NotationFault.MALFORMED_MOVE));
        });
    }

    @Test
    void null_alone_is_no_matter_of_annotations() throws IOException {
        assertThat(json.read("null", GameRecord.class)).isNull();
    }

    /** A record of a user of the library. */
    record State(
            Position position,
            Setup setup,
            List<Move> moves,
            Square square,
            SquareSet squares,
            Map<Square, Piece> pieces,
            Player player,
            Symbol symbol,
            Outcome outcome,
            Legality legality,
            Ply ply,
            Result result,
            GameRecord record) {}

    private static State state(Outcome outcome, Legality legality) {
        Position start = Position.initial(Symbol.X);
        Move move = Move.parse("Xd4e4");
        return new State(
                start,
                Setup.builder()
                        .putTotem(Symbol.X, Square.B2)
                        .toMove(Player.BLACK)
                        .build(),
                start.legalMoves().subList(0, 2),
                Square.F6,
                SquareSet.of(Square.B2, Square.A1),
                Map.of(Square.C3, Piece.BLACK_O),
                Player.PINK,
                Symbol.O,
                outcome,
                legality,
                start.describe(move),
                Result.win(Player.PINK, Reason.FORFEIT),
                GameRecord.of(Game.of(start).play(move)));
    }

    @Test
    void with_the_mix_ins_the_types_of_the_rules_stand_in_records_of_ones_own() throws IOException {
        State won = state(WON.outcome().orElseThrow(), WON.check(Move.parse("Xd4e4")));
        State drawn = state(new Outcome.Draw(), new Legality.Legal());

        assertThat(withMixIns.read(withMixIns.write(won), State.class)).isEqualTo(won);
        assertThat(withMixIns.read(withMixIns.write(drawn), State.class)).isEqualTo(drawn);
        assertThat(withMixIns.write(won))
                .isEqualTo("{\"position\":\"6/6/2*X3/3*O2/6/6 p\",\"setup\":\"6/6/6/6/1*X4/6 b\","
                        + "\"moves\":[\"Xc1b1\",\"Xc1d1\"],\"square\":\"f6\",\"squares\":[\"a1\",\"b2\"],"
                        + "\"pieces\":{\"c3\":\"BLACK_O\"},\"player\":\"PINK\",\"symbol\":\"O\","
                        + "\"outcome\":{\"type\":\"win\",\"winner\":\"PINK\",\"alignments\":["
                        + "{\"type\":\"colour\",\"player\":\"PINK\",\"squares\":[\"a1\",\"b1\",\"c1\",\"d1\"]},"
                        + "{\"type\":\"symbol\",\"symbol\":\"X\",\"squares\":[\"a1\",\"b1\",\"c1\",\"d1\"]}]},"
                        + "\"legality\":{\"type\":\"illegal\",\"refusal\":\"GAME_OVER\",\"move\":\"Xd4e4\","
                        + "\"position\":\"6/6/2*X3/3*O2/xxx3/XXXX2 b\"},"
                        + "\"ply\":{\"number\":1,\"player\":\"PINK\",\"move\":\"Xd4e4\",\"origin\":\"c4\","
                        + "\"totemMove\":\"SLIDE\",\"jumped\":[],\"placement\":\"ADJACENT\"},"
                        + "\"result\":{\"score\":\"PINK_WINS\",\"reason\":\"FORFEIT\"},"
                        + "\"record\":{\"start\":\"6/6/2*X3/3*O2/6/6 p\",\"moves\":[{\"move\":\"Xd4e4\"}],"
                        + "\"result\":\"*\",\"reason\":\"unfinished\"}}");
    }

    @Test
    void every_constant_of_every_enum_of_the_rules_is_read_back_and_no_number_for_it() throws IOException {
        List<Class<?>> enums =
                JsonMixIns.all().keySet().stream().filter(Class::isEnum).toList();

        assertThat(enums).hasSizeGreaterThan(10);
        for (Class<?> type : enums) {
            for (Object constant : type.getEnumConstants()) {
                assertThat((Object) withMixIns.read(withMixIns.write(constant), type))
                        .isSameAs(constant);
            }
            for (String wrong : List.of("0", "\"0\"", "\"\"", "\"nobody\"", "true", "[]", "{}")) {
                assertThatThrownBy(() -> withMixIns.read(wrong, type)).isInstanceOf(Exception.class);
            }
        }
    }

    @Test
    void every_move_is_read_back() throws IOException {
        for (int index = 0; index < Move.COUNT; index++) {
            Move move = Move.ofIndex(index);
            assertThat(withMixIns.read(withMixIns.write(move), Move.class)).isSameAs(move);
        }
    }

    @Property
    @Domain(Records.class)
    void every_position_is_read_back_equal(@ForAll GameRecord record) throws IOException {
        Position position = record.toGame().position();

        assertThat(withMixIns.read(withMixIns.write(position), Position.class)).isEqualTo(position);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\"", "\"xd4e4\"", "\"Xd4d4\"", "1234", "[\"Xd4e4\"]", "{}", "true"})
    void what_is_no_move_is_refused(String wrong) {
        assertThatThrownBy(() -> withMixIns.read(wrong, Move.class)).isInstanceOf(Exception.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\"", "\"6/6/6/6/6/6 p\"", "\"6/6/2*X3/3*O2/6/6 b\"", "5", "[]", "{}"})
    void a_position_goes_through_the_validating_reader(String wrong) {
        assertThatThrownBy(() -> withMixIns.read(wrong, Position.class)).isInstanceOf(Exception.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[null]", "[0]", "[\"A1\"]", "\"a1\"", "\"\"", "3", "{}"})
    void what_is_no_set_of_squares_is_refused(String wrong) {
        assertThatThrownBy(() -> withMixIns.read(wrong, SquareSet.class)).isInstanceOf(Exception.class);
    }

    @Test
    void a_square_that_stands_twice_in_a_set_counts_once() throws IOException {
        assertThat(withMixIns.read("[\"a1\",\"a1\"]", SquareSet.class)).containsExactly(Square.A1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"type\":\"loss\"}", "{\"type\":0}", "\"draw\"", "[]"})
    void what_is_no_outcome_is_refused(String wrong) {
        assertThatThrownBy(() -> withMixIns.read(wrong, Outcome.class)).isInstanceOf(Exception.class);
    }

    private static String record(String moves) {
        return "{\"start\":\"%s\",\"moves\":[%s],\"result\":\"*\",\"reason\":\"unfinished\"}".formatted(START, moves);
    }
}
