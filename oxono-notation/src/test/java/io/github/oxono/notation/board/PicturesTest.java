package io.github.oxono.notation.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Alignment;
import io.github.oxono.Placement;
import io.github.oxono.Player;
import io.github.oxono.TotemMove;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Whether the pictures of the documentation are what the library draws. With the system property {@code oxono.rewrite}
 * they are drawn anew.
 */
class PicturesTest {
    private static final Path FOLDER = Path.of("pictures");
    private static final Map<String, Diagram> PICTURES = Pictures.all();

    @TestFactory
    Stream<DynamicTest> a_picture_is_what_is_drawn() {
        return PICTURES.entrySet().stream()
                .map(picture -> DynamicTest.dynamicTest(
                        picture.getKey(),
                        () -> assertDrawn(FOLDER.resolve(picture.getKey() + ".svg"), picture.getValue())));
    }

    @Test
    void each_shows_what_its_name_says() {
        assertThat(PICTURES.get("slide").lastPly().orElseThrow().totemMove()).isEqualTo(TotemMove.SLIDE);
        assertThat(PICTURES.get("jump").lastPly().orElseThrow().totemMove()).isEqualTo(TotemMove.JUMP);
        assertThat(PICTURES.get("relocation").lastPly().orElseThrow().totemMove())
                .isEqualTo(TotemMove.RELOCATION);
        assertThat(PICTURES.get("relocation").lastPly().orElseThrow().placement())
                .isEqualTo(Placement.FREE);
        assertThat(PICTURES.get("colour-win").alignments()).hasOnlyElementsOfType(Alignment.OfColour.class);
        assertThat(PICTURES.get("symbol-win").alignments()).hasOnlyElementsOfType(Alignment.OfSymbol.class);
    }

    @Test
    void no_other_pictures_lie_there() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(PICTURES.keySet().stream()
                            .map(name -> name + ".svg")
                            .toList());
        }
    }

    private static void assertDrawn(Path file, Diagram diagram) throws IOException {
        String svg = SvgBoard.of(Player.PINK).draw(diagram);
        if (Boolean.getBoolean("oxono.rewrite")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, svg);
        }
        assertThat(Files.readString(file)).isEqualTo(svg);
    }
}
