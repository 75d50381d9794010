package org.nqueens.search;

/** A limit of at most {@code max} right branches on each path of the search tree. */
record Discrepancies(int max) implements TreeLimit {
  Discrepancies {
    if (max < 0) {
      throw new IllegalArgumentException(
          "max (%s) of the discrepancies must not be negative: give zero or more".formatted(max));
    }
  }

  @Override
  public boolean entersRight(int depth, int discrepancies) {
    return discrepancies <= max;
  }

  /** The limit, such as {@code discrepancies <= 2}. */
  @Override
  public String toString() {
    return "discrepancies <= " + max;
  }
}
