package io.github.oxono.testkit.jqwik;

import io.github.oxono.testkit.Conformance;
import io.github.oxono.testkit.ConformanceReport;
import io.github.oxono.testkit.RulesUnderTest;
import java.util.Optional;
import net.jqwik.api.lifecycle.BeforeContainerHook;
import net.jqwik.api.lifecycle.ContainerLifecycleContext;
import net.jqwik.api.lifecycle.Lifespan;
import net.jqwik.api.lifecycle.Store;

/** A check beside the properties, which all properties of a contract share; it is made once one of them needs it. */
final class WholeCheck {
    private Optional<ConformanceReport> report = Optional.empty();

    private WholeCheck() {}

    static ConformanceReport of(RulesUnderTest<?> rules) {
        return Store.<WholeCheck>get(WholeCheck.class).get().report(rules);
    }

    private synchronized ConformanceReport report(RulesUnderTest<?> rules) {
        ConformanceReport made = report.orElseGet(() -> Conformance.check(rules));
        report = Optional.of(made);
        return made;
    }

    /** Begins a contract. A store that a property makes is no other property's. */
    static final class Hook implements BeforeContainerHook {
        Hook() {}

        @Override
        public void beforeContainer(ContainerLifecycleContext context) {
            Store.create(WholeCheck.class, Lifespan.RUN, WholeCheck::new);
        }
    }
}
