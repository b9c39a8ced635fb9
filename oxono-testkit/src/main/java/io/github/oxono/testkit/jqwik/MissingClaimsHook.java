package io.github.oxono.testkit.jqwik;

import io.github.oxono.Rule;
import io.github.oxono.testkit.Conformance;
import io.github.oxono.testkit.RulesUnderTest;
import io.github.oxono.testkit.game.Law;
import java.util.Arrays;
import java.util.Optional;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.LifecycleContext;
import net.jqwik.api.lifecycle.MethodLifecycleContext;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.SkipExecutionHook;

/** Skips the properties whose claims are missing, with the reason that the adapter gives. */
final class MissingClaimsHook implements SkipExecutionHook {
    MissingClaimsHook() {}

    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public SkipResult shouldBeSkipped(LifecycleContext context) {
        return context instanceof MethodLifecycleContext method
                        && method.testInstance() instanceof OxonoRulesContract<?> contract
                ? method.findAnnotation(Tag.class)
                        .flatMap(tag -> reason(contract.rules(), tag.value()))
                        .map(SkipResult::skip)
                        .orElseGet(SkipResult::doNotSkip)
                : SkipResult.doNotSkip();
    }

    private static Optional<String> reason(RulesUnderTest<?> rules, String id) {
        Optional<String> ofRule = Arrays.stream(Rule.values())
                .filter(rule -> rule.name().equals(id))
                .findFirst()
                .flatMap(rule -> Conformance.reasonSkipped(rules, rule));
        Optional<Law> law = Conformance.furtherLaws().stream()
                .filter(each -> each.name().equals(id))
                .findFirst();
        return ofRule.or(() -> law.flatMap(each -> Conformance.reasonSkipped(rules, each)));
    }
}
