package org.nqueens.internal.index;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.internal.probe.RandomDraw;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * A random part of a model: a random descent, as in Knuth's estimator, that places queens with
 * forward checking until few columns are open, which are those with several rows left. For one
 * thread.
 */
final class RandomPart {
  private final AttackTable attacks;
  private final List<AllDifferent> constraints;
  private final long[] rows;

  /** The columns whose queens have attacked, one bit for each. */
  private long placed;

  private double weight = 1;

  /**
   * Starts with a whole model.
   *
   * @param attacks the attacks in the model
   * @param model a model of at most 64 columns, of which no domain is empty
   */
  RandomPart(AttackTable attacks, QueensModel model) {
    this.attacks = attacks;
    this.constraints = model.constraints();
    this.rows = model.domains().stream().mapToLong(domain -> domain.toLongArray()[0]).toArray();
  }

  /** The choice of the column of the next queen. */
  enum Order {
    /** The first open column. */
    FIRST_OPEN,
    /** The open column next to the middle, the left one of two. */
    FROM_MIDDLE,
    /** The open column with the fewest rows, the first of several. */
    FEWEST_ROWS
  }

  /**
   * Places queens.
   *
   * @param order the choice of the columns
   * @param openColumns the columns that may stay open
   * @return the model of the rest; empty if a column has no row left
   */
  Optional<QueensModel> descend(Order order, int openColumns, RandomGenerator random) {
    boolean isAlive = propagate();
    while (isAlive && open().count() > openColumns) {
      int column = next(order).orElseThrow();
      weight *= Long.bitCount(rows[column]);
      rows[column] = 1L << RandomDraw.element(rows[column], random);
      isAlive = propagate();
    }
    return isAlive
        ? Optional.of(
            new QueensModel(LongStream.of(rows).mapToObj(RowDomain::ofBits).toList(), constraints))
        : Optional.empty();
  }

  /** The product of the numbers of choices, the reciprocal of the probability of the part. */
  double weight() {
    return weight;
  }

  /** Twice the distance of a column from the middle. */
  private int offset(int column) {
    return Math.abs(2 * column - (rows.length - 1));
  }

  private IntStream open() {
    return IntStream.range(0, rows.length).filter(column -> Long.bitCount(rows[column]) > 1);
  }

  private OptionalInt next(Order order) {
    return switch (order) {
      case FIRST_OPEN -> open().findFirst();
      case FROM_MIDDLE -> open().reduce((a, b) -> offset(b) < offset(a) ? b : a);
      case FEWEST_ROWS ->
          open().reduce((a, b) -> Long.bitCount(rows[b]) < Long.bitCount(rows[a]) ? b : a);
    };
  }

  /** Lets the queens of columns with a single row attack; false if a column has no row left. */
  private boolean propagate() {
    for (int column = nextToPlace(); column < rows.length; column = nextToPlace()) {
      placed |= 1L << column;
      int row = Long.numberOfTrailingZeros(rows[column]);
      for (int other = 0; other < rows.length; other++) {
        rows[other] &= ~attacks.attacked(column, row, other);
        if (rows[other] == 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** A column with a single row whose queen has not attacked; the number of columns if none. */
  private int nextToPlace() {
    int column = 0;
    while (column < rows.length
        && ((placed >>> column & 1) != 0 || Long.bitCount(rows[column]) > 1)) {
      column++;
    }
    return column;
  }
}
