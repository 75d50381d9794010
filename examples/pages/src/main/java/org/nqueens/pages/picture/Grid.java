package org.nqueens.pages.picture;

/**
 * The place of a board in a picture, in pixels.
 *
 * @param left the left border of the first column
 * @param top the upper border of the first row
 * @param width the width of a square
 * @param height the height of a square
 * @param clearness how much contrast there is on the lines, less that within the squares, up to 1
 */
record Grid(
    double left, double top, double width, double height, int columns, int rows, double clearness) {

  /** The greatest width of the frame around a grid, in squares. */
  private static final double FRAME = 0.2;

  boolean isSquare() {
    return columns == rows && Math.abs(width - height) <= 0.04 * Math.max(width, height);
  }

  /** Tells whether the squares of another grid are neither far larger nor far smaller. */
  boolean isOfTheSizeOf(Grid other) {
    return width <= 2 * other.width && other.width <= 2 * width;
  }

  /** The picture without the grid and its frame. */
  Pixels removedFrom(Pixels pixels) {
    return pixels.without(x(-FRAME), y(-FRAME), x(columns + FRAME), y(rows + FRAME));
  }

  /** The grid in a picture of twice the size. */
  Grid doubled() {
    return new Grid(2 * left + 0.5, 2 * top + 0.5, 2 * width, 2 * height, columns, rows, clearness);
  }

  /** A horizontal place in squares, as the nearest pixel. */
  int x(double column) {
    return (int) Math.round(left + column * width);
  }

  /** A vertical place in squares, as the nearest pixel. */
  int y(double row) {
    return (int) Math.round(top + row * height);
  }
}
