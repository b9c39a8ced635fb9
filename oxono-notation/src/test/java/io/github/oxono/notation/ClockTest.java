package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clocks in comments, at the bounds of what is one. */
class ClockTest {
    @ParameterizedTest
    @CsvSource({
        "0:00, PT0S",
        "59:59, PT59M59S",
        "1:2:3, PT1H2M3S",
        "01:02:03, PT1H2M3S",
        "000000:00:01, PT1S",
        "0:00:00.123456789, PT0.123456789S",
        "0:00:00.10, PT0.1S",
        "277777:46:39.999999999, PT277777H46M39.999999999S"
    })
    void what_is_a_clock(String text, Duration time) {
        assertThat(Clock.read(text)).contains(time);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "60:00",
                "0:60",
                "1:00:60",
                "1:60:00",
                "5",
                ":05",
                "5:",
                "1::05",
                "::",
                ".",
                "0:00:00.",
                "0:00:00.1234567890",
                "0:00:00.5.5",
                "277777:46:40",
                "0277777:46:39",
                "0000000:00:01",
                "0:100",
                "100:00",
                "1:000:00",
                "1:2:3:4"
            })
    void what_is_none(String text) {
        assertThat(Clock.read(text)).isEmpty();
    }
}
