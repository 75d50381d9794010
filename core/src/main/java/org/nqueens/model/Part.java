package org.nqueens.model;

import java.io.Serializable;
import java.util.Objects;

/**
 * A part of a model, itself a model that any solver can search. Each solution of a part represents
 * {@code weight} solutions of the whole model.
 *
 * @param number its number among the parts of the whole model, from 0
 * @param model the model to search
 * @param weight how many solutions of the whole model each solution of the part represents, at
 *     least 1
 * @param progress a lower bound of the estimated share of the work in this part and the parts
 *     before it, from 0 to 1; 0 in a batch, whose parts are not estimated
 * @serial exclude
 */
public record Part(int number, QueensModel model, int weight, double progress)
    implements Serializable {

  /**
   * Defines a part.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public Part {
    Objects.requireNonNull(model, "model");
    if (number < 0) {
      throw new IllegalArgumentException(
          "number (%s) must not be negative: parts are numbered from 0".formatted(number));
    }
    if (weight < 1) {
      throw new IllegalArgumentException(
          "weight (%s) must be at least 1: a solution of the part represents itself"
              .formatted(weight));
    }
    if (!(progress >= 0 && progress <= 1)) {
      throw new IllegalArgumentException(
          "progress (%s) must be between 0 and 1: pass 0, a bound of every share"
              .formatted(progress));
    }
  }

  /**
   * How many solutions of the whole model some solutions of this part represent.
   *
   * @param solutions a number of solutions of this part, at least 0
   * @return the number times the weight
   * @throws ArithmeticException if the product overflows a {@code long}
   */
  public long represented(long solutions) {
    if (solutions > Long.MAX_VALUE / weight) {
      throw new ArithmeticException(
          "solutions (%s) times the weight (%s) must be at most 2^63 - 1: count the parts one by one"
              .formatted(solutions, weight));
    }
    return solutions * weight;
  }
}
