package org.nqueens.internal.propagation;

import org.nqueens.model.ValueIndex;

/** The propagation of an all-different, or of one after the other, to one kind of consistency. */
abstract class Propagator {
  /** The squares of each value of the all-different that is propagated, or was propagated last. */
  ValueIndex index;

  Propagator(ValueIndex index) {
    this.index = index;
  }

  enum Effect {
    /** No row is left that this propagator removes. */
    NONE,
    PRUNED,
    /** There is no solution, or the search is to stop. */
    FAILED;

    Effect and(Effect next) {
      return compareTo(next) < 0 ? next : this;
    }
  }

  String name() {
    return index.constraint().name();
  }

  /** Removes all or some of the rows that the constraint excludes. */
  abstract Effect propagate(ConsistentDomains domains);
}
