package io.github.oxono.examples;

import io.github.oxono.Player;
import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.board.Diagram;
import io.github.oxono.notation.board.SvgBoard;
import java.nio.file.Path;

/** Writes pictures of games into a folder: where each begins, and after each ply. */
final class PictureWriter {
    private static final SvgBoard BOARD = SvgBoard.of(Player.PINK);

    private final OutputFolder folder;
    private long number;

    PictureWriter(Path folder) {
        this.folder = new OutputFolder(folder);
    }

    /** The files' names tell the number of the game and how many pieces are on the board. */
    void write(GameRecord record) {
        number++;
        int ply = record.start().ply();
        for (Diagram diagram : GameDiagrams.of(record)) {
            folder.write("game-%06d-ply-%02d.svg".formatted(number, ply), BOARD.draw(diagram));
            ply++;
        }
    }
}
