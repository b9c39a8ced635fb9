/**
 * The test kit as jqwik properties.
 *
 * <p>Start with {@link io.github.oxono.testkit.jqwik.OxonoRulesContract}, which a test class implements. The generators
 * of {@link io.github.oxono.testkit.jqwik.OxonoArbitraries} serve any property about the game. This package alone needs
 * jqwik.
 */
@NullMarked
package io.github.oxono.testkit.jqwik;

import org.jspecify.annotations.NullMarked;
