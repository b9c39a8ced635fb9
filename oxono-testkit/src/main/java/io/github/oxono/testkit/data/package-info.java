/**
 * Conformance data for other languages, which lies beside this package in the jar.
 *
 * <p>{@code positions.tsv}: a position, its outcome ({@code PINK}, {@code BLACK}, {@code DRAW} or {@code -}), all its
 * legal moves. {@code games.tsv}: the start, the outcome, the moves, the last position. {@code refusals.tsv}: a position,
 * an illegal move, the first reason to refuse it, its rule. {@code perft.tsv}: a position, and how many sequences of one
 * and of two moves there are. {@link io.github.oxono.testkit.data.ConformanceData} makes them.
 */
@NullMarked
package io.github.oxono.testkit.data;

import org.jspecify.annotations.NullMarked;
