package org.nqueens.model;

import java.util.Arrays;

/**
 * The eight rotations and reflections of the square board, as maps of squares to squares: the
 * dihedral group of order 8.
 *
 * <p>They look as their names say with column 0 on the left and row 0 on top.
 */
public enum BoardSymmetry {
  /** Leaves every square where it is. */
  IDENTITY(false, false, false),
  /** Turns the board clockwise by 90 degrees. */
  ROTATION_90(true, true, false),
  /** Turns the board by 180 degrees. */
  ROTATION_180(false, true, true),
  /** Turns the board clockwise by 270 degrees. */
  ROTATION_270(true, false, true),
  /** Reverses the columns: left and right change places. */
  REVERSED_COLUMNS(false, true, false),
  /** Reverses the rows: top and bottom change places. */
  REVERSED_ROWS(false, false, true),
  /** Reflects in the diagonal from the top left: column and row change places. */
  TRANSPOSITION(true, false, false),
  /** Reflects in the diagonal from the bottom left. */
  ANTI_TRANSPOSITION(true, true, true);

  private final boolean swapsAxes;
  private final boolean reversesColumns;
  private final boolean reversesRows;

  /** First the axes may be swapped, then columns and rows reversed. */
  BoardSymmetry(boolean swapsAxes, boolean reversesColumns, boolean reversesRows) {
    this.swapsAxes = swapsAxes;
    this.reversesColumns = reversesColumns;
    this.reversesRows = reversesRows;
  }

  /**
   * Tells whether columns become rows, as in quarter turns and transpositions.
   *
   * @return true for the four that turn columns into rows
   */
  public boolean swapsAxes() {
    return swapsAxes;
  }

  /**
   * The column to which a square goes.
   *
   * @param column the column of the square, from 0 to n - 1
   * @param row the row of the square, from 0 to n - 1
   * @param n the size of the board
   * @return the column of its image
   */
  public int column(int column, int row, int n) {
    int image = swapsAxes ? row : column;
    return reversesColumns ? n - 1 - image : image;
  }

  /**
   * The row to which a square goes.
   *
   * @param column the column of the square, from 0 to n - 1
   * @param row the row of the square, from 0 to n - 1
   * @param n the size of the board
   * @return the row of its image
   */
  public int row(int column, int row, int n) {
    int image = swapsAxes ? column : row;
    return reversesRows ? n - 1 - image : image;
  }

  /**
   * The symmetry that undoes this one.
   *
   * @return this one for all but the two quarter turns, which undo each other
   */
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
   * @param placement a placement; with its rows all different if the axes are swapped
   * @return the placement with each queen where its square goes
   * @throws IllegalArgumentException if two queens would come into one column
   */
  public Placement apply(Placement placement) {
    Arguments.requireNonNull("placement", placement, "pass the placement to map");
    int n = placement.size();
    int[] rows = new int[n];
    Arrays.fill(rows, -1);
    for (int column = 0; column < n; column++) {
      int row = placement.row(column);
      int image = column(column, row, n);
      if (rows[image] >= 0) {
        throw new IllegalArgumentException(
            "placement (%s) has two queens in row %s, which %s would put into one column: use one that does not swap the axes"
                .formatted(placement, row, this));
      }
      rows[image] = row(column, row, n);
    }
    return Placement.of(rows);
  }

  /**
   * The image of a model: the model whose solutions are the images of the solutions.
   *
   * <p>A constraint keeps its name, followed by that of the symmetry unless it is "rows". Where the
   * axes are swapped, the rows of the model must be all different, as the columns of the image are.
   * Takes O(n^2) steps per constraint.
   *
   * @param model a model; with an all-different of its rows if the axes are swapped
   * @return the image
   * @throws IllegalArgumentException if the axes are swapped and the model does not say that all
   *     rows differ
   */
  public QueensModel apply(QueensModel model) {
    Arguments.requireNonNull("model", model, "pass the model to map");
    return this == IDENTITY ? model : new SymmetricImage(this, model).model();
  }
}
