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

  boolean isSquare() {
    return columns == rows && Math.abs(width - height) <= 0.04 * Math.max(width, height);
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
