package org.nqueens.batch;

import java.io.Serializable;
import java.time.Duration;
import java.util.Objects;
import org.nqueens.model.QueensModel;

/**
 * A part of a {@link Batch}, which any solver can search by itself.
 *
 * @param number its number in the whole batch, from 0
 * @param model the model to search
 * @param weight the number of solutions of the whole that each solution of the part stands for, at
 *     least 1
 * @serial exclude
 */
public record Part(int number, QueensModel model, int weight) implements Serializable {

  /**
   * Defines a part.
   *
   * @throws IllegalArgumentException if a number is out of range
   * @throws NullPointerException if the model is null
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
  }

  /**
   * The result of this part.
   *
   * @param found the solutions of the model of the part, at least 0
   * @param time the time of the search, at least 0
   * @return the result, whose solutions are those found times the weight
   * @throws ArithmeticException if the solutions overflow a {@code long}
   * @throws IllegalArgumentException if a number is negative
   */
  public PartResult result(long found, Duration time) {
    return new PartResult(number, Math.multiplyExact(found, weight), time);
  }
}
