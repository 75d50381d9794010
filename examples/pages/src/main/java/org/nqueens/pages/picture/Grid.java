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

  /** The part of a square beside an outer line that may belong to that line. */
  private static final double LINE = 0.05;

  /** How far beside a line its contrast is looked for, in squares, and the least of a channel. */
  private static final double BESIDE = 0.15;

  private static final int CONTRAST = 16;

  /** The least share of the lines that reach an edge of the picture where it cuts off squares. */
  private static final double SHARE = 0.6;

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

  /**
   * Tells whether the picture ends inside a further row or column: the lines of the grid continue
   * in a strip of less than a square at an edge of the picture.
   */
  boolean isCutOff(Pixels pixels) {
    return goesOnAside(pixels) || transposed().goesOnAside(pixels.transposed());
  }

  private Grid transposed() {
    return new Grid(top, left, height, width, rows, columns, clearness);
  }

  private boolean goesOnAside(Pixels pixels) {
    double right = pixels.width - (left + columns * width);
    return (left < width && linesGoOn(pixels, 0, x(-LINE)))
        || (right < width && linesGoOn(pixels, x(columns + LINE) + 1, pixels.width));
  }

  private boolean linesGoOn(Pixels pixels, int from, int to) {
    if (from >= to) {
      return false;
    }
    int lines = 0;
    for (int row = 1; row < rows; row++) {
      int above = pixels.mean(from, y(row - BESIDE), to, y(row - BESIDE) + 1);
      int below = pixels.mean(from, y(row + BESIDE), to, y(row + BESIDE) + 1);
      int contrast = 0;
      for (int y = y(row) - 1; y <= y(row) + 1; y++) {
        int line = pixels.mean(from, y, to, y + 1);
        contrast =
            Math.max(
                contrast, Math.min(Pixels.contrast(line, above), Pixels.contrast(line, below)));
      }
      lines += contrast >= CONTRAST ? 1 : 0;
    }
    return lines >= SHARE * (rows - 1);
  }

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
