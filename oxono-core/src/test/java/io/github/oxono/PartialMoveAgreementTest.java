package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.oxono.naive.NaiveBoard;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every click on the boards of random games. */
class PartialMoveAgreementTest {
    @Test
    void the_clicks_make_every_legal_move_once_and_no_other() {
        Playouts.positions(100).forEach(position -> {
            Stream<Move> made =
                    turns(PartialMove.of(position)).map(PartialMove::move).flatMap(Optional::stream);

            assertThat(made).as("%s", position).containsExactlyInAnyOrderElementsOf(position.legalMoves());
        });
    }

    @Test
    void the_board_follows_the_clicks() {
        Playouts.positions(20)
                .flatMap(position -> turns(PartialMove.of(position)))
                .forEach(turn -> {
                    Position position = turn.position();
                    Position withThePiece = turn.move().map(position::play).orElse(position);

                    assertThat(turn.board().toMove()).as("%s", turn).isEqualTo(position.toMove());
                    assertThat(turn.board().pieces())
                            .as("%s", turn)
                            .isEqualTo(withThePiece.toSetup().pieces());
                    for (Symbol symbol : Symbol.values()) {
                        boolean isMoved = turn.symbol().equals(Optional.of(symbol))
                                && turn.clicks().size() > 1;
                        Square square = isMoved ? turn.clicks().get(1) : position.totem(symbol);
                        assertThat(turn.board().totems()).as("%s", turn).containsEntry(symbol, square);
                    }
                });
    }

    @Test
    void the_kind_of_move_is_the_one_that_the_ply_has() {
        Playouts.positions(20)
                .flatMap(position -> turns(PartialMove.of(position)))
                .forEach(turn -> turn.move()
                        .map(move -> turn.position().describe(move))
                        .ifPresent(ply ->
                                assertThat(turn.totemMove()).as("%s", turn).contains(ply.totemMove())));
    }

    @Test
    void back_leads_to_the_turn_before() {
        Playouts.positions(20)
                .flatMap(position -> turns(PartialMove.of(position)))
                .forEach(turn -> {
                    for (Square square : turn.clickable()) {
                        assertThat(turn.click(square).back()).contains(turn);
                    }
                });
    }

    @Test
    @Tag("thorough")
    void each_square_can_be_clicked_or_is_refused_as_the_naive_implementation_says() {
        Set<Refusal> met = EnumSet.noneOf(Refusal.class);
        Playouts.positions(6)
                .flatMap(position -> turns(PartialMove.of(position)))
                .filter(turn -> !turn.isComplete())
                .forEach(turn -> met.addAll(assertClicks(turn)));

        assertThat(met).containsExactly(Refusal.values());
    }

    @Test
    void no_square_can_be_clicked_when_the_turn_is_complete() {
        turns(PartialMove.of(Position.initial(Symbol.X)))
                .filter(PartialMove::isComplete)
                .forEach(turn -> assertThat(assertClicks(turn)).isEmpty());
    }

    /** This turn and all to which clicks lead from here. */
    private static Stream<PartialMove> turns(PartialMove turn) {
        return Stream.concat(Stream.of(turn), turn.clickable().stream().flatMap(square -> turns(turn.click(square))));
    }

    /** Clicks every square, and returns the rules' reasons against those that are refused. */
    private static Set<Refusal> assertClicks(PartialMove turn) {
        NaiveBoard naive = NaiveBoard.of(turn.position().toString());
        assertThat(turn.clickable()).as("%s", turn).map(Square::toString).isEqualTo(naiveClickable(turn, naive));
        Set<Refusal> met = EnumSet.noneOf(Refusal.class);
        for (Square square : Square.values()) {
            if (turn.clickable().contains(square)) {
                assertThat(turn.click(square).clicks())
                        .as("%s %s", turn, square)
                        .endsWith(square);
            } else {
                Optional<Refusal> refusal = refusal(turn, square);
                assertThat(refusal.map(Refusal::name))
                        .as("%s %s", turn, square)
                        .isEqualTo(naiveRefusal(turn, square, naive));
                refusal.ifPresent(met::add);
            }
        }
        return met;
    }

    private static Optional<Refusal> refusal(PartialMove turn, Square square) {
        return catchThrowableOfType(IllegalClickException.class, () -> turn.click(square))
                .refusal();
    }

    private static List<String> naiveClickable(PartialMove turn, NaiveBoard naive) {
        return switch (turn.clicks().size()) {
            case 0 ->
                Stream.of(Symbol.values())
                        .filter(symbol -> !naive.destinations(letter(symbol)).isEmpty())
                        .map(turn.position()::totem)
                        .sorted()
                        .map(Square::toString)
                        .toList();
            case 1 -> naive.destinations(letter(turn));
            case 2 -> naive.placements(letter(turn), turn.clicks().get(1).toString());
            default -> List.of();
        };
    }

    private static Optional<String> naiveRefusal(PartialMove turn, Square square, NaiveBoard naive) {
        Square elsewhere = square == Square.A1 ? Square.B1 : Square.A1;
        return switch (turn.clicks().size()) {
            case 0 ->
                turn.position().isOver()
                        ? Optional.of("GAME_OVER")
                        : turn.position().totemAt(square).flatMap(symbol -> naive.refusal(symbol + "a1b1"));
            case 1 -> naive.refusal(letter(turn) + "" + square + elsewhere);
            case 2 ->
                square == turn.clicks().get(1)
                        ? Optional.of("PLACEMENT_OCCUPIED")
                        : naive.refusal(letter(turn) + "" + turn.clicks().get(1) + square);
            default -> Optional.empty();
        };
    }

    private static char letter(PartialMove turn) {
        return letter(turn.symbol().orElseThrow());
    }

    private static char letter(Symbol symbol) {
        return symbol.name().charAt(0);
    }
}
