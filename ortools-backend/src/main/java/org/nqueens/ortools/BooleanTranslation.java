package org.nqueens.ortools;

import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.DecisionStrategyProto.DomainReductionStrategy;
import com.google.ortools.sat.DecisionStrategyProto.VariableSelectionStrategy;
import com.google.ortools.sat.Literal;
import com.google.ortools.sat.SatParameters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/**
 * One Boolean per allowed square: exactly one in each column, at most one for each value of an
 * all-different, and exactly one where its views have no value to spare. Deciding the squares in
 * order, true first, gives the (reverse) lexicographic order.
 */
final class BooleanTranslation implements SatTranslation {
  private final CpModel model = new CpModel();

  /** By column and row; null where the square is not allowed. */
  private final BoolVar[][] squares;

  BooleanTranslation(QueensModel source, boolean descending) {
    int n = source.size();
    squares = new BoolVar[n][n];
    List<BoolVar> order = new ArrayList<>();
    for (int column = 0; column < n; column++) {
      List<Literal> literals = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        int row = descending ? n - 1 - i : i;
        if (source.domain(column).contains(row)) {
          squares[column][row] = model.newBoolVar("");
          literals.add(squares[column][row]);
          order.add(squares[column][row]);
        }
      }
      model.addExactlyOne(literals);
    }
    source.constraints().forEach(this::add);
    model.addDecisionStrategy(
        order.toArray(BoolVar[]::new),
        VariableSelectionStrategy.CHOOSE_FIRST,
        DomainReductionStrategy.SELECT_MAX_VALUE);
  }

  private void add(AllDifferent constraint) {
    Map<Integer, List<Literal>> byValue = new TreeMap<>();
    for (View view : constraint.views()) {
      BoolVar[] column = squares[view.column()];
      for (int row = 0; row < column.length; row++) {
        if (column[row] != null) {
          byValue.computeIfAbsent(view.valueAt(row), v -> new ArrayList<>()).add(column[row]);
        }
      }
    }
    boolean noneToSpare = byValue.size() == constraint.views().size();
    for (List<Literal> literals : byValue.values()) {
      if (noneToSpare) {
        model.addExactlyOne(literals);
      } else if (literals.size() > 1) {
        model.addAtMostOne(literals);
      }
    }
  }

  @Override
  public CpModel model() {
    return model;
  }

  @Override
  public void configure(SatParameters.Builder parameters) {
    // Parts are small: everything that prepares a long search costs more than the search itself.
    parameters
        .setCpModelPresolve(false)
        .setLinearizationLevel(0)
        .setSymmetryLevel(0)
        .setCpModelProbingLevel(0)
        .setUseSatInprocessing(false);
  }

  @Override
  public void read(CpSolverSolutionCallback solution, int[] rows) {
    for (int column = 0; column < rows.length; column++) {
      int row = 0;
      while (squares[column][row] == null || !solution.booleanValue(squares[column][row])) {
        row++;
      }
      rows[column] = row;
    }
  }

  @Override
  public int size() {
    return squares.length;
  }
}
