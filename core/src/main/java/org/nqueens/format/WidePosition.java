package org.nqueens.format;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The reading of a text with three characters for each square, see {@link Position}. */
final class WidePosition {
  /** The number of characters of a square. */
  static final int WIDTH = 3;

  /** The first characters of squares: of one without mark, with a queen, and with a cross. */
  static final String STARTS = " [-";

  /** The last characters of squares, in the same order; a sign of emphasis may replace each. */
  private static final String ENDS = " ]-";

  private static final String EMPHASIS = "!*:";
  private static final String REMEDY =
      ": write [A] for a queen on region A, -A- for a cross, or A between blanks";
  private static final Pattern NUMBERS = Pattern.compile("[ 0-9]*[0-9] *");

  private final List<String> lines;

  /** The given lines are not empty, and at least one. */
  WidePosition(List<String> lines) {
    this.lines = lines.stream().map(WidePosition::completed).toList();
  }

  /** A line with the blank at its end that may be missing, and without more blanks than that. */
  private static String completed(String line) {
    String trimmed = line.stripTrailing();
    return trimmed.length() % WIDTH == WIDTH - 1 ? trimmed + " " : trimmed;
  }

  Position position() {
    if (NUMBERS.matcher(lines.get(0)).matches()) {
      throw new BoardFormatException(
          1, 1, "the line has numbers in place of squares: draw the board without coordinates");
    }
    List<String> centres = new ArrayList<>();
    for (int row = 0; row < lines.size(); row++) {
      centres.add(centres(row));
    }
    Board board = board(centres);
    Marks marks = Marks.none(board.size());
    SquareList.of(board.size(), (column, row) -> start(column, row) == '[')
        .forEach(square -> marks.setQueen(square.column(), square.row()));
    SquareList.of(board.size(), (column, row) -> start(column, row) == '-')
        .forEach(square -> marks.setCross(square.column(), square.row()));
    return new Position(board, marks);
  }

  private String centres(int row) {
    String line = lines.get(row);
    StringBuilder centres = new StringBuilder();
    for (int at = 0; at < line.length(); at += WIDTH) {
      int kind = STARTS.indexOf(line.charAt(at));
      if (kind < 0 || at + WIDTH > line.length()) {
        throw problem(row, at, " does not begin a square" + REMEDY);
      }
      if (!BoardLines.isSquare(line.charAt(at + 1))) {
        throw problem(
            row,
            at + 1,
            " is not the centre of a square: write '.' free, '#' blocked, 'Q' a queen, or a letter for a region");
      }
      char end = line.charAt(at + 2);
      if (end != ENDS.charAt(kind) && EMPHASIS.indexOf(end) < 0) {
        throw problem(row, at + 2, " does not end a square" + REMEDY);
      }
      centres.append(line.charAt(at + 1));
    }
    return centres.toString();
  }

  private BoardFormatException problem(int row, int index, String words) {
    return new BoardFormatException(
        row + 1, index + 1, BoardLines.character(lines.get(row).charAt(index)) + words);
  }

  private Board board(List<String> centres) {
    try {
      return Board.of(BoardLines.haveRegions(centres) ? centres : withoutMarkedQueens(centres));
    } catch (BoardFormatException e) {
      throw e.at(e.line(), WIDTH * (e.column() - 1) + 1);
    }
  }

  /** On a board without regions, Q is a given queen unless its square has the mark of a queen. */
  private List<String> withoutMarkedQueens(List<String> centres) {
    List<String> board = new ArrayList<>();
    for (int row = 0; row < centres.size(); row++) {
      StringBuilder line = new StringBuilder(centres.get(row));
      for (int column = 0; column < line.length(); column++) {
        if (line.charAt(column) == 'Q' && start(column, row) == '[') {
          line.setCharAt(column, '.');
        } else if (line.charAt(column) == 'Q' && start(column, row) == '-') {
          throw new BoardFormatException(
              row + 1, column + 1, "a given queen takes no cross: write Q between blanks");
        }
      }
      board.add(line.toString());
    }
    return board;
  }

  private char start(int column, int row) {
    return lines.get(row).charAt(WIDTH * column);
  }
}
