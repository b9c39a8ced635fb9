package io.github.oxono.examples.pure;

import io.github.oxono.testkit.RulesUnderTest;
import io.github.oxono.testkit.jqwik.OxonoRulesContract;

/** Every rule and law as a property of its own. */
class PureOxonoTest implements OxonoRulesContract<PureOxono> {
    @Override
    public RulesUnderTest<PureOxono> rules() {
        return new PureOxonoRules();
    }
}
