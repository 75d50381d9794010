package org.nqueens.format;

import java.util.Objects;
import org.nqueens.model.Placement;

/**
 * Placements as text.
 *
 * <p>For a line of rows such as {@code 0 4 7 5 2 6 1 3} take {@link Placement#toString()}.
 */
public final class PlacementText {
  /** Here the text takes 32 MB. */
  private static final int MAX_SIZE = 4_096;

  private PlacementText() {}

  /**
   * The board, in the format of the OR-Tools N-queens guide: a line per row, row 0 first, with
   * {@code Q} for a queen and {@code _} for an empty square, separated by blanks. Every line ends
   * in a line feed.
   *
   * @param placement the placement to draw, of a size up to 4,096
   * @return the lines
   * @throws IllegalArgumentException if the board is too large for one string
   */
  public static String board(Placement placement) {
    Objects.requireNonNull(placement, "placement (null) must not be null: pass one to draw");
    int n = placement.size();
    if (n > MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for a board to fit a string: print the rows instead"
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
