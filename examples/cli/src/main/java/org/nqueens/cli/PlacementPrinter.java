package org.nqueens.cli;

import java.io.PrintWriter;
import org.nqueens.format.PlacementText;
import org.nqueens.model.Placement;
import org.nqueens.result.SolveResult;

/** A printer of placements during a search, and of the statistics after it. */
final class PlacementPrinter {
  private final PlacementFormat format;
  private final Output out;
  private final PrintWriter err;
  private long printed;

  PlacementPrinter(PlacementFormat format, Output out, PrintWriter err) {
    this.format = format;
    this.out = out;
    this.err = err;
  }

  void print(Placement placement) {
    switch (format) {
      case BOARD -> out.print("Solution " + printed + "\n" + PlacementText.board(placement));
      case ROWS -> out.print(placement + "\n");
      case JSON -> out.print(Json.placement(placement));
      case NONE -> {}
    }
    printed++;
  }

  /** Prints the statistics, for rows on standard error: other programs read the rows. */
  void print(SolveResult result) {
    switch (format) {
      case BOARD, NONE -> out.print(statistics(result));
      case ROWS -> err.print(statistics(result));
      case JSON -> out.print(Json.result(result));
    }
    out.flush();
    err.flush();
  }

  private static String statistics(SolveResult result) {
    return """
        Statistics
          failures: %s
          branches: %s
          wall time: %sms
          Solutions found: %s
        """
        .formatted(
            result.statistics().failures(),
            result.statistics().branches(),
            result.statistics().wallTime().toMillis(),
            result.solutions());
  }
}
