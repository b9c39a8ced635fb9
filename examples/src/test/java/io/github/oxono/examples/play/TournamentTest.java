package io.github.oxono.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.examples.search.Level;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A few games; the command plays many more. */
class TournamentTest {
    private static final int PAIRS = 5;
    private static final long NODES = 2_000;

    @ParameterizedTest
    @CsvSource({
        "OXONO, ALPHA_BETA, GREEDY",
        "OXONO, GREEDY, RANDOM",
        "OWARE, ALPHA_BETA, GREEDY",
        "OWARE, GREEDY, RANDOM"
    })
    void the_better_level_wins_clearly_from_both_sides(PlayedGame game, Level better, Level worse) {
        Tournament<?, ?> tournament = tournament(game, better, worse);

        assertThat(tournament.wins()).isGreaterThanOrEqualTo(8);
        assertThat(tournament.wins() + tournament.draws() + tournament.losses()).isEqualTo(2 * PAIRS);
        assertThat(tournament.nodesOfOne()).isBetween(tournament.nodesOfOther(), (double) NODES);
    }

    @ParameterizedTest
    @CsvSource({"OXONO", "OWARE"})
    void who_is_named_first_makes_no_difference(PlayedGame game) {
        Tournament<?, ?> one = tournament(game, Level.GREEDY, Level.RANDOM);
        Tournament<?, ?> other = tournament(game, Level.RANDOM, Level.GREEDY);

        assertThat(other.wins()).isEqualTo(one.losses());
        assertThat(other.losses()).isEqualTo(one.wins());
        assertThat(other.plies()).isEqualTo(one.plies());
        assertThat(other.nodesOfOther()).isEqualTo(one.nodesOfOne());
    }

    private static Tournament<?, ?> tournament(PlayedGame game, Level one, Level other) {
        Tournament<?, ?> tournament = new Tournament<>(game.board(), one, other, NODES);
        for (int pair = 1; pair <= PAIRS; pair++) {
            tournament.playPair(pair);
        }
        return tournament;
    }
}
