package org.nqueens.format;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.nqueens.model.Square;

/** The reading of a {@link BoardUnicode}. */
final class BoxDrawing {
  /** The first characters of a drawing: without regions, and with regions. */
  static final String CORNERS = "┌┏";

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final String EMPHASIS = "!*:";
  private static final int WIDTH = 4;
  private static final int HEIGHT = 2;
  private static final char NONE = '\0';

  private final List<String> lines;
  private final int n;

  /** The given lines are not empty, and at least one. */
  BoxDrawing(List<String> lines) {
    this.lines = lines;
    this.n = (lines.get(0).length() - 1) / WIDTH;
  }

  Position position() {
    requireShape();
    List<String> squares = lines.get(0).charAt(0) == CORNERS.charAt(0) ? squares() : regions();
    Board board;
    try {
      board = Board.of(squares);
    } catch (BoardFormatException e) {
      throw e.at(HEIGHT * e.line(), WIDTH * e.column() - 1);
    }
    Marks marks = Marks.none(n);
    squaresWith(BoardUnicode.PLACED)
        .forEach(square -> marks.setQueen(square.column(), square.row()));
    squaresWith(BoardUnicode.CROSS)
        .forEach(square -> marks.setCross(square.column(), square.row()));
    Position position = new Position(board, marks);
    requireDrawingOf(position);
    return position;
  }

  private void requireShape() {
    int width = lines.get(0).length();
    if (width != WIDTH * n + 1 || n < 1 || n > Drawing.MAX_PICTURE_SIZE) {
      throw new BoardFormatException(
          1,
          width,
          "the line has %s characters, but a drawing has 4n + 1 for n from 1 to %s columns: copy the drawing whole"
              .formatted(width, Drawing.MAX_PICTURE_SIZE));
    }
    for (int line = 0; line < lines.size(); line++) {
      int length = lines.get(line).length();
      if (length != width) {
        throw new BoardFormatException(
            line + 1,
            Math.min(length, width) + 1,
            "the line has %s characters, but the first line has %s: copy the drawing whole"
                .formatted(length, width));
      }
    }
    if (lines.size() != HEIGHT * n + 1) {
      throw new BoardFormatException(
          Math.min(lines.size(), HEIGHT * n + 1) + 1,
          1,
          "the drawing has %s lines, but %s columns: copy its %s lines whole"
              .formatted(lines.size(), n, HEIGHT * n + 1));
    }
  }

  private List<Square> squaresWith(char centre) {
    return SquareList.of(n, (column, row) -> centre(column, row) == centre);
  }

  private char centre(int column, int row) {
    return lines.get(HEIGHT * row + 1).charAt(WIDTH * column + 2);
  }

  private boolean isBlocked(int column, int row) {
    return lines.get(HEIGHT * row + 1).charAt(WIDTH * column + 1) == BoardUnicode.BLOCKED
        || centre(column, row) == BoardUnicode.BLOCKED;
  }

  /** The lines of a board without regions. */
  private List<String> squares() {
    char[][] squares = new char[n][n];
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        boolean given = centre(column, row) == BoardUnicode.GIVEN;
        squares[row][column] = isBlocked(column, row) ? '#' : given ? 'Q' : '.';
      }
    }
    return text(squares);
  }

  /** The lines of a board with regions, which are the connected parts between the walls. */
  private List<String> regions() {
    char[][] regions = new char[n][n];
    int parts = 0;
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        if (isBlocked(column, row)) {
          regions[row][column] = '#';
        } else if (regions[row][column] == NONE) {
          fill(regions, column, row, LETTERS.charAt(Math.min(parts, LETTERS.length() - 1)));
          parts++;
        }
      }
    }
    if (parts != n || n > LETTERS.length()) {
      throw new BoardFormatException(
          1,
          1,
          "parts between the walls (%s) must be %s, one connected region for each column, and at most %s: write regions as letters instead"
              .formatted(parts, n, LETTERS.length()));
    }
    return text(regions);
  }

  private void fill(char[][] regions, int column, int row, char letter) {
    Deque<Square> open = new ArrayDeque<>(List.of(new Square(column, row)));
    regions[row][column] = letter;
    while (!open.isEmpty()) {
      Square square = open.pop();
      for (Square next : neighbours(square)) {
        if (regions[next.row()][next.column()] == NONE && !isBlocked(next.column(), next.row())) {
          regions[next.row()][next.column()] = letter;
          open.push(next);
        }
      }
    }
  }

  /** The squares beside a square that no wall separates from it. */
  private List<Square> neighbours(Square square) {
    List<Square> neighbours = new ArrayList<>();
    int x = WIDTH * square.column() + 2;
    int y = HEIGHT * square.row() + 1;
    for (int step : new int[] {-1, 1}) {
      int column = square.column() + step;
      if (column >= 0 && column < n && lines.get(y).charAt(x + 2 * step) == ' ') {
        neighbours.add(new Square(column, square.row()));
      }
      int row = square.row() + step;
      if (row >= 0 && row < n && lines.get(y + step).charAt(x) == ' ') {
        neighbours.add(new Square(square.column(), row));
      }
    }
    return neighbours;
  }

  private static List<String> text(char[][] squares) {
    return List.of(squares).stream().map(String::new).toList();
  }

  /** Finds characters that cannot be understood, and walls that end within a region. */
  private void requireDrawingOf(Position position) {
    List<String> expected = Drawing.of(position).unicode().lines().toList();
    for (int y = 0; y < lines.size(); y++) {
      for (int x = 0; x < lines.get(y).length(); x++) {
        char found = lines.get(y).charAt(x);
        char wanted = expected.get(y).charAt(x);
        boolean margin = y % HEIGHT == 1 && x % HEIGHT == 1;
        if (found != wanted && !(margin && EMPHASIS.indexOf(found) >= 0)) {
          throw new BoardFormatException(
              y + 1,
              x + 1,
              "'%s' stands where a drawing of this board has '%s': copy the drawing whole, or write the board as plain text"
                  .formatted(BoardHeader.visible("" + found), wanted));
        }
      }
    }
  }
}
