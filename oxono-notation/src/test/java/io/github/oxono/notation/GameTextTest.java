package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

class GameTextTest {
    @Property
    @Domain(Records.class)
    @Domain(DomainContext.Global.class)
    void a_written_game_is_read_back_equal_in_either_mode(@ForAll GameRecord record) {
        String text = GameText.write(record);

        Reading<GameRecord> strict = GameText.read(text, Strictness.STRICT);
        assertThat(strict).isEqualTo(new Reading<>(record, List.of()));
        assertThat(strict.value().tags().keySet())
                .containsExactlyElementsOf(record.tags().keySet());
        assertThat(GameText.read(text, Strictness.LENIENT)).isEqualTo(strict);
    }

    @Property
    @Domain(Records.class)
    @Domain(DomainContext.Global.class)
    void a_sloppy_text_means_what_the_canonical_one_means(@ForAll GameRecord record, @ForAll long seed) {
        String text = new Sloppy(seed).game(record);

        Reading<GameRecord> reading = GameText.read(text, Strictness.LENIENT);
        assertThat(reading.value()).isEqualTo(record);
        assertThat(reading.tolerances()).isNotEmpty();
        assertThatThrownBy(() -> GameText.read(text, Strictness.STRICT)).isInstanceOf(NotationException.class);
    }

    @Property
    @Domain(Records.class)
    @Domain(DomainContext.Global.class)
    void what_strict_reading_accepts_is_its_own_writing_and_reads_the_same_leniently(
            @ForAll GameRecord record, @ForAll long seed) {
        String text = new Mutation(new Random(seed)).of(GameText.write(record));
        try {
            Reading<GameRecord> strict = GameText.read(text, Strictness.STRICT);
            assertThat(GameText.write(strict.value())).isEqualTo(text);
            assertThat(GameText.read(text, Strictness.LENIENT)).isEqualTo(strict);
        } catch (NotationException refused) {
            assertThat(refused.location().offset()).isBetween(0L, (long) text.length());
        }
    }

    @Property(tries = 200)
    @Domain(Records.class)
    @Domain(DomainContext.Global.class)
    void an_archive_is_read_back_game_by_game(@ForAll @Size(max = 4) List<GameRecord> records) throws IOException {
        StringBuilder archive = new StringBuilder();
        GameText.write(records.stream(), archive);

        try (Stream<Reading<GameRecord>> games =
                GameText.stream(new StringReader(archive.toString()), Strictness.STRICT, ErrorPolicy.STOP)) {
            assertThat(games.map(Reading::value)).containsExactlyElementsOf(records);
        }
    }
}
