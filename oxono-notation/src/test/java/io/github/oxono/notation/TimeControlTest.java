package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TimeControlTest {
    @Provide
    Arbitrary<TimeControl> timeControls() {
        return Combinators.combine(Records.times(), Records.times()).as(TimeControl::new);
    }

    @Property
    void a_time_control_is_read_back_equal(@ForAll("timeControls") TimeControl timeControl) {
        assertThat(TimeControl.parse(timeControl.toString())).isEqualTo(timeControl);
    }

    @Example
    void its_text_is_seconds_and_the_increment() {
        assertThat(TimeControl.of(Duration.ofMinutes(5))).hasToString("300");
        assertThat(new TimeControl(Duration.ofMinutes(5), Duration.ofMillis(2500)))
                .hasToString("300+2.5");
    }

    @Example
    void another_text_is_refused() {
        assertRefused("300+0", "line 1, column 4 (offset 3): found \"+0\", expected the end, since nothing is added");
        assertRefused(
                "300+2.50",
                "line 1, column 5 (offset 4): found \"2.50\", expected seconds, with up to nine digits before and behind"
                        + " the point and no needless zero");
        assertRefused(
                "",
                "line 1, column 1 (offset 0): found the end, expected seconds, with up to nine digits before and behind"
                        + " the point and no needless zero");
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> TimeControl.parse(text))
                .isInstanceOf(NotationException.class)
                .hasMessage(message + " (MALFORMED_TIME)");
    }
}
