package org.nqueens.model;

import java.util.Arrays;
import java.util.Objects;

/**
 * The dihedral group of order 8: the rotations and reflections of the square board, as maps of
 * squares to squares.
 *
 * <p>The names assume that column 0 is drawn on the left and row 0 on top. Thread-safe.
 */
public enum BoardSymmetry {
  /** Maps every square to itself. */
  IDENTITY(false, false, false),
  /** Rotates the board clockwise by 90 degrees. */
  ROTATION_90(true, true, false),
  /** Rotates the board by 180 degrees. */
  ROTATION_180(false, true, true),
  /** Rotates the board clockwise by 270 degrees. */
  ROTATION_270(true, false, true),
  /** Reverses the columns: swaps left and right. */
  REVERSED_COLUMNS(false, true, false),
  /** Reverses the rows: swaps top and bottom. */
  REVERSED_ROWS(false, false, true),
  /** Reflects in the diagonal from the top left: swaps column and row. */
  TRANSPOSITION(true, false, false),
  /** Reflects in the diagonal from the bottom left. */
  ANTI_TRANSPOSITION(true, true, true);

  private final boolean swapsAxes;
  private final boolean reversesColumns;
  private final boolean reversesRows;

  /** The axes are swapped before columns and rows are reversed. */
  BoardSymmetry(boolean swapsAxes, boolean reversesColumns, boolean reversesRows) {
    this.swapsAxes = swapsAxes;
    this.reversesColumns = reversesColumns;
    this.reversesRows = reversesRows;
  }

  /**
   * {@return whether the symmetry maps columns to rows: true for the two quarter turns and the two
   * transpositions}
   */
  public boolean swapsAxes() {
    return swapsAxes;
  }

  /**
   * The column of the image of a square.
   *
   * @param column the column of the square, from 0 to n - 1, inclusive
   * @param row the row of the square, from 0 to n - 1, inclusive
   * @param n the size of the board, at least 1
   */
  public int column(int column, int row, int n) {
    int image = swapsAxes ? row : column;
    return reversesColumns ? n - 1 - image : image;
  }

  /** The row of the image of a square, for the same parameters as {@link #column}. */
  public int row(int column, int row, int n) {
    int image = swapsAxes ? column : row;
    return reversesRows ? n - 1 - image : image;
  }

  /** {@return the inverse symmetry: the other one for a quarter turn, otherwise this symmetry} */
  public BoardSymmetry inverse() {
    return switch (this) {
      case ROTATION_90 -> ROTATION_270;
      case ROTATION_270 -> ROTATION_90;
      default -> this;
    };
  }

  /**
   * The image of a placement.
   *
   * @param placement a placement; its rows must differ if this symmetry swaps the axes
   * @throws IllegalArgumentException if the image has two queens in one column
   */
  public Placement apply(Placement placement) {
    Objects.requireNonNull(placement, "placement");
    int n = placement.size();
    int[] rows = new int[n];
    Arrays.fill(rows, -1);
    for (int column = 0; column < n; column++) {
      int row = placement.row(column);
      int image = column(column, row, n);
      if (rows[image] >= 0) {
        throw new IllegalArgumentException(
            "placement (%s) has two queens in row %s, which %s would put into one column: use a symmetry that does not swap the axes"
                .formatted(placement, row, this));
      }
      rows[image] = row(column, row, n);
    }
    return Placement.of(rows);
  }
}
