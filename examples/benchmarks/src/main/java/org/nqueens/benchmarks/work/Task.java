package org.nqueens.benchmarks.work;

import org.nqueens.benchmarks.direct.Outcome;

/** A piece of work that can be done any number of times. */
@FunctionalInterface
public interface Task {

  /**
   * Does it once.
   *
   * @return the outcome
   */
  Outcome run();
}
