package org.nqueens.tutorial;

import java.util.Arrays;

/** Counts sets of queens that do not see each other, square by square, without the library. */
final class LineOfSight {
  private final char[][] board;

  private LineOfSight(String[] board) {
    this.board = Arrays.stream(board).map(String::toCharArray).toArray(char[][]::new);
  }

  /** The number of sets, the empty one too; '#' is a wall. */
  static long count(String... board) {
    return new LineOfSight(board).count(0);
  }

  private long count(int square) {
    if (square == board.length * board[0].length) {
      return 1;
    }
    int row = square / board[0].length;
    int column = square % board[0].length;
    long sets = count(square + 1);
    if (board[row][column] != '#' && !sees(row, column)) {
      board[row][column] = 'Q';
      sets += count(square + 1);
      board[row][column] = '.';
    }
    return sets;
  }

  private boolean sees(int row, int column) {
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        int y = row + dy;
        int x = column + dx;
        while ((dy != 0 || dx != 0) && isOnBoard(y, x) && board[y][x] == '.') {
          y += dy;
          x += dx;
        }
        if (isOnBoard(y, x) && board[y][x] == 'Q') {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isOnBoard(int row, int column) {
    return row >= 0 && column >= 0 && row < board.length && column < board[row].length;
  }
}
