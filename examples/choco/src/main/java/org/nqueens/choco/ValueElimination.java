package org.nqueens.choco;

import java.util.stream.IntStream;
import org.chocosolver.solver.constraints.Propagator;
import org.chocosolver.solver.constraints.PropagatorPriority;
import org.chocosolver.solver.exception.ContradictionException;
import org.chocosolver.solver.variables.IntVar;
import org.chocosolver.solver.variables.events.IntEventType;
import org.chocosolver.util.ESat;
import org.nqueens.model.ValueIndex;

/**
 * The propagator of an all-different with lookups to the level {@code VALUE}: a placed queen
 * removes the squares of its value from the other columns.
 */
final class ValueElimination extends Propagator<IntVar> {
  private final ValueIndex index;

  /** The propagator of an all-different by the variable of the column of each view. */
  ValueElimination(ValueIndex index, IntVar[] queens) {
    super(queens, PropagatorPriority.LINEAR, true);
    this.index = index;
  }

  @Override
  public int getPropagationConditions(int view) {
    return IntEventType.instantiation();
  }

  @Override
  public void propagate(int events) throws ContradictionException {
    for (int view = 0; view < vars.length; view++) {
      if (vars[view].isInstantiated()) {
        eliminate(view);
      }
    }
  }

  @Override
  public void propagate(int view, int events) throws ContradictionException {
    eliminate(view);
  }

  /** Choco tells a propagator none of its own removals: a queen placed by one follows at once. */
  private void eliminate(int placed) throws ContradictionException {
    int value = value(placed);
    for (int view = 0; view < vars.length; view++) {
      if (view != placed) {
        for (int row = index.first(view, value); row >= 0; row = index.next(view, row)) {
          if (vars[view].removeValue(row, this) && vars[view].isInstantiated()) {
            eliminate(view);
          }
        }
      }
    }
  }

  /**
   * The value of a view: at the row of its queen if this is placed, otherwise at its lowest row.
   */
  private int value(int view) {
    return index.valueAt(view, vars[view].getLB());
  }

  @Override
  public ESat isEntailed() {
    boolean differ =
        IntStream.range(0, vars.length).map(this::value).distinct().count() == vars.length;
    return isCompletelyInstantiated() ? ESat.eval(differ) : ESat.UNDEFINED;
  }
}
