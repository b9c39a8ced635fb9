package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.Move;
import java.io.Reader;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Null is answered with NullPointerException, at once and everywhere. */
class NullArgumentTest {
    private static final String MOVE = "Xd4e4";
    private static final Strictness STRICT = Strictness.STRICT;

    @ParameterizedTest
    @MethodSource("calls")
    void null_is_answered_with_NullPointerException(ThrowingCallable call) {
        assertThatThrownBy(call).isExactlyInstanceOf(NullPointerException.class);
    }

    static Stream<ThrowingCallable> calls() {
        Reader reader = new StringReader("");
        return Stream.of(
                () -> MoveText.read(null, STRICT),
                () -> MoveText.read(null, Strictness.LENIENT),
                () -> MoveText.read(MOVE, null),
                () -> PositionText.read(null, STRICT),
                () -> PositionText.read(null, Strictness.LENIENT),
                () -> PositionText.read("", null),
                () -> PositionText.readSetup(null, STRICT),
                () -> PositionText.readSetup("", null),
                () -> GameText.read(null, STRICT),
                () -> GameText.read("", null),
                () -> GameText.read("", STRICT, null),
                () -> GameText.stream(null, STRICT, ErrorPolicy.STOP),
                () -> GameText.stream(reader, null, ErrorPolicy.STOP),
                () -> GameText.stream(reader, STRICT, null),
                () -> GameText.stream(reader, STRICT, ErrorPolicy.STOP, null),
                () -> GameText.write(null),
                () -> GameText.write(null, new StringBuilder()),
                () -> GameText.write(Stream.of(), null),
                () -> MatchLog.read((String) null, STRICT),
                () -> MatchLog.read((Reader) null, STRICT),
                () -> MatchLog.read("12\n", null),
                () -> MatchLog.read(new StringReader("12\n"), STRICT, null),
                () -> MatchLog.write(null),
                () -> ErrorPolicy.collect(null),
                () -> GameRecord.of(null),
                () -> GameRecord.builder().start(null),
                () -> GameRecord.builder().pink((String) null),
                () -> GameRecord.builder().addMove((RecordedMove) null),
                () -> RecordedMove.of(null),
                () -> new RecordedMove(Move.parse(MOVE), null, Optional.empty()),
                () -> new RecordedMove(Move.parse(MOVE), Optional.empty(), null),
                () -> TimeControl.of(null),
                () -> new TimeControl(Duration.ZERO, null),
                () -> TimeControl.parse(null),
                () -> new Reading<>(null, List.of()),
                () -> new Reading<>(MOVE, null));
    }
}
