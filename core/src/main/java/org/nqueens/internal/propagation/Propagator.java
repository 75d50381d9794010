package org.nqueens.internal.propagation;

import org.nqueens.model.ValueIndex;

/** The propagation of one all-different beyond value elimination. */
abstract class Propagator {
  /** The squares of each value of the all-different. */
  final ValueIndex index;

  Propagator(ValueIndex index) {
    this.index = index;
  }

  /** What a propagator did. */
  enum Effect {
    /** The domains are as before: the constraint removes no row at its level. */
    NONE,
    /** A row was removed. */
    PRUNED,
    /** The constraint has no solution, or the search is to stop. */
    FAILED;

    /** The effect of this step and a next one together. */
    Effect and(Effect next) {
      return compareTo(next) < 0 ? next : this;
    }
  }

  /** The name of the all-different. */
  String name() {
    return index.constraint().name();
  }

  /** Removes all or some of the rows that the constraint excludes. */
  abstract Effect propagate(ConsistentDomains domains);
}
