package io.github.oxono;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** Finds everything that is wrong with a set-up. */
final class SetupFaults {
    private final Player movedLast;
    private final Collection<Square> totems;
    private final Pieces pieces;
    private final Set<SetupFault> found = EnumSet.noneOf(SetupFault.class);

    private SetupFaults(Setup setup) {
        movedLast = setup.toMove().opponent();
        totems = setup.totems().values();
        pieces = Pieces.of(setup.pieces());
    }

    static Set<SetupFault> of(Setup setup) {
        return new SetupFaults(setup).find();
    }

    private Set<SetupFault> find() {
        long underTotems = SquareSet.copyOf(totems).toBits();
        report(SetupFault.TOTEM_MISSING, totems.size() < Symbol.values().length);
        report(SetupFault.TOTEMS_TOGETHER, totems.size() > Long.bitCount(underTotems));
        report(SetupFault.PIECE_UNDER_TOTEM, (pieces.all() & underTotems) != 0);
        report(SetupFault.TOO_MANY_PIECES, hasTooMany());
        report(SetupFault.WRONG_PLAYER_TO_MOVE, surplusOfPink() != (movedLast == Player.PINK ? 1 : 0));
        // A totem interrupts a line (R11), so a piece hidden under one has no part in any.
        report(SetupFault.IMPOSSIBLE_ALIGNMENT, hasImpossibleLine(pieces.without(underTotems)));
        return Collections.unmodifiableSet(found);
    }

    private void report(SetupFault fault, boolean present) {
        if (present) {
            found.add(fault);
        }
    }

    private boolean hasTooMany() {
        return Arrays.stream(Piece.values()).anyMatch(piece -> Long.bitCount(pieces.of(piece)) > Piece.COUNT_OF_EACH);
    }

    private int surplusOfPink() {
        return Long.bitCount(pieces.pink()) - Long.bitCount(pieces.black());
    }

    private boolean hasImpossibleLine(Pieces visible) {
        return visible.hasLine()
                && SquareSet.ofBits(visible.of(movedLast)).stream()
                        .allMatch(square ->
                                visible.without(Kernel.bit(square.ordinal())).hasLine());
    }
}
