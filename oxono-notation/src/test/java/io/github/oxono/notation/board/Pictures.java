package io.github.oxono.notation.board;

import io.github.oxono.Game;
import io.github.oxono.Ply;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the pictures of the documentation show. */
final class Pictures {
    private static final Position X_ON_C4 = Position.initial(Symbol.X);
    private static final Position O_ON_C4 = Position.initial(Symbol.O);

    private Pictures() {}

    /** By the names of their files. */
    static Map<String, Diagram> all() {
        Map<String, Diagram> pictures = new LinkedHashMap<>();
        pictures.put("start", Diagram.of(X_ON_C4));
        pictures.put("slide", withArrow(Boards.game(X_ON_C4, "Xd4d5", "Od2e2", "Xf4f5")));
        pictures.put("jump", withArrow(Boards.game(X_ON_C4, "Od1e1", "Xf4e4", "Xf1f2", "Xc1b1")));
        pictures.put("relocation", withArrow(relocation()));
        pictures.put(
                "colour-win",
                Diagram.of(Boards.game(X_ON_C4, "Xc5b5", "Oc3d3", "Oa3b3", "Xc6d6", "Xc2b2", "Oa1a2", "Xc4b4")));
        pictures.put("symbol-win", Diagram.of(Boards.game(O_ON_C4, "Xd5d6", "Xe5e6", "Xc5c6", "Xb5b6")));
        return pictures;
    }

    private static Game relocation() {
        return Boards.game(
                X_ON_C4, "Xd4e4", "Xc4b4", "Ob3b2", "Oa3b3", "Oa1b1", "Xc5d5", "Oa6a5", "Xb5c5", "Oe6d6", "Oe5f5",
                "Oe6e5", "Of6e6", "Oc6b6", "Xf6a4");
    }

    private static Diagram withArrow(Game game) {
        Diagram diagram = Diagram.of(game);
        Ply ply = diagram.lastPly().orElseThrow();
        return Diagram.builder()
                .from(diagram)
                .addArrow(Arrow.of(ply.origin(), ply.move().destination()))
                .build();
    }
}
