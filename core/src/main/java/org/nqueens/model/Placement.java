package org.nqueens.model;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A placement of n queens, one in each column of a square board: the row of each queen.
 *
 * <p>Columns and rows are 0-based. Placements are ordered lexicographically by their rows, column 0
 * first; a placement that is a prefix of another one precedes it. Immutable, compared by value, and
 * thread-safe.
 *
 * @serial exclude
 */
public final class Placement implements Comparable<Placement>, Serializable {
  /** The largest size that {@link #toBoard()} draws, as a text of 32 MB. */
  public static final int MAX_DRAWN_SIZE = 4_096;

  private static final long serialVersionUID = 1L;

  private final int[] rows;

  private Placement(int[] rows) {
    this.rows = rows;
  }

  /**
   * The placement with the given rows.
   *
   * @param rows the row of the queen in each column, from 0 to n - 1, inclusive, where n is the
   *     number of rows given; copied
   * @throws IllegalArgumentException if the array is empty, or a row is outside the square board
   */
  public static Placement of(int... rows) {
    Objects.requireNonNull(rows, "rows");
    if (rows.length == 0) {
      throw new IllegalArgumentException(
          "rows ([]) must not be empty: give the row of the queen in each column");
    }
    int[] copy = rows.clone();
    int outside = 0;
    for (int row : copy) {
      outside |= row | copy.length - 1 - row; // negative if one of them is
    }
    if (outside < 0) {
      throw outside(copy);
    }
    return new Placement(copy);
  }

  private static IllegalArgumentException outside(int[] rows) {
    int column = 0;
    while (rows[column] >= 0 && rows[column] < rows.length) {
      column++;
    }
    return new IllegalArgumentException(
        "row (%s) of column %s must be between 0 and %s: rows are 0-based, and the board is as high as it is wide"
            .formatted(rows[column], column, rows.length - 1));
  }

  /** {@return the number n of columns, rows and queens, at least 1} */
  public int size() {
    return rows.length;
  }

  /**
   * The row of the queen in a column.
   *
   * @param column from 0 to {@code size() - 1}, inclusive
   * @return the row, from 0 to {@code size() - 1}, inclusive
   * @throws IllegalArgumentException if the column is outside the board
   */
  public int row(int column) {
    if (column < 0 || column >= rows.length) {
      throw new IllegalArgumentException(
          "column (%s) must be between 0 and %s: columns are 0-based"
              .formatted(column, rows.length - 1));
    }
    return rows[column];
  }

  /** {@return the rows of all queens in a new array, column 0 first} */
  public int[] rows() {
    return rows.clone();
  }

  /**
   * {@return {@link #rows()}, as the property that JSON libraries write, such as {@code
   * {"rows":[1,3,0,2]}}}
   */
  public int[] getRows() {
    return rows();
  }

  @Override
  public int compareTo(Placement other) {
    return Arrays.compare(rows, other.rows);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Placement other && Arrays.equals(rows, other.rows);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(rows);
  }

  /**
   * The board in the format of the OR-Tools N-queens guide: a line per row, row 0 first, with
   * {@code Q} for a queen and {@code _} for an empty square. A blank separates the squares of a
   * line, and a line feed ends it.
   *
   * @return n lines of 2n characters
   * @throws IllegalArgumentException if the size is above {@value #MAX_DRAWN_SIZE}
   */
  public String toBoard() {
    int n = rows.length;
    if (n > MAX_DRAWN_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for a board that fits a string: print the rows instead"
              .formatted(n, MAX_DRAWN_SIZE));
    }
    char[] text = "_ ".repeat(n * n).toCharArray();
    for (int row = 0; row < n; row++) {
      text[2 * n * (row + 1) - 1] = '\n';
    }
    for (int column = 0; column < n; column++) {
      text[2 * (n * rows[column] + column)] = 'Q';
    }
    return String.valueOf(text);
  }

  /** The rows separated by blanks, column 0 first, such as {@code 0 4 7 5 2 6 1 3}. */
  @Override
  public String toString() {
    return Arrays.stream(rows).mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }

  private Object readResolve() throws InvalidObjectException {
    try {
      return of(rows);
    } catch (IllegalArgumentException | NullPointerException e) {
      InvalidObjectException invalid = new InvalidObjectException(e.getMessage());
      invalid.initCause(e);
      throw invalid;
    }
  }
}
