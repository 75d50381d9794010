package org.nqueens.benchmarks.soak;

/** How a strategy fails, once. */
enum StrategyFault {
  THROWS_EXCEPTION,
  THROWS_CHECKED,
  THROWS_ERROR,
  OVERFLOWS_STACK,
  RETURNS_NULL,
  /** Decides on a column that is not on the board. */
  DECIDES_NOTHING
}
