package org.nqueens.ortools.internal.sat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.PlacementSink;

/**
 * The solutions of one solve, kept until it ends and then passed on in order; of a few solutions.
 */
final class SortedSolutions implements PlacementSink {
  /** Some 1.5 MB at n = 12, and 10 MB on the largest board. */
  private static final int MAX = 20_000;

  private final List<int[]> solutions = new ArrayList<>();
  private boolean overflowed;

  /** Keeps a solution; false if it is one too many. */
  @Override
  public boolean accept(int[] rows) {
    overflowed = solutions.size() == MAX;
    if (!overflowed) {
      solutions.add(rows.clone());
    }
    return !overflowed;
  }

  /** True if there are more solutions than can be kept. */
  boolean overflowed() {
    return overflowed;
  }

  List<int[]> in(SolutionOrder order) {
    Comparator<int[]> ascending = Arrays::compare;
    solutions.sort(order == SolutionOrder.REVERSE_LEXICOGRAPHIC ? ascending.reversed() : ascending);
    return solutions;
  }
}
