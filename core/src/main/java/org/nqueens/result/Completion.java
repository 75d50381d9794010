package org.nqueens.result;

/** Why a search came to its end. */
public enum Completion {
  /** The whole search space was explored: there are no solutions beyond those delivered. */
  EXHAUSTED,
  /** The solution limit was reached; whether there are more is not known. */
  SOLUTION_LIMIT,
  /** The time limit passed. */
  TIME_LIMIT,
  /** The calling thread was interrupted; its interrupt flag is still set. */
  INTERRUPTED,
  /** The consumer had enough, or closed the stream. */
  STOPPED_BY_CONSUMER
}
