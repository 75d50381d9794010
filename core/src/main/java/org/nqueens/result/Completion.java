package org.nqueens.result;

/** Why a search ended. */
public enum Completion {
  /** The whole search space was explored: every solution was found. */
  EXHAUSTED,
  /** The solution limit was reached; further solutions may exist. */
  SOLUTION_LIMIT,
  /** The search met as many failures as the failure limit; further nodes exist. */
  FAILURE_LIMIT,
  /** The search left out right branches beyond the tree limit; they may have solutions. */
  TREE_LIMIT,
  /** A trace has as many nodes as it can hold; further nodes exist. */
  NODE_LIMIT,
  /** The time limit passed. */
  TIME_LIMIT,
  /** The calling thread was interrupted; its interrupt flag is still set. */
  INTERRUPTED,
  /** The deadline of the solver's {@link org.nqueens.search.StopToken} passed. */
  DEADLINE,
  /** The solver's {@link org.nqueens.search.StopToken} was stopped before its deadline. */
  STOPPED_BY_TOKEN,
  /** The consumer asked to stop, or the stream was closed. */
  STOPPED_BY_CONSUMER
}
