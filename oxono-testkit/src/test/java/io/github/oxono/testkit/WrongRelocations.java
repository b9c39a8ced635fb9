package io.github.oxono.testkit;

import static io.github.oxono.testkit.WrongRules.EVERY_WAY;

import io.github.oxono.Rule;
import java.util.List;
import java.util.Set;

/** Mistakes about the relocation (R8). */
final class WrongRelocations {
    static final List<Wrong> ALL = List.of(
            new Wrong("no relocation", Set.of(6), Set.of(Rule.R8), Set.of(), EVERY_WAY, onC4 -> new GridGame(onC4) {
                @Override
                List<Cell> relocations(char symbol) {
                    return List.of();
                }
            }),
            new Wrong(
                    "relocation never goes to the last rank",
                    Set.of(),
                    Set.of(Rule.R8),
                    Set.of(OxonoLaw.SYMMETRY),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> relocations(char symbol) {
                            return super.relocations(symbol).stream()
                                    .filter(cell -> row(cell, Way.UP).size() > 1)
                                    .toList();
                        }
                    }),
            new Wrong(
                    "relocation never lands enclosed",
                    Set.of(),
                    Set.of(Rule.R8),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> relocations(char symbol) {
                            return super.relocations(symbol).stream()
                                    .filter(cell ->
                                            !adjacentPlacements(symbol, cell).isEmpty())
                                    .toList();
                        }
                    }));

    private WrongRelocations() {}
}
