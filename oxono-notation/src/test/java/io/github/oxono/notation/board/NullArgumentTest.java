package io.github.oxono.notation.board;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.Game;
import io.github.oxono.PartialMove;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Result;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Null is answered with NullPointerException, at once and everywhere. */
class NullArgumentTest {
    @ParameterizedTest
    @MethodSource("calls")
    void null_is_answered_with_NullPointerException(ThrowingCallable call) {
        assertThatThrownBy(call).isExactlyInstanceOf(NullPointerException.class);
    }

    static Stream<ThrowingCallable> calls() {
        SvgBoard svg = SvgBoard.of(Player.PINK);
        TextBoard text = TextBoard.of(TextStyle.ASCII);
        return Stream.of(
                () -> Arrow.of(null, Square.A1),
                () -> Arrow.of(Square.A1, null),
                () -> Arrow.of(null, null),
                () -> Diagram.of((Setup) null),
                () -> Diagram.of((Position) null),
                () -> Diagram.of((Game) null),
                () -> Diagram.of((PartialMove) null),
                () -> Diagram.builder().setup(null),
                () -> Diagram.builder().highlighted(null),
                () -> Diagram.builder().addArrow((Arrow) null),
                () -> Diagram.builder().result((Result) null),
                () -> Diagram.builder().title((String) null),
                () -> Palette.builder().pink(null),
                () -> SvgBoard.of(null),
                () -> SvgBoard.builder().palette(null),
                () -> svg.draw((Diagram) null),
                () -> svg.draw((Position) null),
                () -> TextBoard.of(null),
                () -> TextBoard.builder().bottom(null),
                () -> text.draw((Diagram) null),
                () -> text.draw((Position) null));
    }
}
