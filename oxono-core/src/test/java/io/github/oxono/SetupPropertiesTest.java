package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.oxono.naive.NaiveSetup;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.Tuple;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** Set-ups of every kind, faulty in any way or not at all. */
class SetupPropertiesTest {
    @StatisticsReport(onFailureOnly = true)
    @Tag("thorough")
    @Property(tries = 10_000, edgeCases = EdgeCasesMode.NONE)
    void the_faults_are_those_that_the_naive_implementation_finds(@ForAll("setups") Setup setup) {
        Set<SetupFault> faults = setup.faults();

        assertThat(faults.stream().map(Enum::name)).hasSameElementsAs(naiveFaults(setup));
        assertThat(faults.stream()).isSorted();

        checkCoverage("none", faults.isEmpty());
        checkCoverage("several", faults.size() > 1);
        for (SetupFault fault : SetupFault.values()) {
            checkCoverage(fault.name(), faults.contains(fault));
        }
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void a_set_up_becomes_a_position_exactly_if_it_has_no_faults(@ForAll("setups") Setup setup) {
        if (setup.faults().isEmpty()) {
            assertThat(Position.of(setup).toSetup()).isEqualTo(setup);
        } else {
            assertThatExceptionOfType(IllegalSetupException.class)
                    .isThrownBy(() -> Position.of(setup))
                    .returns(setup.faults(), IllegalSetupException::faults)
                    .returns(setup, IllegalSetupException::setup);
        }
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void a_position_comes_back_from_its_set_up(@ForAll("positions") Position position) {
        Setup setup = position.toSetup();

        assertThat(setup.faults()).isEmpty();
        assertThat(Position.of(setup)).isEqualTo(position);
    }

    @Provide
    Arbitrary<Position> positions() {
        return Playouts.anyPosition();
    }

    @Provide
    Arbitrary<Setup> setups() {
        return Arbitraries.oneOf(Setups.any(), Playouts.anyPosition().map(Position::toSetup), changedPositions());
    }

    /** Positions to which up to two pieces and totems have come and from which up to two pieces have gone. */
    private static Arbitrary<Setup> changedPositions() {
        Arbitrary<Map<Square, Piece>> come = Arbitraries.maps(Arbitraries.of(Square.class), Arbitraries.of(Piece.class))
                .ofMaxSize(2);
        Arbitrary<Set<Square>> gone = Arbitraries.of(Square.class).set().ofMaxSize(2);
        return Combinators.combine(Playouts.anyPosition().map(Position::toSetup), come, gone, totems())
                .as((setup, pieces, squares, totems) -> Setup.builder()
                        .from(setup)
                        .pieces(without(squares, setup.pieces()))
                        .putAllPieces(pieces)
                        .putAllTotems(totems)
                        .build());
    }

    private static Arbitrary<Map<Symbol, Square>> totems() {
        Arbitrary<Map<Symbol, Square>> anywhere = Arbitraries.maps(
                        Arbitraries.of(Symbol.class), Arbitraries.of(Square.class))
                .ofMaxSize(2);
        Arbitrary<Map<Symbol, Square>> together =
                Arbitraries.of(Square.class).map(square -> Map.of(Symbol.X, square, Symbol.O, square));
        return Arbitraries.frequencyOf(Tuple.of(4, anywhere), Tuple.of(1, together));
    }

    private static Map<Square, Piece> without(Set<Square> squares, Map<Square, Piece> pieces) {
        Map<Square, Piece> fewer = new EnumMap<>(Square.class);
        fewer.putAll(pieces);
        fewer.keySet().removeAll(squares);
        return fewer;
    }

    private static void checkCoverage(String label, boolean met) {
        Statistics.label(label)
                .collect(met)
                .coverage(coverage -> coverage.check(true).percentage(share -> share > 2));
    }

    private static Set<String> naiveFaults(Setup setup) {
        Map<String, Character> pieces = setup.pieces().entrySet().stream()
                .collect(Collectors.toMap(
                        entry -> entry.getKey().toString(),
                        entry -> entry.getValue().letter()));
        Map<Character, String> totems = setup.totems().entrySet().stream()
                .collect(Collectors.toMap(
                        entry -> entry.getKey().name().charAt(0),
                        entry -> entry.getValue().toString()));
        return NaiveSetup.faults(pieces, totems, setup.toMove().letter());
    }
}
