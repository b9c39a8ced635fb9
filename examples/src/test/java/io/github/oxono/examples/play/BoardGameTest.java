package io.github.oxono.examples.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What every game promises to the terminal, seen in random games. */
class BoardGameTest {
    @Property(tries = 30)
    void a_game_keeps_what_it_promises(@ForAll PlayedGame game, @ForAll long seed) {
        check(game.board(), new Random(seed));
    }

    private static <G, M> void check(BoardGame<G, M> board, Random random) {
        G start = board.start(random);
        G game = start;
        // Oware may go on for ever.
        for (int ply = 0; ply < 100 && !board.isOver(game); ply++) {
            game = play(board, game, random);
        }
        if (board.isOver(game)) {
            assertThat(board.turn(game).choices()).isEmpty();
            G over = game;
            assertThatThrownBy(() -> board.agree(over)).isInstanceOf(RefusedException.class);
        } else {
            assertThat(board.isOver(board.agree(game))).isTrue();
        }
        assertThat(board.write(board.read(board.write(game)))).isEqualTo(board.write(game));
        assertThat(board.earlier(game).reduce((before, first) -> first))
                .map(board::write)
                .hasValue(board.write(start));
        assertThat(board.earlier(game).toList()).allMatch(before -> !board.isOver(before));
    }

    private static <G, M> G play(BoardGame<G, M> board, G game, Random random) {
        Turn<M> turn = board.turn(game);
        while (turn.move().isEmpty()) {
            checkFields(turn);
            List<String> choices = turn.choices();
            Turn<M> next = turn.enter(choices.get(random.nextInt(choices.size())));
            assertThat(next.back()).map(Turn::choices).hasValue(choices);
            turn = next;
        }
        M move = turn.move().orElseThrow();
        assertThat(board.turn(game).enter(move.toString()).move())
                .as("typed as a whole")
                .hasValue(move);
        checkIsNoCommand(move.toString());
        G after = board.play(game, move);
        assertThat(board.side(after)).as("the players alternate").isEqualTo(1 - board.side(game));
        assertThat(board.undo(after).map(board::position)).hasValue(board.position(game));
        assertThat(board.undo(after).flatMap(board::redo).map(board::write)).hasValue(board.write(after));
        return after;
    }

    private static void checkFields(Turn<?> turn) {
        for (int side = 0; side < 2; side++) {
            Picture picture = turn.picture(side);
            List<String> fields = picture.cells().stream().map(Cell::name).toList();
            assertThat(fields)
                    .doesNotHaveDuplicates()
                    .containsAll(turn.choices())
                    .allSatisfy(BoardGameTest::checkIsNoCommand);
            for (Cell cell : picture.cells()) {
                assertThat(picture.cellAt(cell.row(), cell.column() + cell.width() - 1))
                        .hasValue(cell);
                String drawn = picture.lines()
                        .get(cell.row())
                        .subSequence(cell.column(), cell.column() + cell.width())
                        .toString();
                assertThat(drawn.contains("("))
                        .as("%s in brackets", cell.name())
                        .isEqualTo(turn.choices().contains(cell.name()));
            }
        }
        assertThat(turn.prompt()).isNotBlank();
    }

    private static void checkIsNoCommand(String text) {
        assertThat(Arrays.stream(Command.values()).map(Command::key).flatMap(Optional::stream))
                .doesNotContain(text.charAt(0));
    }
}
