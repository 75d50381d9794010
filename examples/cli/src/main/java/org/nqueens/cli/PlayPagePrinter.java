package org.nqueens.cli;

import org.nqueens.QueensSolver;
import org.nqueens.format.Position;
import org.nqueens.puzzle.PlayPage;
import org.nqueens.puzzle.PuzzleGuide;

/**
 * A printer of pages to play.
 *
 * @param target the file of the page
 * @param out standard output
 */
record PlayPagePrinter(TargetFile target, Output out) {

  /** Writes the page of a position; the solver answers what the rules of hints do not. */
  void print(Position position, QueensSolver solver, String task) {
    PuzzleGuide guide = new PuzzleGuide(solver);
    String page =
        Interruption.during(() -> Progress.during(task, progress -> PlayPage.of(position, guide)));
    target.write(page, out);
  }
}
