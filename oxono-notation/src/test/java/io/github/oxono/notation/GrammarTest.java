package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import java.util.Random;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Whether the grammars of the specification have all that strict reading accepts, and nothing that is plainly wrong. */
class GrammarTest {
    private static final Grammar GRAMMAR = Specification.grammar();
    private static final Pattern GAME = GRAMMAR.pattern("game");
    private static final Pattern POSITION = GRAMMAR.pattern("position");

    @Provide
    Arbitrary<Position> positions() {
        return Records.games().map(Game::position);
    }

    @Property(tries = 300)
    @Domain(Records.class)
    @Domain(DomainContext.Global.class)
    void every_game_has_a_text_of_the_grammar(@ForAll GameRecord record) {
        assertThat(GameText.write(record)).matches(GAME);
    }

    @Property
    @Domain(Records.class)
    @Domain(DomainContext.Global.class)
    void a_text_outside_of_the_grammar_is_refused(@ForAll GameRecord record, @ForAll long seed) {
        String text = new Mutation(new Random(seed)).of(GameText.write(record));

        assertThat(GAME.matcher(text).matches() || isRefused(text)).isTrue();
    }

    @Property
    void every_position_has_a_text_of_the_grammar(@ForAll("positions") Position position) {
        assertThat(position.toString()).matches(POSITION);
    }

    @Example
    void the_moves_of_the_grammar_are_the_moves() {
        Pattern move = GRAMMAR.pattern("move");

        assertThat(Move.ofIndex(0).toString()).matches(move);
        assertThat(Move.ofIndex(Move.COUNT - 1).toString()).matches(move);
        assertThat("xd4e4").doesNotMatch(move);
        assertThat("Xd4").doesNotMatch(move);
        assertThat("Xd4g4").doesNotMatch(move);
    }

    @Example
    void the_examples_are_of_the_grammar() {
        assertThat(Specification.blocks("archive"))
                .allSatisfy(text -> assertThat(text).matches(GRAMMAR.pattern("archive")));
        assertThat(Specification.blocks("log"))
                .allSatisfy(text -> assertThat(text).matches(GRAMMAR.pattern("log")));
    }

    @Example
    void what_is_plainly_wrong_is_outside_of_the_grammar() {
        String start = "[Start \"6/6/2*X3/3*O2/6/6 p\"]\n";

        assertThat(start + "\n*\n").matches(GAME);
        assertThat(start + "*\n").doesNotMatch(GAME);
        assertThat(start + "\n1.Xd4e4\n*\n").doesNotMatch(GAME);
        assertThat(start + "\n1. Xd4e4 {open\n*\n").doesNotMatch(GAME);
        assertThat(start + "\n1. Xd4e4\n").doesNotMatch(GAME);
        assertThat("[Pink \"\u0000\"]\n" + start + "\n*\n").doesNotMatch(GAME);
    }

    private static boolean isRefused(String text) {
        try {
            GameText.read(text, Strictness.STRICT);
            return false;
        } catch (NotationException refused) {
            return true;
        }
    }
}
