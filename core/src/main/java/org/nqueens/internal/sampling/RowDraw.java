package org.nqueens.internal.sampling;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.model.QueensModel;

/**
 * Draws the rows of a placement, one column after the other. Every placement of a set has the same
 * probability, and the set contains all solutions of a model. For one thread.
 */
sealed interface RowDraw {

  /** Draws a row for a position in the order of the columns, given the rows drawn before. */
  int row(int position, RandomGenerator random);

  double size();

  /** Chooses the draw with the smaller set; columns with a single row come first. */
  static RowDraw of(QueensModel model, int[] columns) {
    RowDraw product =
        new Product(
            IntStream.of(columns)
                .mapToObj(column -> model.domain(column).rows().toArray())
                .toArray(int[][]::new));
    if (CompiledConstraints.of(model).rowsRule() < 0) {
      return product;
    }
    int[] given =
        IntStream.of(columns)
            .filter(column -> model.domain(column).size() == 1)
            .map(column -> model.domain(column).max())
            .distinct()
            .toArray();
    IntStream left =
        IntStream.range(0, model.size())
            .filter(row -> IntStream.of(given).noneMatch(taken -> taken == row));
    RowDraw permutation =
        new Permutation(IntStream.concat(IntStream.of(given), left).toArray(), given.length);
    return permutation.size() < product.size() ? permutation : product;
  }

  /**
   * A random order of the rows, with the first rows fixed: the shuffle of Fisher and Yates. It may
   * start from any order, such as the order that the latest placement left.
   */
  record Permutation(int[] rows, int fixed) implements RowDraw {
    @Override
    public int row(int position, RandomGenerator random) {
      if (position >= fixed) {
        int chosen = position + RandomDraw.below(rows.length - position, random);
        int row = rows[chosen];
        rows[chosen] = rows[position];
        rows[position] = row;
      }
      return rows[position];
    }

    @Override
    public double size() {
      double size = 1;
      for (int left = rows.length - fixed; left > 1; left--) {
        size *= left;
      }
      return size;
    }
  }

  /** Independent rows, one out of the domain of each column. */
  record Product(int[][] domains) implements RowDraw {
    @Override
    public int row(int position, RandomGenerator random) {
      int[] rows = domains[position];
      return rows[rows.length == 1 ? 0 : RandomDraw.below(rows.length, random)];
    }

    @Override
    public double size() {
      double size = 1;
      for (int[] rows : domains) {
        size *= rows.length;
      }
      return size;
    }
  }
}
