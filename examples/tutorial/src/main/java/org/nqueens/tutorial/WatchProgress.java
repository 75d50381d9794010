package org.nqueens.tutorial;

import java.util.Locale;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SearchProgress;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.search.StopToken;

/** Shows how far a search is, and stops it from elsewhere. */
public final class WatchProgress {
  /** Counts to the end under reports, then stops a count that would take years. */
  public static void main(String[] arguments) {
    QueensSolver watched = QueensSolver.builder().progress(WatchProgress::show).build();
    System.out.println(watched.count(QueensModel.of(14)) + " placements");

    StopToken token = new StopToken();
    QueensSolver stoppable =
        watched.toBuilder().progress(report -> token.stop()).stopToken(token).build();
    try {
      stoppable.count(QueensModel.of(24));
    } catch (SearchStoppedException e) {
      System.out.println(e.completion());
    }
  }

  private static void show(SearchProgress report) {
    String left = report.remaining().map(time -> ", " + time.toMillis() + " ms left").orElse("");
    System.out.println(String.format(Locale.ROOT, "%.0f %%", 100 * report.fraction()) + left);
  }
}
