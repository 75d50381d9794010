package org.nqueens.spi;

import org.nqueens.model.QueensModel;

/**
 * A backend that counts solutions without passing each of them to a sink. The facade counts the
 * solutions of other backends in the sink.
 */
public interface CountingBackend extends SolverBackend {

  /**
   * Counts the solutions of a model on the calling thread. A count has no order; the backend may
   * ignore the strategy of the request.
   *
   * @param request the model and the request to stop
   * @return the number of solutions, complete if the outcome is exhausted
   */
  SearchOutcome count(SearchRequest request);

  /**
   * The best division of a count of a model for this backend. Called before the count, once or
   * several times; returns equal divisions for equal models.
   *
   * @param model the whole model
   * @return by default the division for a count queen by queen
   */
  default CountDivision division(QueensModel model) {
    return CountDivision.BY_QUEENS;
  }
}
