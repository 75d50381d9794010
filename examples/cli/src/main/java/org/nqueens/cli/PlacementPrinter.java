package org.nqueens.cli;

import java.io.PrintWriter;
import org.nqueens.format.PlacementText;
import org.nqueens.model.Placement;

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
  void print(Effort effort) {
    switch (format) {
      case BOARD, NONE -> out.print(effort.text());
      case ROWS -> err.print(effort.text());
      case JSON -> out.print(Json.result(effort));
    }
    out.flush();
    err.flush();
  }
}
