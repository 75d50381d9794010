package org.nqueens.internal.decompose;

/**
 * The estimated shares of the sub-problems of a decomposition in its work, as positions. Asked for
 * each sub-problem once, in their order, by one thread at a time.
 */
public interface Shares {
  /**
   * The share of the work, from 0 to 1, that is done once a sub-problem and all before it are done;
   * a lower bound where it is not known exactly.
   */
  double upTo(Subproblem part);
}
