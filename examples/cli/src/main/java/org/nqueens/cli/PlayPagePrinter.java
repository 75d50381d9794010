package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.function.Supplier;
import org.nqueens.format.Position;
import org.nqueens.pages.PlayPage;
import org.nqueens.puzzle.PuzzleGuide;

/**
 * A printer of pages to play.
 *
 * @param target the file of the page
 * @param opening what becomes of the page
 * @param out standard output
 * @param err standard error
 */
record PlayPagePrinter(TargetFile target, OpenOption opening, Output out, PrintWriter err) {

  /** Writes the page of a position, with the hints of a guide. */
  void print(Position position, PuzzleGuide guide, String task) {
    print(() -> PlayPage.of(position, guide), task);
  }

  /** Writes the page of several positions. */
  void printBook(String title, List<Position> positions, PuzzleGuide guide, String task) {
    print(() -> PlayPage.book(title, positions, guide), task);
  }

  private void print(Supplier<String> making, String task) {
    String page = Interruption.during(() -> Progress.during(task, progress -> making.get()));
    target.write(page, out);
    opening.written(List.of(target), err);
  }
}
