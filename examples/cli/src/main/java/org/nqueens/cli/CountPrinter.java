package org.nqueens.cli;

import java.io.PrintWriter;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;

/** A printer of the number of solutions, or of a lower bound if the search was stopped. */
final class CountPrinter {
  private final ReportFormat format;
  private final Output out;
  private final PrintWriter err;

  CountPrinter(ReportFormat format, Output out, PrintWriter err) {
    this.format = format;
    this.out = out;
    this.err = err;
  }

  /** Counts the solutions, prints the number and returns the exit code. */
  int print(String task, QueensSolver solver, QueensModel model) {
    try {
      long count =
          Interruption.during(() -> Progress.during(task, progress -> solver.count(model)));
      print(Completion.EXHAUSTED, count, count + "\n");
      return count > 0 ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
    } catch (SearchStoppedException e) {
      SolveResult partial = e.partialResult();
      print(partial.completion(), partial.solutions(), "at least " + partial.solutions() + "\n");
      out.flush();
      Queens.printStopped(partial.completion(), err);
      return Queens.exitCode(partial);
    }
  }

  private void print(Completion completion, long solutions, String text) {
    out.print(format == ReportFormat.JSON ? Json.result(completion, solutions) : text);
  }
}
