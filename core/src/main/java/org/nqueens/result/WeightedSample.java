package org.nqueens.result;

import java.util.List;
import java.util.Objects;
import org.nqueens.model.Placement;

/**
 * Random solutions that are not uniform, each with the weight that corrects for it: the mean of a
 * quantity over all solutions is estimated by its weighted mean over the sample.
 *
 * @param placements the solutions found, in the order of the probes; a solution can be repeated
 */
public record WeightedSample(List<Weighted> placements) {

  /**
   * A solution and its weight.
   *
   * @param placement the solution
   * @param weight the reciprocal of the probability with which a probe finds the solution; above 0
   */
  public record Weighted(Placement placement, double weight) {

    /**
     * Defines a weighted solution.
     *
     * @param placement the solution
     * @param weight its weight
     * @throws IllegalArgumentException if the weight is not above 0, or infinite
     * @throws NullPointerException if the placement is null
     */
    public Weighted {
      Objects.requireNonNull(
          placement, "placement (null) must not be null: pass the solution of the weight");
      if (!(weight > 0 && weight < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            "weight (%s) must be above 0 and finite: leave out solutions that no probe finds"
                .formatted(weight));
      }
    }
  }

  /**
   * Defines a sample; the list is copied.
   *
   * @param placements the solutions and their weights
   */
  public WeightedSample {
    placements =
        List.copyOf(
            Objects.requireNonNull(
                placements, "placements (null) must not be null: pass the solutions"));
  }

  /**
   * The number of uniform solutions that estimate a mean about as well (Kish, Survey Sampling,
   * 1965).
   *
   * @return the square of the sum of the weights, divided by the sum of their squares; 0 for an
   *     empty sample
   */
  public double effectiveSize() {
    double sum = placements.stream().mapToDouble(Weighted::weight).sum();
    double squares = placements.stream().mapToDouble(p -> p.weight() * p.weight()).sum();
    return placements.isEmpty() ? 0 : sum / squares * sum;
  }
}
