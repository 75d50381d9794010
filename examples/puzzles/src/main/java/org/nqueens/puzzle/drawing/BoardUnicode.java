package org.nqueens.puzzle.drawing;

/** Drawings in box-drawing characters, see {@link Drawing#unicode()}. */
final class BoardUnicode {
  private static final char PLACED = '♛';
  private static final char GIVEN = '♕';
  private static final char CROSS = '×';
  private static final char BLOCKED = '▒';
  private static final char WALL = '█';
  private static final char DOT = '·';

  /** The area beyond the border of the board. */
  private static final char OUTSIDE = '\0';

  private static final int UP = 1;
  private static final int RIGHT = 2;
  private static final int DOWN = 4;
  private static final int LEFT = 8;

  /** The box-drawing characters, indexed by the sum of their arms. */
  private static final String LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

  private static final String HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋";

  private BoardUnicode() {}

  static String of(Drawing drawing) {
    int n = drawing.size();
    if (n > Drawing.MAX_PICTURE_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s for box-drawing characters: draw the board as plain text instead"
              .formatted(n, Drawing.MAX_PICTURE_SIZE));
    }
    String lines = drawing.board().hasRegions() ? HEAVY : LIGHT;
    StringBuilder text = new StringBuilder(drawing.header());
    text.append(columnNumbers(drawing));
    for (int row = 0; row <= n; row++) {
      text.append(drawing.margin(""));
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
      text.append(drawing.margin(Integer.toString(row)));
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

  private static String columnNumbers(Drawing drawing) {
    if (!drawing.hasCoordinates()) {
      return "";
    }
    StringBuilder line = new StringBuilder(drawing.margin(""));
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

  /**
   * Tells whether there is a line between two neighbouring squares: around each region and each
   * blocked square, or without regions around each square. One of the squares may be outside the
   * board.
   */
  private static boolean hasLine(Drawing drawing, int column, int row, int column2, int row2) {
    char area = area(drawing, column, row);
    char area2 = area(drawing, column2, row2);
    return drawing.board().hasRegions()
        ? area == '#' || area == '%' || area != area2
        : area != OUTSIDE || area2 != OUTSIDE;
  }

  private static char area(Drawing drawing, int column, int row) {
    int n = drawing.size();
    boolean inside = column >= 0 && row >= 0 && column < n && row < n;
    return inside ? drawing.character(column, row) : OUTSIDE;
  }

  private static String square(Drawing drawing, int column, int row) {
    char centre = centre(drawing, column, row);
    char shade = shade(drawing, column, row);
    char sign = drawing.sign(column, row);
    char left = sign == ' ' || shade != ' ' && centre != shade ? shade : sign;
    return "" + left + centre + (sign == ' ' ? shade : sign);
  }

  private static char shade(Drawing drawing, int column, int row) {
    return switch (drawing.board().square(column, row)) {
      case WALL -> WALL;
      case BLOCKED -> BLOCKED;
      case FREE, GIVEN -> ' ';
    };
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
    char shade = shade(drawing, column, row);
    if (shade != ' ') {
      return shade;
    }
    if (!drawing.board().hasRegions()) {
      return ' ';
    }
    return drawing.hasCoordinates() ? drawing.board().region(column, row) : DOT;
  }
}
