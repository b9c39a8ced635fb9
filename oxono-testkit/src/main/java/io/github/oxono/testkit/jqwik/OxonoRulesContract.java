package io.github.oxono.testkit.jqwik;

import io.github.oxono.Game;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.testkit.OxonoLaw;
import io.github.oxono.testkit.RulesUnderTest;
import io.github.oxono.testkit.game.GameLaw;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/**
 * The rules and laws as jqwik properties: a test class that implements this interface runs all of them.
 *
 * <p>A property fails when the rule in its name is among the fewest that explain what was seen, with the shortest game
 * that was found; it is the kit that shortens it. A law about a missing claim is skipped, with the reason. Tries and
 * seeds are jqwik's own; each property is tagged with the id of its rule or the name of its law. Such a class has one
 * method, {@link #rules()}.
 *
 * @param <S> the implementation's type of a game
 */
@AddLifecycleHook(MissingClaimsHook.class)
@AddLifecycleHook(WholeCheck.Hook.class)
public interface OxonoRulesContract<S> {
    /**
     * Returns the adapter of the implementation that is checked.
     *
     * @return the same adapter, or an equivalent one, at each call
     */
    RulesUnderTest<S> rules();

    /**
     * R1: board.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R1")
    @Label("R1 board")
    default void R1_board(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R1, game);
    }

    /**
     * R2: set-up.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R2")
    @Label("R2 set-up")
    default void R2_set_up(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R2, game);
    }

    /**
     * R3: turn.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R3")
    @Label("R3 turn")
    default void R3_turn(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R3, game);
    }

    /**
     * R4: reserve.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R4")
    @Label("R4 reserve")
    default void R4_reserve(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R4, game);
    }

    /**
     * R5: slide.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R5")
    @Label("R5 slide")
    default void R5_slide(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R5, game);
    }

    /**
     * R6: enclosed.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R6")
    @Label("R6 enclosed")
    default void R6_enclosed(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R6, game);
    }

    /**
     * R7: jump.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R7")
    @Label("R7 jump")
    default void R7_jump(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R7, game);
    }

    /**
     * R8: relocate.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R8")
    @Label("R8 relocate")
    default void R8_relocate(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R8, game);
    }

    /**
     * R9: placement.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R9")
    @Label("R9 placement")
    default void R9_placement(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R9, game);
    }

    /**
     * R10: free placement.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R10")
    @Label("R10 free placement")
    default void R10_free_placement(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R10, game);
    }

    /**
     * R11: win.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R11")
    @Label("R11 win")
    default void R11_win(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R11, game);
    }

    /**
     * R12: draw.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R12")
    @Label("R12 draw")
    default void R12_draw(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R12, game);
    }

    /**
     * R13: end.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("R13")
    @Label("R13 end")
    default void R13_end(@ForAll Game game) {
        ContractCheck.of(this).rule(Rule.R13, game);
    }

    /**
     * NO_CRASH: nothing crashes.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("NO_CRASH")
    @Label("nothing crashes")
    default void nothing_crashes(@ForAll Game game) {
        ContractCheck.of(this).law(GameLaw.NO_CRASH, game);
    }

    /**
     * QUERIES_CHANGE_NOTHING: queries change nothing.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("QUERIES_CHANGE_NOTHING")
    @Label("queries change nothing")
    default void queries_change_nothing(@ForAll Game game) {
        ContractCheck.of(this).law(GameLaw.QUERIES_CHANGE_NOTHING, game);
    }

    /**
     * NO_MOVE_LISTED_TWICE: no move is listed twice.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("NO_MOVE_LISTED_TWICE")
    @Label("no move is listed twice")
    default void no_move_is_listed_twice(@ForAll Game game) {
        ContractCheck.of(this).law(GameLaw.NO_MOVE_LISTED_TWICE, game);
    }

    /**
     * REFUSED_MOVES_CHANGE_NOTHING: refused moves change nothing.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("REFUSED_MOVES_CHANGE_NOTHING")
    @Label("refused moves change nothing")
    default void refused_moves_change_nothing(@ForAll Game game) {
        ContractCheck.of(this).law(GameLaw.REFUSED_MOVES_CHANGE_NOTHING, game);
    }

    /**
     * EARLIER_STATES_STAY: earlier states stay.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("EARLIER_STATES_STAY")
    @Label("earlier states stay")
    default void earlier_states_stay(@ForAll Game game) {
        ContractCheck.of(this).law(GameLaw.EARLIER_STATES_STAY, game);
    }

    /**
     * GAMES_ARE_SEPARATE: games are separate.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("GAMES_ARE_SEPARATE")
    @Label("games are separate")
    default void games_are_separate(@ForAll Game game) {
        ContractCheck.of(this).law(GameLaw.GAMES_ARE_SEPARATE, game);
    }

    /**
     * UNDO_RESTORES: undo restores.
     *
     * @param game any game
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("UNDO_RESTORES")
    @Label("undo restores")
    default void undo_restores(@ForAll Game game) {
        ContractCheck.of(this).law(GameLaw.UNDO_RESTORES, game);
    }

    /**
     * SYMMETRY: a turned, mirrored or exchanged game goes as before. Takes fewer tries, since each looks at all images.
     *
     * @param game any game
     */
    @Property(tries = 20, shrinking = ShrinkingMode.OFF)
    @Tag("SYMMETRY")
    @Label("symmetry")
    default void symmetry(@ForAll Game game) {
        ContractCheck.of(this).symmetry(game);
    }

    /**
     * LOADED_POSITIONS: a loaded position shows what was loaded.
     *
     * @param position any position
     */
    @Property(shrinking = ShrinkingMode.OFF)
    @Tag("LOADED_POSITIONS")
    @Label("loaded positions")
    default void loaded_positions(@ForAll Position position) {
        ContractCheck.of(this).law(OxonoLaw.LOADED_POSITIONS, Game.of(position));
    }
}
