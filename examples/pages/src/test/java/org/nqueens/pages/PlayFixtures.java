package org.nqueens.pages;

import org.nqueens.QueensSolver;
import org.nqueens.board.Board.SquareState;
import org.nqueens.board.Position;
import org.nqueens.puzzle.PuzzleGuide;
import org.nqueens.puzzle.hint.Hint;

/** What tests of pages to play share: the guide of their hints, and what the pages write. */
final class PlayFixtures {
  static final PuzzleGuide GUIDE = new PuzzleGuide(QueensSolver.builder().build());

  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz-";

  private PlayFixtures() {}

  /** The code of marks in the address: a letter for each three squares. */
  static String code(Position position) {
    int n = position.board().size();
    StringBuilder code = new StringBuilder();
    for (int at = 0; at < n * n; at += 3) {
      int letter = 0;
      for (int next = Math.min(at + 2, n * n - 1); next >= at; next--) {
        letter = 3 * letter + mark(position, next % n, next / n);
      }
      code.append(LETTERS.charAt(letter));
    }
    return code.toString().replaceFirst("a+$", "");
  }

  private static int mark(Position position, int column, int row) {
    if (position.hasCross(column, row)) {
      return 1;
    }
    boolean given = position.board().square(column, row) == SquareState.GIVEN;
    return position.hasQueen(column, row) && !given ? 2 : 0;
  }

  /** The sentences of the stages of a hint, as the page shows them together. */
  static String sentences(Hint hint) {
    return hint.sentence(Hint.Stage.WHERE)
        + "\n"
        + hint.sentence(Hint.Stage.WHAT)
        + "\n"
        + hint.sentence(Hint.Stage.WHY);
  }
}
