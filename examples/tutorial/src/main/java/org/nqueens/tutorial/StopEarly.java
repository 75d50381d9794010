package org.nqueens.tutorial;

import java.time.Duration;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;

/** Ends a search early; the completion of the result is the reason. */
public final class StopEarly {
  /** Stops a search by its consumer, a solution limit and a time limit. */
  public static void main(String[] arguments) {
    QueensModel model = QueensModel.of(12);

    SolveResult byConsumer =
        QueensSolver.builder().build().enumerateWhile(model, placement -> placement.row(0) == 0);
    System.out.println(byConsumer.completion() + " after " + byConsumer.solutions());

    QueensSolver ten = QueensSolver.builder().solutionLimit(10).build();
    SolveResult byLimit = ten.enumerate(model, placement -> {});
    System.out.println(byLimit.completion() + " after " + byLimit.solutions());

    QueensSolver quick = QueensSolver.builder().timeLimit(Duration.ofMillis(50)).build();
    SolveResult byTime = quick.enumerate(QueensModel.of(24), placement -> {});
    System.out.println(byTime.completion());
  }
}
