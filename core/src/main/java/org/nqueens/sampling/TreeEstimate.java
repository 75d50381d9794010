package org.nqueens.sampling;

import java.io.Serializable;
import java.util.Objects;

/**
 * An estimate of the size of the tree of all partial placements of a model, by random descents from
 * its root.
 *
 * @param nodes the number of placements of queens in the first columns, none to all, that break no
 *     constraint; the plain board of size 8 has 2057
 * @param solutions the number of solutions
 * @param probes the number of descents, at least 2
 * @see <a href="https://doi.org/10.1090/S0025-5718-1975-0373371-6">D. E. Knuth, Estimating the
 *     efficiency of backtrack programs, Mathematics of Computation 29 (1975)</a>
 * @serial exclude
 */
public record TreeEstimate(Estimate nodes, Estimate solutions, int probes) implements Serializable {

  /**
   * Defines an estimate.
   *
   * @throws IllegalArgumentException if there are less than 2 probes
   */
  public TreeEstimate {
    Objects.requireNonNull(nodes, "nodes");
    Objects.requireNonNull(solutions, "solutions");
    if (probes < 2) {
      throw new IllegalArgumentException(
          "probes (%s) must be at least 2: one probe has no standard error".formatted(probes));
    }
  }

  /**
   * A number estimated by independent random probes: their mean, with its standard error.
   *
   * @param value the estimate, at least 0
   * @param standardError the estimated standard deviation of the estimate, at least 0; also 0 if
   *     all probes agree by chance
   * @serial exclude
   */
  public record Estimate(double value, double standardError) implements Serializable {
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
     * {@return the lower end of the 95 % confidence interval: 1.96 standard errors below, at least
     * 0}
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
}
