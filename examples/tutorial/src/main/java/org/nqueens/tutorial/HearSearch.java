package org.nqueens.tutorial;

import java.util.Map;
import java.util.TreeMap;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Cause;
import org.nqueens.trace.SearchListener;

/** A listener that counts, while a search goes on, which kind of cause removes how many rows. */
public final class HearSearch implements SearchListener {
  private final Map<String, Integer> removals = new TreeMap<>();

  @Override
  public void pruned(int column, int row, Cause cause) {
    removals.merge(cause.getClass().getSimpleName(), 1, Integer::sum);
  }

  /** Compares six propagations on eight queens. */
  public static void main(String[] arguments) {
    for (Propagation propagation : Propagation.values()) {
      if (propagation == Propagation.UNSPECIFIED) {
        continue; // the one that the backend chooses
      }
      HearSearch listener = new HearSearch();
      long failures =
          QueensSolver.builder()
              .build()
              .tree()
              .at(propagation)
              .listener(listener)
              .enumerate(QueensModel.of(8), placement -> {})
              .statistics()
              .failures();
      System.out.println(propagation + ": " + failures + " failures, removed " + listener.removals);
    }
  }
}
