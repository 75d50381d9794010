package org.nqueens.format;

import org.nqueens.model.Placement;

/**
 * Boards as plain ASCII text, row 0 first; every line ends in a line feed. Thread-safe.
 *
 * <p>A board without regions is drawn in the format that {@link Board} reads: {@code .} for a free
 * square, {@code #} for a blocked square, {@code Q} for a queen. On a board with regions a square
 * takes three characters: its letter between blanks, or between brackets if a queen stands there.
 * Lines have no trailing blanks.
 *
 * <p>The title and the variant are not drawn; {@link Board#toString()} has them in its header.
 */
public final class BoardText {
  private BoardText() {}

  /**
   * Draws a board without a placement.
   *
   * @param board the board
   * @return n lines
   * @throws NullPointerException if the board is null
   */
  public static String draw(Board board) {
    return of(Drawing.of(board));
  }

  /**
   * Draws a board with the queens of a placement, which need not solve the board: all given queens
   * and all queens of the placement are drawn, also on blocked squares.
   *
   * @param board the board
   * @param placement the queens to draw on it
   * @return n lines
   * @throws IllegalArgumentException if the placement has another size than the board
   * @throws NullPointerException if an argument is null
   */
  public static String draw(Board board, Placement placement) {
    return of(Drawing.of(board, placement));
  }

  static String of(Drawing drawing) {
    int n = drawing.size();
    boolean wide = drawing.board().hasRegions() || drawing.hasMarks();
    RowLabels labels = RowLabels.of(drawing);
    StringBuilder text = new StringBuilder();
    if (drawing.hasCoordinates()) {
      for (int place = RowLabels.digits(drawing); place > 0; place--) {
        StringBuilder line = new StringBuilder(labels.blank());
        for (int column = 0; column < n; column++) {
          String digit = digit(column, place);
          line.append(wide ? " " + digit + " " : digit);
        }
        text.append(line.toString().stripTrailing()).append('\n');
      }
    }
    for (int row = 0; row < n; row++) {
      StringBuilder line = new StringBuilder(labels.of(row));
      for (int column = 0; column < n; column++) {
        String centre = centre(drawing, column, row);
        line.append(
            wide ? left(drawing, column, row) + centre + right(drawing, column, row) : centre);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** The digit at a place counted from 1 at the right; a blank left of the first digit. */
  private static String digit(int number, int place) {
    String digits = Integer.toString(number);
    int index = digits.length() - place;
    return index < 0 ? " " : digits.substring(index, index + 1);
  }

  private static String left(Drawing drawing, int column, int row) {
    return hasBrackets(drawing, column, row) ? "[" : " ";
  }

  private static String right(Drawing drawing, int column, int row) {
    if (drawing.isMarked(column, row)) {
      return "!";
    }
    return hasBrackets(drawing, column, row) ? "]" : " ";
  }

  private static boolean hasBrackets(Drawing drawing, int column, int row) {
    return drawing.board().hasRegions() && drawing.hasQueen(column, row);
  }

  private static String centre(Drawing drawing, int column, int row) {
    if (drawing.board().hasRegions()) {
      return String.valueOf(drawing.board().region(column, row));
    }
    if (drawing.hasQueen(column, row)) {
      return "Q";
    }
    return drawing.isBlocked(column, row) ? "#" : ".";
  }
}
