package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Player;
import io.github.oxono.Rule;
import io.github.oxono.TotemMove;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** How things are called in messages. */
final class Words {
    private Words() {}

    static String of(Player player) {
        return player.name().toLowerCase(Locale.ROOT);
    }

    static String of(TotemMove totemMove) {
        return switch (totemMove) {
            case SLIDE -> "not enclosed";
            case JUMP -> "enclosed with a jump";
            case RELOCATION -> "enclosed without a jump";
        };
    }

    /** Rules of which each alone would explain what was seen. */
    static String of(Collection<Rule> rules) {
        return rules.stream().sorted().map(rule -> rule + " " + rule.title()).collect(Collectors.joining(" or "));
    }

    static String of(List<Move> moves) {
        return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
    }
}
