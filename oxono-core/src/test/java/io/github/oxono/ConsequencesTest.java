package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What follows from the rules for every position that comes up in play. */
class ConsequencesTest {
    @Provide
    Arbitrary<Position> anyPosition() {
        return Playouts.anyPosition();
    }

    @Property
    void R13_the_player_to_move_has_a_legal_move_until_the_end(@ForAll("anyPosition") Position position) {
        assertThat(position.legalMoves().isEmpty()).isEqualTo(position.isOver());
        assertThat(position.outcome().isPresent()).isEqualTo(position.isOver());
    }

    @Property
    void R12_a_game_lasts_at_most_32_plies(@ForAll("anyPosition") Position position) {
        Position end = position;
        for (int ply = position.ply(); ply < 32 && !end.isOver(); ply++) {
            end = end.play(end.legalMoves().get(0));
        }

        assertThat(end.isOver()).isTrue();
    }

    @Property
    void R10_is_met_only_after_R7_or_R8(@ForAll("anyPosition") Position position) {
        position.legalMoves().stream()
                .filter(move -> position.totemMove(move.symbol()) == TotemMove.SLIDE)
                .forEach(move -> {
                    assertThat(position.describe(move).placement()).isEqualTo(Placement.ADJACENT);
                    assertThat(move.destination().neighbours()).contains(move.placement());
                });
    }

    @Property
    void R2_every_ply_leaves_one_square_less_and_the_last_one_two(@ForAll("anyPosition") Position position) {
        assertThat(position.freeSquares()).hasSize(36 - 2 - position.ply()).hasSizeGreaterThanOrEqualTo(2);
    }

    @Property
    void R2_pink_has_one_piece_more_on_the_board_when_black_is_to_move(@ForAll("anyPosition") Position position) {
        long surplus = count(position, Player.PINK) - count(position, Player.BLACK);

        assertThat(surplus).isEqualTo(position.toMove() == Player.PINK ? 0 : 1);
    }

    @Property
    void the_16_symmetries_carry_legal_moves_to_legal_moves_and_ends_to_ends(
            @ForAll("anyPosition") Position position, @ForAll Symmetry symmetry) {
        Position image = symmetry.apply(position);

        assertThat(image.legalMoves())
                .containsExactlyInAnyOrderElementsOf(
                        position.legalMoves().stream().map(symmetry::apply).toList());
        assertThat(NaiveWords.outcome(image)).isEqualTo(NaiveWords.outcome(position));
    }

    @Property
    void swapping_the_colours_is_no_symmetry(@ForAll("anyPosition") Position position) {
        Setup.Builder swapped = Setup.builder()
                .putAllTotems(position.toSetup().totems())
                .toMove(position.toMove().opponent());
        position.toSetup()
                .pieces()
                .forEach((square, piece) ->
                        swapped.putPiece(square, Piece.of(piece.player().opponent(), piece.symbol())));

        assertThat(swapped.build().faults()).contains(SetupFault.WRONG_PLAYER_TO_MOVE);
    }

    private static long count(Position position, Player player) {
        return Arrays.stream(Square.values())
                .map(position::pieceAt)
                .flatMap(Optional::stream)
                .filter(piece -> piece.player() == player)
                .count();
    }
}
