package org.nqueens.search;

import java.util.Arrays;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/**
 * The state of {@link SearchStrategy#weightedDegree} in one search. For one thread. The weighted
 * degree of a column is the sum of the weights of its all-differents that have another unbound
 * column. A weight begins at 1 and grows by 1 with each failure of the all-different. Ties go to
 * the first column.
 */
final class WeightedDegree implements LearningStrategy {
  private final ValueSelection values;

  /** By all-different: its columns. */
  private final int[][] columns;

  private final long[] weights;

  /** By column: its weighted degree, for one decision. */
  private final long[] degrees;

  WeightedDegree(QueensModel model, ValueSelection values) {
    this.values = values;
    this.columns =
        model.constraints().stream()
            .map(rule -> rule.views().stream().mapToInt(View::column).toArray())
            .toArray(int[][]::new);
    this.weights = new long[columns.length];
    Arrays.fill(weights, 1);
    this.degrees = new long[model.size()];
  }

  @Override
  public Decision next(SearchState state) {
    Arrays.fill(degrees, 0);
    for (int rule = 0; rule < columns.length; rule++) {
      int unbound = 0;
      for (int column : columns[rule]) {
        unbound += state.isBound(column) ? 0 : 1;
      }
      for (int column : columns[rule]) {
        degrees[column] += unbound > 1 ? weights[rule] : 0;
      }
    }
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int column = 0; column < degrees.length; column++) {
      // A column without such an all-different comes last: it cannot fail.
      double ratio = state.domainSize(column) / Math.max((double) degrees[column], 1e-9);
      if (!state.isBound(column) && ratio < least) {
        best = column;
        least = ratio;
      }
    }
    return values.decide(best, state);
  }

  @Override
  public void failed(DeadEnd deadEnd) {
    weights[deadEnd.rule()]++;
  }

  @Override
  public String toString() {
    return "weighted-degree/" + values;
  }
}
