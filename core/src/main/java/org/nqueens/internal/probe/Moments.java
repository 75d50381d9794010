package org.nqueens.internal.probe;

import org.nqueens.sampling.Estimate;

/**
 * The running mean and variance of independent observations; see B. P. Welford, <i>Note on a method
 * for calculating corrected sums of squares and products</i>, Technometrics 4 (1962). For one
 * thread.
 */
public final class Moments {
  private long count;
  private double mean;

  /** The sum of the squared deviations from the mean. */
  private double squares;

  /** Prepares for observations. */
  public Moments() {}

  /** Adds an observation. */
  public void add(double observation) {
    count++;
    double deviation = observation - mean;
    mean += deviation / count;
    squares += deviation * (observation - mean);
  }

  /** The mean with its standard error; at least two observations are needed. */
  public Estimate estimate() {
    return new Estimate(mean, Math.sqrt(squares / (count - 1) / count));
  }
}
