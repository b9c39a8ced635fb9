package io.github.oxono.examples.play;

import io.github.oxono.examples.oware.Game;
import io.github.oxono.examples.oware.House;
import io.github.oxono.examples.oware.Legality;
import io.github.oxono.examples.oware.Outcome;
import io.github.oxono.examples.oware.OwareParseException;
import io.github.oxono.examples.oware.Player;
import io.github.oxono.examples.oware.Rule;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A turn of Oware: the house that is sown. */
record OwareTurn(Game game, Optional<House> move) implements Turn<House> {
    @Override
    public List<String> choices() {
        return game.position().legalHouses().stream().map(House::toString).toList();
    }

    @Override
    public OwareTurn enter(String text) {
        House house = read(text);
        if (game.position().check(house) instanceof Legality.Illegal illegal) {
            throw RefusedException.of(illegal.message(), words(illegal.refusal().rule()));
        }
        return new OwareTurn(game, Optional.of(house));
    }

    private static House read(String text) {
        try {
            return House.parse(text);
        } catch (OwareParseException fault) {
            throw RefusedException.of(fault);
        }
    }

    static String words(Rule rule) {
        return rule + " (" + rule.title() + "): " + rule.sentence();
    }

    @Override
    public Optional<Turn<House>> back() {
        return move.map(house -> new OwareTurn(game, Optional.empty()));
    }

    @Override
    public String prompt() {
        return game.position()
                .outcome()
                .map(outcome -> "The game is over: " + words(outcome))
                .orElseGet(() -> name(game.position().toMove()) + ", choose a house to sow");
    }

    private String words(Outcome outcome) {
        String reason = game.isEndedByAgreement() ? " by agreement" : "";
        return (outcome instanceof Outcome.Win win ? name(win.winner()) + " wins" : "a draw") + reason;
    }

    static String name(Player player) {
        return player.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Picture picture(int side) {
        return OwarePicture.of(this, side);
    }
}
