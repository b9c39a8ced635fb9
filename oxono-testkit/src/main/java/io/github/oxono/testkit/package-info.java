/**
 * Laws for anybody's implementation of Oxono, in plain Java.
 *
 * <p>Start with {@link io.github.oxono.testkit.RulesUnderTest}, the adapter to write, and
 * {@link io.github.oxono.testkit.Conformance}, which plays many games with it in lock-step with the rules of
 * {@code io.github.oxono} and reports which rule is broken, with the shortest game that shows it.
 *
 * <pre>{@code
 * import io.github.oxono.examples.pure.PureOxonoRules;
 * import io.github.oxono.testkit.*;
 *
 * ConformanceReport report = Conformance.check(new PureOxonoRules());
 * report.failedRules(); // => []
 * Conformance.replay(new PureOxonoRules(), "6/6/2*X3/3*O2/6/6 p", "Xe4d4"); // => Optional.empty
 * }</pre>
 */
@NullMarked
package io.github.oxono.testkit;

import org.jspecify.annotations.NullMarked;
