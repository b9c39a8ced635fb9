package io.github.oxono.notation;

import io.github.oxono.Legality;
import io.github.oxono.SetupFault;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/** All that a {@link NotationException} tells. */
record Problem(
        NotationFault fault,
        Location location,
        String text,
        String context,
        String expected,
        String detail,
        OptionalLong game,
        OptionalInt ply,
        Optional<Legality.Illegal> illegal,
        Set<SetupFault> setupFaults) {

    /** The context is a longer text around the offending one; it and the detail are for the message alone. */
    static Problem of(NotationFault fault, Location location, String text, String expected) {
        return new Problem(
                fault,
                location,
                text,
                "",
                expected,
                "",
                OptionalLong.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                Set.of());
    }

    Problem as(NotationFault newFault) {
        return new Problem(newFault, location, text, context, expected, detail, game, ply, illegal, setupFaults);
    }

    Problem in(String newContext) {
        return new Problem(fault, location, text, newContext, expected, detail, game, ply, illegal, setupFaults);
    }

    Problem but(String newDetail) {
        return new Problem(fault, location, text, context, expected, newDetail, game, ply, illegal, setupFaults);
    }

    Problem inGame(long number) {
        return new Problem(
                fault, location, text, context, expected, detail, OptionalLong.of(number), ply, illegal, setupFaults);
    }

    Problem atPly(int number) {
        return new Problem(
                fault, location, text, context, expected, detail, game, OptionalInt.of(number), illegal, setupFaults);
    }

    Problem with(Legality.Illegal reason) {
        return new Problem(
                fault, location, text, context, expected, detail, game, ply, Optional.of(reason), setupFaults);
    }

    Problem with(Set<SetupFault> faults) {
        return new Problem(fault, location, text, context, expected, detail, game, ply, illegal, faults);
    }

    String message() {
        StringBuilder message = new StringBuilder();
        game.ifPresent(number -> message.append("game ").append(number).append(", "));
        ply.ifPresent(number -> message.append("ply ").append(number).append(", "));
        return message.append(location)
                .append(": ")
                .append(sentence())
                .append(" (")
                .append(fault)
                .append(")")
                .toString();
    }

    /** The message without the place and the code. */
    String sentence() {
        StringBuilder sentence = new StringBuilder("found ").append(Quote.orElse(text, "the end"));
        if (!context.isEmpty() && !context.equals(text)) {
            sentence.append(" in ").append(Quote.of(context));
        }
        sentence.append(", expected ").append(expected);
        if (!detail.isEmpty()) {
            sentence.append(", but ").append(detail);
        }
        return sentence.toString();
    }
}
