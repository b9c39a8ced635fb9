package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Named.named;

import io.github.oxono.Move;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import io.github.oxono.notation.board.SvgBoard;
import io.github.oxono.notation.board.TextBoard;
import io.github.oxono.notation.board.TextStyle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Threads that ask one new record at the same moment get the answers that one thread gets. */
@Tag("thorough")
class ConcurrentUseTest {
    private static final int THREADS = 4;
    private static final int RECORDS = 500;

    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

    static Stream<Named<Function<GameRecord, Object>>> questions() {
        return Stream.of(
                named("moves", GameRecord::moves),
                named("tags", GameRecord::tags),
                named("hash", GameRecord::hashCode),
                named("for a person", GameRecord::toString),
                named("copy", record -> GameRecord.builder().from(record).build()),
                named("game", GameRecord::toGame),
                named("game text", GameText::write),
                named("game text and back", record -> GameText.read(GameText.write(record), Strictness.LENIENT)),
                named("json", GameRecord::toJson),
                named("picture", record -> SvgBoard.of(Player.PINK).draw(record.start())),
                named("text board", record -> TextBoard.of(TextStyle.ANSI).draw(record.start())));
    }

    @ParameterizedTest
    @MethodSource("questions")
    void each_thread_gets_the_answers_that_one_thread_gets(Function<GameRecord, Object> question) throws Exception {
        Object expected = question.apply(fresh());
        List<GameRecord> records =
                Stream.generate(ConcurrentUseTest::fresh).limit(RECORDS).toList();

        assertThat(askAtOnce(question, records))
                .allSatisfy(answers -> assertThat(answers).containsOnly(expected));
    }

    @Test
    void all_fields_of_a_record_are_final() {
        Stream<Field> fields = Arrays.stream(fresh().getClass().getDeclaredFields());

        assertThat(fields.filter(field -> !field.isSynthetic()))
                .isNotEmpty()
                .allMatch(field -> Modifier.isFinal(field.getModifiers()));
    }

    @AfterEach
    void stop() {
        threads.shutdown();
    }

    private static GameRecord fresh() {
        return GameRecord.builder()
                .pink("Ada")
                .timeControl(TimeControl.of(Duration.ofSeconds(300)))
                .start(Position.initial(Symbol.X))
                .addMove(RecordedMove.of(Move.parse("Xd4e4")).withComment("a"))
                .addMove(RecordedMove.of(Move.parse("Od2d1")).withClock(Duration.ofSeconds(299)))
                .putTag("Round", "3")
                .build();
    }

    /** The answers that each thread gets. Who is behind finds the work done and catches up, so that they often meet. */
    private List<List<Object>> askAtOnce(Function<GameRecord, Object> question, List<GameRecord> records)
            throws Exception {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        Callable<List<Object>> ask = () -> {
            start.await();
            return records.stream().map(question).toList();
        };
        List<List<Object>> answers = new ArrayList<>();
        for (Future<List<Object>> thread : threads.invokeAll(Collections.nCopies(THREADS, ask))) {
            answers.add(thread.get());
        }
        return answers;
    }
}
