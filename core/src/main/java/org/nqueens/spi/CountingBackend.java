package org.nqueens.spi;

/**
 * A backend that counts solutions without passing each of them to a sink. The solutions of other
 * backends are counted as they pass.
 */
public interface CountingBackend extends SolverBackend {

  /**
   * Counts the solutions of a model on the calling thread. A count has no order, and the request's
   * strategy need not be followed.
   *
   * @param request the model and the request to stop
   * @return the number of solutions, complete if the outcome is exhausted
   */
  SearchOutcome count(SearchRequest request);
}
