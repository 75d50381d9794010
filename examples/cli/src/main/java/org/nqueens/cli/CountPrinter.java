package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.function.ToLongFunction;
import org.nqueens.batch.Shard;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;

/** A printer of the number of solutions, or of a lower bound if the search was stopped. */
final class CountPrinter {
  private final ReportFormat format;
  private final Shard shard;
  private final Output out;
  private final PrintWriter err;

  /** A printer of the solutions of a share, which are not all that the board has. */
  CountPrinter(ReportFormat format, Shard shard, Output out, PrintWriter err) {
    this.format = format;
    this.shard = shard;
    this.out = out;
    this.err = err;
  }

  /** Counts the solutions, prints the number and returns the exit code. */
  int print(String task, ToLongFunction<Progress> counting) {
    try {
      long count = Interruption.during(() -> Progress.during(task, counting::applyAsLong));
      print(Completion.EXHAUSTED, count, Long.toString(count));
      return count > 0 || isShare() ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
    } catch (SearchStoppedException e) {
      long found = e.partialResult().map(SolveResult::solutions).orElse(0L);
      print(e.completion(), found, "at least " + found);
      out.flush();
      Queens.printStopped(e.completion(), err);
      return e.partialResult().map(Queens::exitCode).orElse(Queens.NONE_OR_CUT_SHORT);
    }
  }

  /** Prints that there is no solution, and returns the exit code. */
  int printNone() {
    print(Completion.EXHAUSTED, 0, "0");
    return Queens.NONE_OR_CUT_SHORT;
  }

  private void print(Completion completion, long solutions, String text) {
    if (format == ReportFormat.TEXT) {
      out.print(text + (isShare() ? " in shard " + shard : "") + "\n");
      return;
    }
    out.print(
        Json.result(
            completion,
            solutions,
            generator -> {
              if (isShare()) {
                generator.writeStringField("shard", shard.toString());
              }
            }));
  }

  private boolean isShare() {
    return !shard.equals(Shard.ALL);
  }
}
