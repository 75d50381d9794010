package org.nqueens.format;

import org.nqueens.model.Placement;

/**
 * Boards as plain ASCII text, row 0 first, every line ended by a line feed.
 *
 * <p>A board without regions is drawn as {@link Board} reads it: {@code .} for a free square,
 * {@code #} for a blocked one, {@code Q} for a queen. With regions every square takes three
 * characters, its letter between blanks, or between brackets where a queen stands; blanks at the
 * end of a line are left out.
 *
 * <p>The title and the variant are not drawn; {@link Board#toString()} has them in its header.
 */
public final class BoardText {
  private BoardText() {}

  /**
   * Draws a board as given.
   *
   * @param board the board
   * @return n lines
   * @throws NullPointerException if the board is null
   */
  public static String draw(Board board) {
    return draw(Drawing.of(board));
  }

  /**
   * Draws a board with the queens of a placement. The placement need not solve the board: given
   * queens are drawn even where it has none, and its own also on blocked squares.
   *
   * @param board the board
   * @param placement the queens to draw on it
   * @return n lines
   * @throws IllegalArgumentException if the placement is not of the board's size
   * @throws NullPointerException if an argument is null
   */
  public static String draw(Board board, Placement placement) {
    return draw(Drawing.of(board, placement));
  }

  private static String draw(Drawing drawing) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < drawing.size(); row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < drawing.size(); column++) {
        line.append(square(drawing, column, row));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private static String square(Drawing drawing, int column, int row) {
    boolean queen = drawing.hasQueen(column, row);
    if (drawing.board().hasRegions()) {
      char region = drawing.board().region(column, row);
      return queen ? "[" + region + "]" : " " + region + " ";
    }
    if (queen) {
      return "Q";
    }
    return drawing.isBlocked(column, row) ? "#" : ".";
  }
}
