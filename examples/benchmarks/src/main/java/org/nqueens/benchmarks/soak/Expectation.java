package org.nqueens.benchmarks.soak;

import java.util.List;
import java.util.Optional;
import org.nqueens.model.Placement;

/**
 * The placements that an undisturbed search delivers.
 *
 * @param placements all of them, in lexicographic order
 * @param order all of them, in the required order; empty if any order is allowed
 */
record Expectation(List<Placement> placements, Optional<List<Placement>> order) {}
