package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.Solver;
import org.nqueens.spi.SearchOutcome;

/** How a native search ended. The meaning of the solver's counters depends on it. */
enum SearchEnd {
  /** The tree is complete. */
  EXHAUSTED,
  /** The sink took a solution and wants no more. */
  AT_SOLUTION,
  /** The native search was told to finish, and failed for this reason at its next step. */
  STOPPED;

  /**
   * The outcome by the solver's counters: branches, which are decisions applied and refuted, and
   * failures.
   *
   * <p>A complete tree has both branches of every decision. In any tree, the search has left each
   * dead end and each solution but the last by a refutation; the other branches are decisions. A
   * stopped search ends by a failure, at a node that is a dead end or not. The outcome leaves this
   * node out; it has one decision too few in the rare case that the stop came between two nodes.
   */
  SearchOutcome outcome(long solutions, Solver solver) {
    long branches = solver.branches();
    long failures = solver.failures();
    long decisions = this == EXHAUSTED ? branches / 2 : branches + 1 - failures - solutions;
    return SearchOutcome.ofTree(
        this == EXHAUSTED,
        solutions,
        Math.max(0, decisions),
        Math.max(0, this == STOPPED ? failures - 1 : failures));
  }
}
