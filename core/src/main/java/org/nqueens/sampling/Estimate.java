package org.nqueens.sampling;

/**
 * A number estimated by independent random probes: their mean, with its standard error.
 *
 * @param value the estimate, at least 0
 * @param standardError the estimated standard deviation of the estimate, at least 0; 0 also where
 *     all probes agree by chance
 */
public record Estimate(double value, double standardError) {
  /** The 97.5 % point of the normal distribution. */
  private static final double QUANTILE = 1.959964;

  /**
   * Defines an estimate.
   *
   * @throws IllegalArgumentException if a number is negative, infinite or not a number
   */
  public Estimate {
    requireFinite("value", value);
    requireFinite("standardError", standardError);
  }

  /**
   * {@return the lower end of the 95 % confidence interval: 1.96 standard errors below, at least 0}
   */
  public double lower() {
    return Math.max(0, value - QUANTILE * standardError);
  }

  /** {@return the upper end of the 95 % confidence interval: 1.96 standard errors above} */
  public double upper() {
    return value + QUANTILE * standardError;
  }

  private static void requireFinite(String name, double number) {
    if (!(number >= 0 && number < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "%s (%s) must be at least 0 and finite: estimate a smaller board"
              .formatted(name, number));
    }
  }
}
