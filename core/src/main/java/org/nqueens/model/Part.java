package org.nqueens.model;

import java.io.Serializable;
import java.util.Objects;

/**
 * A part of a model, which any solver can search by itself. The solutions of the parts of a model
 * stand for those of the whole, each for as many as the weight of its part.
 *
 * @param number its number among the parts of the whole, from 0
 * @param model the model to search
 * @param weight the number of solutions of the whole that each solution of the part stands for, at
 *     least 1
 * @param share the estimated share of the work of the whole up to the end of this part, from 0 to
 *     1, or less where it is not known exactly; 0 if none was estimated, as in a batch
 * @serial exclude
 */
public record Part(int number, QueensModel model, int weight, double share)
    implements Serializable {

  /**
   * Defines a part.
   *
   * @throws IllegalArgumentException if a number is out of range
   */
  public Part {
    Objects.requireNonNull(model, "model (null) must not be null: pass the model of the part");
    if (number < 0) {
      throw new IllegalArgumentException(
          "number (%s) must not be negative: parts are numbered from 0".formatted(number));
    }
    if (weight < 1) {
      throw new IllegalArgumentException(
          "weight (%s) must be at least 1: a part stands for itself".formatted(weight));
    }
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException(
          "share (%s) must be between 0 and 1: pass 0 if it is not estimated".formatted(share));
    }
  }
}
