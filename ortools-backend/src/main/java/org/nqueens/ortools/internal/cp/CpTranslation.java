package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.nqueens.model.Offset;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;

/**
 * A model in the terms of the original CP solver, as the OR-Tools N-queens guide writes it: integer
 * variables, sums with a constant, and all-differents.
 */
final class CpTranslation {

  /** How the solver's all-different propagates. */
  enum Propagation {
    /** Bounds propagation, the solver's default, which gives the published counters. */
    BOUNDS,
    /** Value elimination by bound views: more failures than by bounds, and less time. */
    VALUES
  }

  private CpTranslation() {}

  /**
   * Adds a model to a solver and returns the variable of each column. On a request to stop the
   * model stays incomplete, and the solver must not be used.
   */
  static IntVar[] translate(
      QueensModel model, Propagation propagation, Solver solver, BooleanSupplier stopRequested) {
    IntVar[] queens = new IntVar[model.size()];
    for (int column = 0; column < queens.length && !stopRequested.getAsBoolean(); column++) {
      queens[column] = variable(model.domain(column), "q_" + column, solver);
    }
    PlacedQueens placed = new PlacedQueens(model);
    CpPermutations permutations = new CpPermutations(model, queens, solver, placed);
    for (ValueIndex index : ValueIndex.of(model)) {
      if (index.viewCount() > 1 && !stopRequested.getAsBoolean()) {
        IntVar[] views = variables(placed.activeViews(index), queens, solver);
        solver.addConstraint(solver.makeAllDifferent(views, propagation == Propagation.BOUNDS));
        permutations.add(index);
      }
    }
    return queens;
  }

  /**
   * Sums if all views are offsets; with a lookup among the views, tables of ranks for all views.
   */
  private static IntVar[] variables(List<View> views, IntVar[] queens, Solver solver) {
    boolean offsets = views.stream().allMatch(Offset.class::isInstance);
    Map<Integer, Integer> ranks = new HashMap<>();
    return views.stream()
        .map(
            view ->
                offsets
                    ? sum((Offset) view, queens[view.column()], solver)
                    : element(view, queens, ranks, solver))
        .toArray(IntVar[]::new);
  }

  private static IntVar variable(RowDomain domain, String name, Solver solver) {
    int low = domain.next(0);
    int high = domain.max();
    return domain.size() == high - low + 1
        ? solver.makeIntVar(low, high, name)
        : solver.makeIntVar(domain.rows().asLongStream().toArray(), name);
  }

  private static IntVar sum(Offset view, IntVar queen, Solver solver) {
    return view.offset() == 0 ? queen : solver.makeSum(queen, view.offset()).var();
  }

  /**
   * A view by the ranks of its values. Only their equality matters, and the solver keeps a bit for
   * every number between the smallest and the largest: a table of far-apart values would take
   * gigabytes, and one with a range beyond 2^32 would end the JVM.
   */
  private static IntVar element(
      View view, IntVar[] queens, Map<Integer, Integer> ranks, Solver solver) {
    long[] table =
        IntStream.range(0, queens.length)
            .mapToLong(row -> ranks.computeIfAbsent(view.valueAt(row), value -> ranks.size()))
            .toArray();
    return solver.makeElement(table, queens[view.column()]).var();
  }
}
