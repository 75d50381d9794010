package org.nqueens.spi;

/**
 * The receiver of the progress of one search or split, which is one part of a question.
 *
 * <p>Reports are optional. The share by the weighted backtrack estimator is the sum, over the
 * leaves met, of the product of 1/children along the path; for a decision on a domain of d rows of
 * which k go left, k/d on the left and (d - k)/d on the right (P. Kilby, J. Slaney, S. Thiebaux and
 * T. Walsh, <i>Estimating search tree size</i>, AAAI 2006). Of a backend that makes no report on a
 * search in a {@linkplain org.nqueens.search.SolutionOrder#isFixed() fixed order}, the facade
 * derives the share from the latest solution.
 *
 * <p>A backend may call it as often as it polls {@link SearchRequest#stopRequested}, on the thread
 * that searches; a call costs a few nanoseconds and never throws.
 */
@FunctionalInterface
public interface ProgressSink {
  /** The sink of a search whose progress is not asked for. */
  ProgressSink NONE = (share, decisions, solutions) -> {};

  /**
   * Takes the state of the search.
   *
   * @param share the estimated share of the search space that is done, from 0 to 1, never less than
   *     before; any other number is taken as the nearest that is; in a split, the share up to the
   *     end of the latest part
   * @param decisions the decisions so far, or 0 if not known
   * @param solutions the solutions so far
   */
  void at(double share, long decisions, long solutions);
}
