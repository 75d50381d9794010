package org.nqueens.internal.decompose;

/** The role of a {@link Subproblem} in replay, where one search gives the solutions of another. */
public enum Replay {
  /** The sub-problem is searched, and its solutions serve no other. */
  NONE,
  /** A later sub-problem is the mirror image of this one. */
  SOURCE,
  /**
   * An earlier sub-problem is the mirror image of this one: its solutions, mirrored and from the
   * last to the first, are those of this one in order.
   */
  IMAGE
}
