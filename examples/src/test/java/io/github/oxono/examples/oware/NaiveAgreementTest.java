package io.github.oxono.examples.oware;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Plays random games with the values and with the naive implementation side by side. */
class NaiveAgreementTest {
    private static final int MOVES = 1_000_000;

    /** One game of so many begins where houses are fuller than play makes them. */
    private static final int GENERATED = 4;

    /** Games that go on for so long are ended by agreement. */
    private static final int PATIENCE = 1_000;

    private final Random random = new Random(1);
    private final Encounters encounters = new Encounters();

    @Test
    void agrees_on_a_million_random_moves() {
        int moves = 0;
        for (int game = 0; moves < MOVES; game++) {
            if (game % GENERATED == 0) {
                GeneratedPosition start = GeneratedPosition.of(random);
                moves += play(start.position(), start.load(new NaiveOware()));
            } else {
                moves += play(Position.initial(), new NaiveOware());
            }
        }
        System.out.println(moves + " moves of Oware met " + encounters);

        assertThat(Encounter.values())
                .allSatisfy(
                        encounter -> assertThat(encounters.count(encounter)).isGreaterThanOrEqualTo(encounter.least()));
    }

    /** Returns how many moves it played. */
    private int play(Position start, NaiveOware naive) {
        Position position = start;
        assertAgreement(position, naive);
        int ply = 0;
        for (; !position.isOver() && ply < PATIENCE; ply++) {
            List<House> legal = position.legalHouses();
            House house = legal.get(random.nextInt(legal.size()));
            encounters.move(position, position.describe(house));
            position = position.play(house);
            naive.play(house.ordinal());
            assertAgreement(position, naive);
        }
        encounters.end(position);
        return ply;
    }

    private static void assertAgreement(Position position, NaiveOware naive) {
        assertThat(OwareView.of(position)).isEqualTo(NaiveRules.viewOf(naive));
    }
}
