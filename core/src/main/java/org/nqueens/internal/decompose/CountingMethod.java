package org.nqueens.internal.decompose;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.nqueens.internal.constraint.Slopes;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.QueensModel;

/**
 * The way in which the parts of a count by {@link CentralQueens} are counted: it tells by which
 * symmetries to divide, in which order, and how the work of the parts compares.
 */
public enum CountingMethod {
  /** Queen by queen, as every search does. */
  BY_QUEENS {
    @Override
    Set<BoardSymmetry> worth(int n, Set<BoardSymmetry> group) {
      return group;
    }

    /**
     * The square root of the product of the numbers of rows of the columns. Fits of the exponent to
     * the decisions at n = 13 to 16 give 0.52 to 0.55. The shares of the parts up to any part
     * deviate by at most 1.7 % then; with equal shares, by up to 27 %.
     */
    @Override
    double work(long[] rows) {
      return Math.sqrt(product(rows, 0, rows.length));
    }

    @Override
    IntStream rows(int n) {
      return IntStream.range(0, n);
    }

    @Override
    public int columnsOfAPart() {
      return 8;
    }
  },
  /** By halves that meet in the middle, as the embedded engine counts plain boards. */
  BY_HALVES {
    /**
     * Those that keep the axes, if n is even and at most {@value #MAX_SIZE_BY_AXES}. The middle
     * rows then have no queens of their own, and each part is one join of two sides that are open
     * but for the middle columns: 0.66 times the time of all symmetries at n = 16, 0.7 at n = 14
     * and 0.45 at n = 12, but 1.3 at n = 15 and 1.4 at n = 18.
     */
    @Override
    Set<BoardSymmetry> worth(int n, Set<BoardSymmetry> group) {
      if (n % 2 != 0 || n > MAX_SIZE_BY_AXES) {
        return group;
      }
      Set<BoardSymmetry> keeping = EnumSet.copyOf(group);
      keeping.removeIf(BoardSymmetry::swapsAxes);
      return keeping;
    }

    /**
     * The halves of both sides, each estimated by the product of the numbers of rows to the power
     * 0.9, for each placement in the columns between, which are estimated by the square root. The
     * shares up to any part deviate from those of the CPU time by at most 2.8 % at n = 15, 3.7 % at
     * 16, 2.8 % at 17, and by 11 % at 13, where a count takes 3 ms.
     */
    @Override
    double work(long[] rows) {
      long[] open = LongStream.of(rows).filter(row -> Long.bitCount(row) > 1).toArray();
      int left = Math.min(JOINED_COLUMNS, open.length) / 2;
      int right = open.length - (Math.min(JOINED_COLUMNS, open.length) - left);
      double halves =
          Math.pow(product(open, 0, left), 0.9) + Math.pow(product(open, right, open.length), 0.9);
      return halves * Math.sqrt(product(open, left, right));
    }

    /**
     * The last first: the part with a queen in the centre of an odd board, a quarter of the work at
     * n = 17, would otherwise keep one thread busy when the others have ended.
     */
    @Override
    IntStream rows(int n) {
      return IntStream.range(0, n).map(i -> n - 1 - i);
    }

    @Override
    public int columnsOfAPart() {
      return JOINED_COLUMNS;
    }
  };

  /** The columns that a join leaves open, see {@code org.nqueens.internal.halves}. */
  private static final int JOINED_COLUMNS = 14;

  private static final Optional<Set<Integer>> PLAIN = Optional.of(Set.of(0, 1, -1));

  /** The diagonals of one direction fit a word. */
  private static final int MAX_SIZE_BY_HALVES = 32;

  /** The largest even board of which a queen in each middle column leaves no more than a join. */
  private static final int MAX_SIZE_BY_AXES = JOINED_COLUMNS + 2;

  /**
   * The way in which the embedded engine counts a model: by halves if it has at most {@value
   * #MAX_SIZE_BY_HALVES} columns and the constraints of the plain board, rows and both diagonals.
   */
  public static CountingMethod of(QueensModel model) {
    return model.size() <= MAX_SIZE_BY_HALVES && Slopes.of(model).equals(PLAIN)
        ? BY_HALVES
        : BY_QUEENS;
  }

  /** The subset of the symmetries of a model of n columns whose use gives the fastest count. */
  abstract Set<BoardSymmetry> worth(int n, Set<BoardSymmetry> group);

  /**
   * The estimated work of counting a part, compared with other parts of the same model.
   *
   * @param rows the rows of each column
   */
  abstract double work(long[] rows);

  /** The rows of the first middle queen, in the order of the parts. */
  abstract IntStream rows(int n);

  /**
   * The minimum number of open columns for which a part is counted by the method of the whole.
   * Smaller parts are counted by another method, and their nodes do not add up to those of the
   * whole.
   */
  public abstract int columnsOfAPart();

  private static double product(long[] rows, int from, int end) {
    double product = 1;
    for (int column = from; column < end; column++) {
      product *= Long.bitCount(rows[column]);
    }
    return product;
  }
}
