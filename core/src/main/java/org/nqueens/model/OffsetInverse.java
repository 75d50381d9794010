package org.nqueens.model;

/** The inverse of {@code q_j + c}: value - c, where that is a row of the board. */
record OffsetInverse(int offset, int n) implements ViewInverse {

  @Override
  public int first(int value) {
    return row(value, offset, n);
  }

  /** The row at which {@code q_j + offset} takes a value, or {@link #NONE}. */
  static int row(int value, int offset, int n) {
    long row = (long) value - offset;
    return row >= 0 && row < n ? (int) row : NONE;
  }

  @Override
  public int next(int row) {
    return NONE;
  }
}
