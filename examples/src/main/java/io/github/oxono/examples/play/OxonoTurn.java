package io.github.oxono.examples.play;

import io.github.oxono.Game;
import io.github.oxono.IllegalClickException;
import io.github.oxono.Legality;
import io.github.oxono.Move;
import io.github.oxono.PartialMove;
import io.github.oxono.Result;
import io.github.oxono.Rule;
import io.github.oxono.Square;
import io.github.oxono.notation.MoveText;
import io.github.oxono.notation.NotationException;
import io.github.oxono.notation.Strictness;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A turn of Oxono: the totem's square, its new square, the piece's square. */
record OxonoTurn(Game game, PartialMove clicks) implements Turn<Move> {
    private static final String SQUARE = "[A-Fa-f][1-6]";

    static OxonoTurn of(Game game) {
        return new OxonoTurn(game, PartialMove.of(game.position()));
    }

    @Override
    public List<String> choices() {
        return game.isOver()
                ? List.of()
                : clicks.clickable().stream().map(Square::toString).toList();
    }

    @Override
    public OxonoTurn enter(String text) {
        if (game.isOver()) {
            throw RefusedException.of("The game is over: " + result() + ".", words(Rule.R13));
        }
        return text.matches(SQUARE) ? click(Square.parse(text.toLowerCase(Locale.ROOT))) : enterWhole(text);
    }

    private OxonoTurn click(Square square) {
        try {
            return new OxonoTurn(game, clicks.click(square));
        } catch (IllegalClickException refused) {
            throw refused.refusal()
                    .map(refusal -> RefusedException.of(refused, words(refusal.rule())))
                    .orElseGet(() -> RefusedException.of(refused));
        }
    }

    private OxonoTurn enterWhole(String text) {
        Move move = read(text);
        if (game.check(move) instanceof Legality.Illegal illegal) {
            throw RefusedException.of(illegal.message(), words(illegal.refusal().rule()));
        }
        return of(game).click(game.position().totem(move.symbol()))
                .click(move.destination())
                .click(move.placement());
    }

    private static Move read(String text) {
        try {
            return MoveText.read(text, Strictness.LENIENT).value();
        } catch (NotationException fault) {
            throw RefusedException.of(fault, "A square is entered like d4, a whole move like Xd4e4.");
        }
    }

    private static String words(Rule rule) {
        return rule + " (" + rule.title() + "): " + rule.sentence();
    }

    @Override
    public Optional<Turn<Move>> back() {
        return clicks.back().map(earlier -> new OxonoTurn(game, earlier));
    }

    @Override
    public Optional<Move> move() {
        return clicks.move();
    }

    @Override
    public String prompt() {
        if (game.isOver()) {
            return "The game is over: " + result();
        }
        String mover = name(game.position().toMove());
        return clicks.symbol()
                .map(symbol -> clicks.clicks().size() == 1
                        ? mover + ", move the " + symbol + " totem"
                        : mover + ", place your " + symbol)
                .orElse(mover + ", choose a totem");
    }

    private String result() {
        Result result = game.result();
        String reason = name(result.reason());
        return result.winner()
                .map(winner -> name(winner) + " wins by " + reason)
                .orElse("a draw by " + reason);
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Picture picture(int side) {
        return OxonoPicture.of(this, side);
    }
}
