package org.nqueens.ortools.internal.cp;

import org.nqueens.model.ValueIndex;

/** A translation of all-differents into constraints of the original CP solver. */
interface CpConstraints {

  /** Adds a constraint of two views or more to the solver. */
  void add(ValueIndex index);
}
