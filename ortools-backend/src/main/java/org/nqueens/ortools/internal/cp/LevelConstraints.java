package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.LongStream;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;
import org.nqueens.search.Propagation;
import org.nqueens.spi.SearchRequest;

/**
 * All-differents that propagate exactly to a level.
 *
 * <p>With offsets the solver's all-different does. With lookups it does not: it binds a view as
 * soon as the rows left have one value, and removes values that a table does not pass on to the
 * queen. There value elimination is an at-most-one constraint on the squares of each value, and an
 * all-different of numbers that are tied to the queens by their bounds alone adds bounds
 * consistency.
 */
final class LevelConstraints implements CpConstraints {
  private final QueensModel model;
  private final Propagation level;
  private final BooleanSupplier stop;
  private final CpVariables variables;
  private final Solver solver;

  /**
   * Begins a translation.
   *
   * @param request a request at the level of values or of bounds; on its request to stop the
   *     constraints stay incomplete
   */
  LevelConstraints(SearchRequest request, CpVariables variables, Solver solver) {
    this.model = request.model();
    this.level = request.propagation();
    this.stop = request.stopRequested();
    this.variables = variables;
    this.solver = solver;
  }

  @Override
  public void add(ValueIndex index) {
    List<View> views = index.constraint().views();
    if (CpVariables.areOffsets(views)) {
      addAllDifferent(variables.sums(views));
      return;
    }
    index
        .values()
        .takeWhile(value -> !stop.getAsBoolean())
        .forEach(value -> addAtMostOne(index, value));
    if (level == Propagation.BOUNDS) {
      CloseValues numbers = new CloseValues(index);
      addAllDifferent(views.stream().map(view -> number(view, numbers)).toArray(IntVar[]::new));
    }
  }

  private void addAllDifferent(IntVar[] views) {
    solver.addConstraint(solver.makeAllDifferent(views, level == Propagation.BOUNDS));
  }

  /** At most one queen on the squares of a value, each of which is a Boolean. */
  private void addAtMostOne(ValueIndex index, int value) {
    Set<Integer> columns = new TreeSet<>();
    Set<Integer> placed = new TreeSet<>();
    List<IntVar> squares = new ArrayList<>();
    index.forEachSquare(
        value,
        (column, row) -> {
          if (model.domain(column).contains(row)) {
            columns.add(column);
            if (model.domain(column).size() == 1) {
              placed.add(column);
            }
            squares.add(solver.makeIsEqualCstVar(variables.queen(column), row));
          }
        });
    if (placed.size() > 1) {
      // The solver's sum takes two constants for one summand.
      solver.addConstraint(solver.makeFalseConstraint());
    } else if (columns.size() > 1) {
      solver.addConstraint(solver.makeSumLessOrEqual(squares.toArray(IntVar[]::new), 1));
    }
  }

  /**
   * The number of a view. A variable of its own, because the solver would take a sum for a table of
   * successive numbers, which passes on every removal.
   */
  private IntVar number(View view, CloseValues numbers) {
    long[] table = variables.table(view, numbers);
    IntVar number =
        solver.makeIntVar(
            LongStream.of(table).min().orElseThrow(), LongStream.of(table).max().orElseThrow());
    solver.addConstraint(solver.makeElementEquality(table, variables.queen(view.column()), number));
    return number;
  }
}
