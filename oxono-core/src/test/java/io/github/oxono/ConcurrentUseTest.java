package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Named.named;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Threads that ask one new value at the same moment get the answers that one thread gets. */
@Tag("thorough")
class ConcurrentUseTest {
    private static final int THREADS = 4;
    private static final int VALUES = 500;
    private static final String EXERCISE = "1*OO3/o1o3/Oo2X1/XOO1x1/3ooX/2Oo*Xx p";
    private static final String WON = "6/6/2*X3/3*O2/xxx3/XXXX2 b";
    private static final Move MOVE = Move.parse("Xe5d5");

    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

    static Stream<Named<Supplier<Object>>> values() {
        return Stream.of(
                named("position", () -> Position.parse(EXERCISE)),
                named("position after a move", () -> Position.parse(EXERCISE).play(MOVE)),
                named("finished position", () -> Position.parse(WON)),
                named("legal moves", () -> Position.parse(EXERCISE).legalMoves()),
                named("ply", () -> Position.parse(EXERCISE).describe(MOVE)),
                named("outcome", () -> Position.parse(WON).outcome().orElseThrow()),
                named("canonical form", () -> Position.parse(EXERCISE).canonical()),
                named("refusal", () -> Position.parse(WON).check(MOVE)),
                named(
                        "exception",
                        () -> PublicApi.thrown(() -> Position.parse(WON).play(MOVE))),
                named("set-up", () -> Setup.parse("O1O1O1/1O1O1O/O1O1O1/6/6/xxxx2 b")),
                named("set of squares", () -> Position.parse(EXERCISE).freeSquares()),
                named(
                        "turn",
                        () -> PartialMove.of(Position.parse(EXERCISE))
                                .click(Square.E1)
                                .click(Square.E5)),
                named(
                        "game with a move taken back",
                        () -> Game.of(Position.parse(EXERCISE))
                                .play(MOVE)
                                .play(Position.parse(EXERCISE)
                                        .play(MOVE)
                                        .legalMoves()
                                        .get(0))
                                .undo()
                                .orElseThrow()));
    }

    @ParameterizedTest
    @MethodSource("values")
    void each_thread_gets_the_answers_that_one_thread_gets(Supplier<Object> fresh) throws Exception {
        List<Method> questions = PublicApi.methods(fresh.get().getClass())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .toList();
        assertThat(questions).isNotEmpty();
        for (Method question : questions) {
            Object expected = answer(question, fresh.get());
            List<Object> values = Stream.generate(fresh).limit(VALUES).toList();

            assertThat(askAtOnce(question, values))
                    .as(question.toString())
                    .allSatisfy(answers -> assertThat(answers).containsOnly(expected));
        }
    }

    @AfterEach
    void stop() {
        threads.shutdown();
    }

    /** The answers that each thread gets. Who is behind finds the work done and catches up, so that they often meet. */
    private List<List<Object>> askAtOnce(Method question, List<Object> values) throws Exception {
        CyclicBarrier start = new CyclicBarrier(THREADS);
        Callable<List<Object>> ask = () -> {
            start.await();
            return values.stream().map(value -> answer(question, value)).toList();
        };
        List<List<Object>> answers = new ArrayList<>();
        for (Future<List<Object>> thread : threads.invokeAll(Collections.nCopies(THREADS, ask))) {
            answers.add(thread.get());
        }
        return answers;
    }

    private static Object answer(Method question, Object value) {
        return comparable(PublicApi.answer(question, value));
    }

    /** The answer, or what it consists of where it has no equality of its own. */
    private static Object comparable(Object answer) {
        if (answer instanceof Iterator<?> iterator) {
            List<Object> rest = new ArrayList<>();
            iterator.forEachRemaining(rest::add);
            return rest;
        }
        return answer instanceof Throwable thrown ? thrown.toString() : answer;
    }
}
