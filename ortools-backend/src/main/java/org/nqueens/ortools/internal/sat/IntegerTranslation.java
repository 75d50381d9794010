package org.nqueens.ortools.internal.sat;

import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.IntVar;
import com.google.ortools.sat.LinearArgument;
import com.google.ortools.sat.LinearExpr;
import com.google.ortools.sat.SatParameters;
import com.google.ortools.util.Domain;
import java.util.stream.Stream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;
import org.nqueens.search.NamedStrategy;

/**
 * A translation with one integer variable per column: offsets are affine expressions, and lookups
 * are variables that the variable of the column determines, which excludes duplicate solutions.
 */
final class IntegerTranslation implements SatTranslation {
  private final CpModel model = new CpModel();
  private final IntVar[] queens;

  /** Translates a model for a strategy that {@link SatStrategy} supports. */
  IntegerTranslation(QueensModel source, NamedStrategy strategy) {
    queens = source.domains().stream().map(this::variable).toArray(IntVar[]::new);
    for (AllDifferent constraint : source.constraints()) {
      model.addAllDifferent(constraint.views().stream().map(this::expression).toList());
    }
    model.addDecisionStrategy(
        queens,
        SatStrategy.of(strategy.variables()).orElseThrow(),
        SatStrategy.of(strategy.values()));
  }

  private IntVar variable(RowDomain domain) {
    return variable(domain.rows().asLongStream().toArray());
  }

  private IntVar variable(long[] values) {
    Domain domain = Domain.fromValues(values);
    try {
      return model.newIntVarFromDomain(domain, "");
    } finally {
      domain.delete();
    }
  }

  private LinearArgument expression(View view) {
    IntVar queen = queens[view.column()];
    if (view.shift().isPresent()) {
      return LinearExpr.affine(queen, 1, view.shift().getAsInt());
    }
    long[] table = view.values(queens.length).asLongStream().toArray();
    IntVar entry = variable(table);
    model.addElement(queen, table, entry);
    return entry;
  }

  @Override
  public CpModel model() {
    return model;
  }

  @Override
  public void configure(SatParameters.Builder parameters) {
    // Presolve renames variables, which would change the order of the strategy.
    parameters.setCpModelPresolve(false);
  }

  @Override
  public int[] rows(CpSolverSolutionCallback solution) {
    return Stream.of(queens).mapToInt(queen -> (int) solution.value(queen)).toArray();
  }
}
