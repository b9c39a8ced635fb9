package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.notation.Strictness;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever a file is, its games are read or what is wrong is reported. The system property {@code oxono.hostile} says
 * how many files there are, and how many thousand bytes the endless ones have.
 */
class HostileFilesTest {
    private static final int FILES = Integer.getInteger("oxono.hostile", 10_000);
    private static final long LENGTH = FILES * 1_000L;

    private static final List<byte[]> ACCEPTED =
            List.of(generated("log"), generated("text"), generated("json"), laidOut());

    @Test
    void mutated_and_random_bytes_are_read_or_reported() {
        Random random = new Random(1);
        for (int count = 0; count < FILES; count++) {
            byte[] file = random.nextInt(8) == 0
                    ? random(random)
                    : mutated(ACCEPTED.get(random.nextInt(ACCEPTED.size())), random);
            read(new ByteArrayInputStream(file));
        }
    }

    @Test
    void a_file_that_is_cut_off_anywhere_is_read_or_reported() {
        for (byte[] file : ACCEPTED) {
            for (int end = 0; end < file.length; end++) {
                read(new ByteArrayInputStream(file, 0, end));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {" ", "\n", "0", "(", "{", "[", "{\n", "[A", "{\"moves\":[\n", "\0", "\u0080", "12\n", "\"", "}\n"
            })
    void an_endless_file_is_reported(String repeated) {
        assertThat(read(new EndlessBytes(repeated))).isEqualTo(Reporter.WRONG);
    }

    private static int read(InputStream in) {
        GameSource source = new GameSource("file", Optional.empty(), () -> in);
        Reporter reporter = new Reporter(new ErrorOutput(new PrintWriter(new StringWriter())), OnError.STOP);
        GameInput input = new GameInput(List.of(source), Strictness.LENIENT, UnaryOperator.identity());
        SourceReader.readAll(
                input, reporter, (title, record) -> assertThat(record.moves()).isNotNull());
        return reporter.conclude();
    }

    private static byte[] generated(String format) {
        return Run.of("generate", "--clocks", "--to", format).out().getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] laidOut() {
        return Run.of("generate", "--games", "2", "--to", "json")
                .out()
                .replace(",", ",\n")
                .getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] random(Random random) {
        byte[] bytes = new byte[random.nextInt(100)];
        random.nextBytes(bytes);
        return bytes;
    }

    private static byte[] mutated(byte[] file, Random random) {
        byte[] mutated = Arrays.copyOf(file, random.nextInt(4) == 0 ? random.nextInt(file.length) + 1 : file.length);
        for (int change = random.nextInt(3); change >= 0; change--) {
            int at = random.nextInt(mutated.length);
            // Often one bit, so that it stays a text.
            mutated[at] = random.nextBoolean()
                    ? (byte) (mutated[at] ^ 1 << random.nextInt(Byte.SIZE))
                    : mutated[random.nextInt(mutated.length)];
        }
        return mutated;
    }

    /** The same bytes again and again, without being held. */
    private static final class EndlessBytes extends InputStream {
        private static final int BLOCK = 10_000;

        private final byte[] block;
        private long offset;

        EndlessBytes(String repeated) {
            block = repeated.repeat(BLOCK).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
        }

        @Override
        public int read(byte[] target, int from, int length) {
            if (offset >= LENGTH) {
                return -1;
            }
            int place = (int) (offset % block.length);
            int count = Math.min(length, block.length - place);
            System.arraycopy(block, place, target, from, count);
            offset += count;
            return count;
        }
    }
}
