package org.nqueens.model;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * The view {@code a q_j + c}.
 *
 * @param constant the number c; a model checks that each value of a row is an {@code int}
 * @serial exclude
 */
record Affine(int column, int factor, int constant) implements View {
  Affine {
    Arguments.requireOnLargestBoard("column", column);
  }

  @Override
  public int valueAt(int row) {
    return factor * row + constant;
  }

  @Override
  public OptionalInt shift() {
    return factor == 1 ? OptionalInt.of(constant) : OptionalInt.empty();
  }

  @Override
  public boolean isAffine() {
    return true;
  }

  @Override
  public boolean isInjective() {
    return factor != 0;
  }

  /** Refuses a value that is no {@code int}. */
  void requireFit(String rule, int n) {
    long last = (long) factor * (n - 1) + constant;
    if (last != (int) last) {
      throw new IllegalArgumentException(
          "view (%s) in the all-different \"%s\" must have an int at each row, but has %s at row %s: give a smaller factor or offset"
              .formatted(this, rule, last, n - 1));
    }
  }

  @Override
  public String formula(String queen) {
    Objects.requireNonNull(queen, "queen");
    String multiple = factor == 1 ? queen : factor + "*" + queen;
    String sign = constant < 0 ? " - " : " + ";
    return multiple + (constant == 0 ? "" : sign + Math.abs((long) constant));
  }

  @Override
  public String toString() {
    return formula("q_" + column);
  }
}
