package org.nqueens.cli;

import java.util.function.BiFunction;
import org.nqueens.QueensSolver;
import org.nqueens.result.SearchStoppedException;

/** A question whose answer has no parts, such as the one for an index or for one placement. */
final class WholeAnswer {
  private WholeAnswer() {}

  /** Asks, with progress and signals; prints the result line where the answer is cut short. */
  static <T> T of(
      String task,
      boolean json,
      Output out,
      QueensSolver solver,
      BiFunction<QueensSolver, Progress, T> question) {
    try {
      return Interruption.during(
          () ->
              Progress.during(task, progress -> question.apply(progress.watch(solver), progress)));
    } catch (SearchStoppedException e) {
      if (json) {
        out.print(Json.result(e.completion(), generator -> {}));
      }
      throw e;
    }
  }
}
