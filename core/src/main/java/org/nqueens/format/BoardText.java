package org.nqueens.format;

import org.nqueens.model.Placement;

/**
 * Boards and positions as plain ASCII text, row 0 first; every line ends in a line feed.
 * Thread-safe.
 *
 * <p>A board without marks of a player is drawn in the format that {@link Board} reads: {@code .}
 * for a free square, {@code #} for a blocked square, {@code Q} for a given queen, and a letter for
 * a square of a region. If there are marks, a square takes three characters: that of the board
 * between blanks, or between brackets for a queen of the player, or between dashes for a cross. On
 * a board without regions a queen on a free square is {@code [Q]}. {@link Position#parse} reads
 * this text.
 *
 * <p>If anything is emphasised, a square takes three characters, too, and the third is {@code !} on
 * a marked square, {@code *} on a highlighted square, {@code :} on any other square of a
 * highlighted row, column or region. Column numbers are written downwards above the board, one line
 * for each decimal place. Lines have no trailing blanks.
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
    return of(Drawing.of(board).withPlacement(placement));
  }

  static String of(Drawing drawing) {
    int n = drawing.size();
    boolean wide = drawing.position().hasMarks() || !drawing.emphasis().isNone();
    RowLabels labels = RowLabels.of(drawing);
    StringBuilder text = new StringBuilder(drawing.header());
    if (drawing.has(Label.COORDINATES)) {
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
        if (wide) {
          appendWide(line, drawing, column, row);
        } else {
          line.append(drawing.board().character(column, row));
        }
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

  private static void appendWide(StringBuilder line, Drawing drawing, int column, int row) {
    Board board = drawing.board();
    char centre = board.character(column, row);
    boolean queen = drawing.hasPlacedQueen(column, row);
    boolean cross = drawing.position().hasCross(column, row);
    char sign = drawing.emphasis().sign(board, column, row);
    line.append(queen ? '[' : cross ? '-' : ' ')
        .append(queen && centre == '.' ? 'Q' : centre)
        .append(sign != ' ' ? sign : queen ? ']' : cross ? '-' : ' ');
  }
}
