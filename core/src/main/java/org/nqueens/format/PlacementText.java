package org.nqueens.format;

import java.util.Objects;
import org.nqueens.model.Placement;

/**
 * Placements as boards of text. Thread-safe.
 *
 * <p>{@link Placement#toString()} is the line of rows, such as {@code 0 4 7 5 2 6 1 3}.
 */
public final class PlacementText {
  /** The largest size of a placement that is drawn, as a text of 32 MB. */
  public static final int MAX_SIZE = 4_096;

  private PlacementText() {}

  /**
   * The board in the format of the OR-Tools N-queens guide: a line per row, row 0 first, with
   * {@code Q} for a queen and {@code _} for an empty square. A blank separates the squares of a
   * line, and a line feed ends it.
   *
   * @param placement the placement to draw, of a size from 1 to 4,096, inclusive
   * @return n lines of 2n characters
   * @throws IllegalArgumentException if the size is out of range
   */
  public static String board(Placement placement) {
    Objects.requireNonNull(
        placement, "placement (null) must not be null: pass the placement to draw");
    int n = placement.size();
    if (n > MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for a board that fits a string: print the rows instead"
              .formatted(n, MAX_SIZE));
    }
    char[] text = "_ ".repeat(n * n).toCharArray();
    for (int row = 0; row < n; row++) {
      text[2 * n * (row + 1) - 1] = '\n';
    }
    for (int column = 0; column < n; column++) {
      text[2 * (n * placement.row(column) + column)] = 'Q';
    }
    return String.valueOf(text);
  }
}
