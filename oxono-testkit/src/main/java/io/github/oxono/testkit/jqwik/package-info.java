/**
 * The test kit as jqwik properties.
 *
 * <p>Start with {@link io.github.oxono.testkit.jqwik.OxonoRulesContract}, which a test class implements. The generators
 * of {@link io.github.oxono.testkit.jqwik.OxonoArbitraries} serve any property about the game. This package alone needs
 * jqwik.
 *
 * <pre>{@code
 * import io.github.oxono.*;
 * import net.jqwik.api.*;
 *
 * class ResignationTest {
 *     @Property
 *     boolean who_resigns_loses(@ForAll Position position, @ForAll Player player) {
 *         Assume.that(!position.isOver());
 *         return Game.of(position).resign(player).result().winner().filter(player.opponent()::equals).isPresent();
 *     }
 * }
 * }</pre>
 */
@NullMarked
package io.github.oxono.testkit.jqwik;

import org.jspecify.annotations.NullMarked;
