package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;
import org.nqueens.search.Propagation;

/**
 * All-differents for searches at no set level, which find all solutions soonest: without views that
 * cannot matter, with redundant constraints, and with ranks for the values of lookups, whose
 * equality alone matters.
 */
final class FreeConstraints implements CpConstraints {
  private final Propagation propagation;
  private final CpVariables variables;
  private final Solver solver;
  private final PlacedQueens placed;
  private final CpPermutations permutations;

  /**
   * Begins a translation.
   *
   * @param propagation how the solver's all-different propagates: to bounds, or by values, which
   *     has more failures and takes less time
   */
  FreeConstraints(
      QueensModel model, Propagation propagation, CpVariables variables, Solver solver) {
    this.propagation = propagation;
    this.variables = variables;
    this.solver = solver;
    placed = new PlacedQueens(model);
    permutations = new CpPermutations(model, placed);
  }

  /**
   * Tells whether the constraints of a model propagate exactly to a level: with offsets only, no
   * redundant constraint, and for bounds with all views, since a bound view can be a part of a Hall
   * interval.
   */
  static boolean keep(Propagation level, QueensModel model) {
    PlacedQueens placed = new PlacedQueens(model);
    CpPermutations permutations = new CpPermutations(model, placed);
    return ValueIndex.of(model).stream()
        .filter(index -> index.viewCount() > 1)
        .allMatch(
            index ->
                CpVariables.areOffsets(index.constraint().views())
                    && !permutations.isExtended(index)
                    && (level == Propagation.VALUE
                        || placed.activeViews(index).size() == index.viewCount()));
  }

  @Override
  public void add(ValueIndex index) {
    IntVar[] views = views(placed.activeViews(index));
    solver.addConstraint(solver.makeAllDifferent(views, propagation == Propagation.BOUNDS));
    permutations.add(index, variables.queens(), solver);
  }

  private IntVar[] views(List<View> views) {
    if (CpVariables.areOffsets(views)) {
      return variables.sums(views);
    }
    Map<Integer, Integer> ranks = new HashMap<>();
    return variables.elements(views, value -> ranks.computeIfAbsent(value, added -> ranks.size()));
  }
}
