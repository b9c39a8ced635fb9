package io.github.oxono.notation.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.Alignment;
import io.github.oxono.Game;
import io.github.oxono.Outcome;
import io.github.oxono.PartialMove;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Result;
import io.github.oxono.Score;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

@Domain(Boards.class)
class DiagramTest {
    private static final Position START = Position.initial(Symbol.X);

    @Property
    void a_game_shows_its_position_its_last_move_and_its_lines(@ForAll Game game) {
        Diagram diagram = Diagram.of(game);
        List<Alignment> lines = game.position().outcome().orElse(new Outcome.Draw()) instanceof Outcome.Win win
                ? win.alignments()
                : List.of();

        assertThat(diagram.setup()).isEqualTo(game.position().toSetup());
        assertThat(diagram.lastPly().stream().toList())
                .isEqualTo(game.plies()
                        .subList(
                                Math.max(0, game.plies().size() - 1),
                                game.plies().size()));
        assertThat(diagram.alignments()).isEqualTo(lines);
        assertThat(Diagram.of(game.position()))
                .isEqualTo(Diagram.builder()
                        .setup(game.position().toSetup())
                        .alignments(lines)
                        .build());
    }

    @Example
    void a_turn_shows_its_board_and_what_may_be_clicked() {
        PartialMove turn = PartialMove.of(START).click(Square.C4).click(Square.C6);

        assertThat(Diagram.of(turn))
                .isEqualTo(Diagram.builder()
                        .setup(turn.board())
                        .highlighted(turn.clickable())
                        .build());
    }

    @Property
    void the_title_says_who_moves_or_how_the_game_ended(@ForAll Position position) {
        String expected = position.outcome()
                .map(outcome ->
                        outcome instanceof Outcome.Win win ? name(win.winner()) + " wins" : "pink draws, black draws")
                .orElse(name(position.toMove()) + " to move");

        assertThat(Words.title(Diagram.of(position))).isEqualTo("Oxono: " + expected);
    }

    @Example
    void a_game_that_ended_off_the_board_says_how_and_that_nobody_is_to_move() {
        Game game = Boards.game(START, "Xd4e4");

        assertEnds(game.resign(Player.PINK), "black wins by resignation");
        assertEnds(game.loseOnTime(Player.BLACK), "pink wins by time");
        assertEnds(game.agreeDraw(), "drawn by agreement");
        assertEnds(game.end(new Result(Score.UNDECIDED, Reason.ABANDONED)), "abandoned");
    }

    private static void assertEnds(Game game, String result) {
        Diagram diagram = Diagram.of(game);

        assertThat(diagram.result()).contains(game.result());
        assertThat(Words.title(diagram)).isEqualTo("Oxono: " + result);
        assertThat(Words.description(diagram)).contains(" Result: " + result + ".");
        assertThat(SvgBoard.of(Player.PINK).draw(diagram)).doesNotContain("to move");
        assertThat(TextBoard.of(TextStyle.ASCII).draw(diagram))
                .doesNotContain("to move")
                .endsWith("\nResult: " + result + "\n");
    }

    @Example
    void the_description_tells_all() {
        Diagram diagram = Diagram.builder()
                .from(Diagram.of(Boards.game(START, "Xc5b5", "Oc3d3", "Oa3b3", "Xc6d6", "Xc2b2", "Oa1a2", "Xc4b4")))
                .addArrow(Arrow.of(Square.C2, Square.C4))
                .highlighted(SquareSet.of(Square.F6))
                .build();

        assertThat(Words.description(diagram))
                .isEqualTo("Totem X on c4. Totem O on a1. Pink X on b2, b4, b5. Pink O on b3. Black X on d6."
                        + " Black O on a2, d3. In reserve of pink: 5 X, 7 O. In reserve of black: 7 X, 6 O."
                        + " Last move: Xc4b4 by pink, slide from c2. Line of pink: b2, b3, b4, b5."
                        + " Arrow from c2 to c4. Highlighted: f6.");
    }

    @Example
    void a_diagram_needs_a_setup() {
        assertThatThrownBy(() -> Diagram.builder().build()).isInstanceOf(IllegalStateException.class);
    }

    @Example
    void an_arrow_needs_two_squares() {
        assertThatThrownBy(() -> Arrow.of(Square.A1, Square.A1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an arrow points to another square, not from a1 to itself");
    }

    private static String name(Player player) {
        return player == Player.PINK ? "pink" : "black";
    }
}
