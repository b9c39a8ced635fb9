package io.github.oxono.examples;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows how much of the input is read, once it turns out to be much. */
final class Progress implements AutoCloseable {
    /** Less is read before anybody could look. */
    private static final long MUCH = 8 << 20;

    private static final long UNKNOWN = -1;
    private static final long MEGABYTE = 1_000_000;

    private final ErrorOutput err;
    private final long total;
    private final BooleanSupplier isSeen;
    private long bytes;
    private boolean isBegun;
    private Optional<ProgressBar> bar = Optional.empty();

    /** The supplier is asked once, if ever. */
    Progress(List<GameSource> sources, ErrorOutput err, BooleanSupplier isSeen) {
        this.err = err;
        this.isSeen = isSeen;
        this.total = total(sources);
    }

    private static long total(List<GameSource> sources) {
        long total = 0;
        for (GameSource source : sources) {
            long size = source.file().map(Progress::size).orElse(UNKNOWN);
            if (size == UNKNOWN) {
                return UNKNOWN;
            }
            total += size;
        }
        return total;
    }

    /** What is no file, such as a pipe, has no size, or says that it is nothing. */
    private static long size(Path file) {
        try {
            return Files.isRegularFile(file) ? Files.size(file) : UNKNOWN;
        } catch (IOException fault) {
            return UNKNOWN;
        }
    }

    /** A stream that is counted. */
    InputStream watch(InputStream in) {
        return new FilterInputStream(in) {
            @Override
            public int read(byte[] target, int from, int length) throws IOException {
                int count = super.read(target, from, length);
                add(Math.max(count, 0));
                return count;
            }
        };
    }

    private void add(int count) {
        bytes += count;
        if (!isBegun && bytes > MUCH) {
            isBegun = true;
            bar = isSeen.getAsBoolean() ? Optional.of(begin()) : Optional.empty();
        }
        bar.ifPresent(shown -> shown.stepTo(bytes));
    }

    private ProgressBar begin() {
        return new ProgressBarBuilder()
                .setTaskName("read")
                .setInitialMax(total)
                .setUnit(" MB", MEGABYTE)
                .setStyle(ProgressBarStyle.ASCII)
                .setConsumer(err)
                .clearDisplayOnFinish()
                .build();
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
        // A bar that is closed before its thread has drawn it once is drawn then, and left.
        bar.ifPresent(closed -> err.close());
    }
}
