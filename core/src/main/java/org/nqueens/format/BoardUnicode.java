package org.nqueens.format;

import org.nqueens.model.Placement;

/**
 * Boards in box-drawing characters for a terminal, row 0 first. A square is three characters wide
 * and one line high; every line ends in a line feed. Thread-safe.
 *
 * <p>A queen of the player or of a placement is {@code ♛}, a given queen {@code ♕}, a cross {@code
 * ×}, a blocked square shaded. A board without regions has lines between all squares. A board with
 * regions has walls around each region and each blocked square, and in each free square a dot, or
 * the letter of the region beside coordinates; without letters a disconnected region looks like
 * several regions, unlike in {@link BoardText} and {@link BoardSvg}. Other drawings, without
 * coordinates, are read by {@link Position#parse}.
 *
 * <p>On either side of its centre, a marked square has {@code !}, a highlighted square {@code *},
 * and any other square of a highlighted row, column or region {@code :}; a blocked square with a
 * queen or a cross remains shaded on the left.
 */
public final class BoardUnicode {
  static final char PLACED = '♛';
  static final char GIVEN = '♕';
  static final char CROSS = '×';
  static final char BLOCKED = '▒';
  static final char DOT = '·';

  private static final int UP = 1;
  private static final int RIGHT = 2;
  private static final int DOWN = 4;
  private static final int LEFT = 8;

  /** The box-drawing characters, indexed by the sum of their arms. */
  private static final String LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

  private static final String HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋";

  private BoardUnicode() {}

  /**
   * Draws a board without a placement.
   *
   * @param board the board, of a size from 1 to 256, inclusive
   * @return 2n + 1 lines of 4n + 1 characters
   * @throws IllegalArgumentException if the size is out of range
   * @throws NullPointerException if the board is null
   */
  public static String draw(Board board) {
    return of(Drawing.of(board));
  }

  /**
   * Draws a board with the queens of a placement, which need not solve the board: all given queens
   * and all queens of the placement are drawn, also on blocked squares.
   *
   * @param board the board, of a size from 1 to 256, inclusive
   * @param placement the queens to draw on it
   * @return 2n + 1 lines of 4n + 1 characters
   * @throws IllegalArgumentException if the size is out of range, or the placement has another size
   * @throws NullPointerException if an argument is null
   */
  public static String draw(Board board, Placement placement) {
    return of(Drawing.of(board).withPlacement(placement));
  }

  static String of(Drawing drawing) {
    int n = drawing.asPicture().size();
    String lines = drawing.board().hasRegions() ? HEAVY : LIGHT;
    RowLabels labels = RowLabels.of(drawing);
    StringBuilder text = new StringBuilder(drawing.header());
    text.append(columnNumbers(drawing, labels));
    for (int row = 0; row <= n; row++) {
      text.append(labels.blank());
      for (int column = 0; column <= n; column++) {
        text.append(lines.charAt(arms(drawing, column, row)));
        if (column < n) {
          boolean wall = hasLine(drawing, column, row - 1, column, row);
          text.append(String.valueOf(lines.charAt(wall ? LEFT + RIGHT : 0)).repeat(3));
        }
      }
      text.append('\n');
      if (row == n) {
        break;
      }
      text.append(labels.of(row));
      for (int column = 0; column <= n; column++) {
        boolean wall = hasLine(drawing, column - 1, row, column, row);
        text.append(lines.charAt(wall ? UP + DOWN : 0));
        if (column < n) {
          text.append(square(drawing, column, row));
        }
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static String columnNumbers(Drawing drawing, RowLabels labels) {
    if (!drawing.has(Label.COORDINATES)) {
      return "";
    }
    StringBuilder line = new StringBuilder(labels.blank());
    for (int column = 0; column < drawing.size(); column++) {
      line.append((column < 100 ? "  %-2s" : " %s").formatted(column));
    }
    return line.toString().stripTrailing() + "\n";
  }

  /** The sum of the arms that meet in the upper left corner of a square. */
  private static int arms(Drawing drawing, int column, int row) {
    return (hasLine(drawing, column - 1, row - 1, column, row - 1) ? UP : 0)
        + (hasLine(drawing, column, row - 1, column, row) ? RIGHT : 0)
        + (hasLine(drawing, column - 1, row, column, row) ? DOWN : 0)
        + (hasLine(drawing, column - 1, row - 1, column - 1, row) ? LEFT : 0);
  }

  private static boolean hasLine(Drawing drawing, int column, int row, int column2, int row2) {
    Walls walls = new Walls(drawing.board());
    if (drawing.board().hasRegions()) {
      return walls.separate(column, row, column2, row2);
    }
    return walls.isInside(column, row) || walls.isInside(column2, row2);
  }

  private static String square(Drawing drawing, int column, int row) {
    char centre = centre(drawing, column, row);
    char shade = drawing.isBlocked(column, row) ? BLOCKED : ' ';
    char sign = drawing.emphasis().sign(drawing.board(), column, row);
    char left = sign == ' ' || shade == BLOCKED && centre != BLOCKED ? shade : sign;
    return "" + left + centre + (sign == ' ' ? shade : sign);
  }

  private static char centre(Drawing drawing, int column, int row) {
    if (drawing.hasGivenQueen(column, row)) {
      return GIVEN;
    }
    if (drawing.hasPlacedQueen(column, row)) {
      return PLACED;
    }
    if (drawing.position().hasCross(column, row)) {
      return CROSS;
    }
    if (drawing.isBlocked(column, row)) {
      return BLOCKED;
    }
    if (!drawing.board().hasRegions()) {
      return ' ';
    }
    return drawing.has(Label.COORDINATES) ? drawing.board().region(column, row) : DOT;
  }
}
