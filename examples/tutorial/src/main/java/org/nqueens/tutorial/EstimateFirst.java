package org.nqueens.tutorial;

import java.util.Locale;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.sampling.TreeEstimate;
import org.nqueens.sampling.TreeEstimate.Estimate;

/** Estimates by random descents how large a search is, before it begins. */
public final class EstimateFirst {
  /** Estimates the solutions of boards, and also counts the first board. */
  public static void main(String[] arguments) {
    QueensSolver solver = QueensSolver.builder().build();
    for (int n : new int[] {12, 20, 27}) {
      TreeEstimate estimate = solver.sampling().estimate(QueensModel.of(n), 20_000, 2026);
      System.out.println(
          n
              + " queens: nodes "
              + text(estimate.nodes())
              + "; solutions "
              + text(estimate.solutions()));
    }
    System.out.println("12 queens have " + QueensSolver.count(12) + " solutions");
  }

  private static String text(Estimate estimate) {
    return String.format(
        Locale.ROOT,
        "%.3g, from %.3g to %.3g",
        estimate.value(),
        estimate.lower(),
        estimate.upper());
  }
}
