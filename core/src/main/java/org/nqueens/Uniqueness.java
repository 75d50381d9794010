package org.nqueens;

import org.nqueens.model.Placement;

/** Whether a model has no solution, exactly one, or more. */
public sealed interface Uniqueness {

  /** There is no solution. */
  record None() implements Uniqueness {}

  /**
   * There is exactly one solution.
   *
   * @param placement the solution
   */
  record Unique(Placement placement) implements Uniqueness {}

  /**
   * There are two solutions or more.
   *
   * @param first a solution
   * @param second another one, lexicographically larger
   */
  record Ambiguous(Placement first, Placement second) implements Uniqueness {}
}
