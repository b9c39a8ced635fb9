package io.github.oxono.testkit.jqwik;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.providers.ArbitraryProvider;
import net.jqwik.api.providers.TypeUsage;

/** Tells jqwik, which finds this class as a service, how to generate the library's types. */
public final class OxonoArbitraryProvider implements ArbitraryProvider {
    private static final Map<Class<?>, Supplier<Arbitrary<?>>> ARBITRARIES = Map.of(
            Game.class, OxonoArbitraries::games,
            Position.class, OxonoArbitraries::positions,
            Move.class, OxonoArbitraries::moves,
            Square.class, OxonoArbitraries::squares,
            Setup.class, OxonoArbitraries::setups);

    /** Made by jqwik. */
    public OxonoArbitraryProvider() {}

    @Override
    public boolean canProvideFor(TypeUsage targetType) {
        return arbitrary(targetType).isPresent();
    }

    @Override
    public Set<Arbitrary<?>> provideFor(TypeUsage targetType, SubtypeProvider subtypeProvider) {
        return Set.of(arbitrary(targetType).orElseThrow().get());
    }

    private static Optional<Supplier<Arbitrary<?>>> arbitrary(TypeUsage type) {
        return ARBITRARIES.entrySet().stream()
                .filter(entry -> type.isOfType(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
