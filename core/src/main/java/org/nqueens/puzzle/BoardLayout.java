package org.nqueens.puzzle;

import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.format.SquareState;
import org.nqueens.internal.deduction.Attacks;
import org.nqueens.internal.deduction.Candidates;
import org.nqueens.internal.deduction.Layout;
import org.nqueens.model.Square;

/** The layout of a board for deductions, and the squares left in its positions. */
final class BoardLayout {
  private static final int NONE = -1;

  private BoardLayout() {}

  /** The layout of a board of at most {@value Attacks#MAX_SIZE} columns. */
  static Layout of(Board board) {
    if (board.size() > Attacks.MAX_SIZE) {
      throw new IllegalArgumentException(
          "size (%s) of the board must be at most %s for hints and ratings: use a smaller board, or solve this one"
              .formatted(board.size(), Attacks.MAX_SIZE));
    }
    Attacks attacks = Attacks.of(board.variant().builder(board.size()).build());
    return board.hasRegions() ? Layout.of(attacks, regions(board)) : Layout.of(attacks);
  }

  /** The number of the region of each square, in order of appearance. */
  private static int[] regions(Board board) {
    int n = board.size();
    int[] regions = new int[n * n];
    StringBuilder letters = new StringBuilder();
    for (int square = 0; square < n * n; square++) {
      char letter = board.region(square % n, square / n);
      if (letter != '#' && letters.indexOf(String.valueOf(letter)) < 0) {
        letters.append(letter);
      }
      regions[square] = letter == '#' ? NONE : letters.indexOf(String.valueOf(letter));
    }
    return regions;
  }

  /** The squares left in a position whose queens do not clash. */
  static Candidates candidates(Position position, Layout layout) {
    Board board = position.board();
    Candidates candidates = Candidates.all(layout);
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        if (board.square(column, row) == SquareState.BLOCKED || position.hasCross(column, row)) {
          candidates.exclude(row * board.size() + column);
        }
      }
    }
    for (Square queen : position.queens()) {
      candidates.place(queen.row() * board.size() + queen.column());
    }
    return candidates;
  }
}
