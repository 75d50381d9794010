package org.nqueens.ortools.internal.sat;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpSolverSolutionCallback;
import com.google.ortools.sat.DecisionStrategyProto.DomainReductionStrategy;
import com.google.ortools.sat.DecisionStrategyProto.VariableSelectionStrategy;
import com.google.ortools.sat.IntegerVariableProto;
import com.google.ortools.sat.SatParameters;
import com.google.ortools.sat.SatParameters.ConflictMinimizationAlgorithm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;

/**
 * A translation with one Boolean per allowed square: exactly one is true in each column, at most
 * one for each value of an all-different, and exactly one if the all-different is a permutation.
 *
 * <p>The constructor writes the protocol buffer directly: {@code CpModel} makes a native domain
 * with a finalizer for every variable, which takes most of the time of building a model.
 */
final class BooleanTranslation implements SatTranslation {
  /** Marks a square without a Boolean. */
  private static final int NONE = -1;

  private static final IntegerVariableProto BOOLEAN =
      IntegerVariableProto.newBuilder().addDomain(0).addDomain(1).build();

  private final CpModel model = new CpModel();
  private final CpModelProto.Builder proto = model.getBuilder();

  /** The index of the Boolean by column and row; {@link #NONE} for a square that is not allowed. */
  private final int[][] squares;

  /** The allowed rows by column. The indexes of their Booleans are successive. */
  private final int[][] rows;

  /**
   * Translates a model.
   *
   * @param reversed true to decide the rows of each column from the last on, which gives reverse
   *     lexicographic order
   */
  BooleanTranslation(QueensModel source, boolean reversed) {
    int n = source.size();
    squares = new int[n][n];
    rows = new int[n][];
    List<Integer> decisions = new ArrayList<>();
    for (int column = 0; column < n; column++) {
      Arrays.fill(squares[column], NONE);
      rows[column] = source.domain(column).rows().toArray();
      List<Integer> literals = new ArrayList<>();
      for (int row : rows[column]) {
        squares[column][row] = proto.getVariablesCount();
        literals.add(squares[column][row]);
        proto.addVariables(BOOLEAN);
      }
      addExactlyOne(BoolArgumentProto.newBuilder().addAllLiterals(literals));
      if (reversed) {
        Collections.reverse(literals);
      }
      decisions.addAll(literals);
    }
    ValueIndex.of(source).forEach(this::add);
    proto
        .addSearchStrategyBuilder()
        .setVariableSelectionStrategy(VariableSelectionStrategy.CHOOSE_FIRST)
        .setDomainReductionStrategy(DomainReductionStrategy.SELECT_MAX_VALUE)
        .addAllVariables(decisions);
  }

  private void add(ValueIndex index) {
    boolean permutation = index.isPermutation();
    index
        .values()
        .mapToObj(value -> literals(index, value))
        .forEach(
            literals -> {
              if (permutation) {
                addExactlyOne(literals);
              } else if (literals.getLiteralsCount() > 1) {
                proto.addConstraintsBuilder().setAtMostOne(literals);
              }
            });
  }

  private BoolArgumentProto.Builder literals(ValueIndex index, int value) {
    BoolArgumentProto.Builder literals = BoolArgumentProto.newBuilder();
    index.forEachSquare(
        value,
        (column, row) -> {
          if (squares[column][row] != NONE) {
            literals.addLiterals(squares[column][row]);
          }
        });
    return literals;
  }

  private void addExactlyOne(BoolArgumentProto.Builder literals) {
    proto.addConstraintsBuilder().setExactlyOne(literals);
  }

  @Override
  public CpModel model() {
    return model;
  }

  @Override
  public void configure(SatParameters.Builder parameters) {
    // Parts are small: the preparation of a long search takes longer than the search of a part. The
    // last five settings reduce the work after each conflict.
    parameters
        .setCpModelPresolve(false)
        .setLinearizationLevel(0)
        .setSymmetryLevel(0)
        .setCpModelProbingLevel(0)
        .setUseSatInprocessing(false)
        .setMinimizationAlgorithm(ConflictMinimizationAlgorithm.SIMPLE)
        .setSubsumptionDuringConflictAnalysis(false)
        .setExtraSubsumptionDuringConflictAnalysis(false)
        .setDecisionSubsumptionDuringConflictAnalysis(false)
        .setEagerlySubsumeLastNConflicts(0);
  }

  /** By native calls; a column of one row and the last row of a column need none. */
  @Override
  public int[] rows(CpSolverSolutionCallback solution) {
    int[] placement = new int[rows.length];
    for (int column = 0; column < placement.length; column++) {
      int[] allowed = rows[column];
      int first = squares[column][allowed[0]];
      int position = 0;
      while (position < allowed.length - 1 && !solution.solutionBooleanValue(first + position)) {
        position++;
      }
      placement[column] = allowed[position];
    }
    return placement;
  }
}
