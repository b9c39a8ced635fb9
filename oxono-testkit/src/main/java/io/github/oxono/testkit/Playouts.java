package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random games that mix styles and aim at what is seldom met. */
final class Playouts {
    private static final PlayoutStyle[] STYLES = PlayoutStyle.values();

    private Playouts() {}

    /** The moves of a whole game; half of the games change their style on the way. */
    static List<Move> play(Position start, Random random) {
        List<Move> moves = new ArrayList<>();
        PlayoutStyle first = any(random);
        PlayoutStyle second = random.nextBoolean() ? any(random) : first;
        int change = random.nextInt(Position.MAX_PLY);
        for (Position position = start; !position.isOver(); position = position.play(last(moves))) {
            moves.add((position.ply() < change ? first : second).choose(position, random));
        }
        return moves;
    }

    private static PlayoutStyle any(Random random) {
        return STYLES[random.nextInt(STYLES.length)];
    }

    private static Move last(List<Move> moves) {
        return moves.get(moves.size() - 1);
    }
}
