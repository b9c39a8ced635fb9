package io.github.oxono.examples;

import io.github.oxono.notation.Strictness;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Everything that is to be read.
 *
 * @param sources from where
 * @param strictness which spellings are accepted
 * @param watch goes between a source and its reader
 */
record GameInput(List<GameSource> sources, Strictness strictness, UnaryOperator<InputStream> watch) {
    /** Opens a source; who calls it closes it. */
    InputStream open(GameSource source) throws IOException {
        return watch.apply(source.opener().open());
    }
}
