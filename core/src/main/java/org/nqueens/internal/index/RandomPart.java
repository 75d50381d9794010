package org.nqueens.internal.index;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.internal.constraint.WordDomains;
import org.nqueens.internal.probe.RandomDraw;
import org.nqueens.model.QueensModel;

/**
 * A random part of a model: a random descent, as in Knuth's estimator, that places queens with
 * forward checking until few columns are open, which are those with several rows left. For one
 * thread.
 */
final class RandomPart {
  private final WordDomains domains;
  private double weight = 1;

  /**
   * Starts with a whole model.
   *
   * @param attacks the attacks in the model
   * @param model a model of at most 64 columns, of which no domain is empty
   */
  RandomPart(AttackTable attacks, QueensModel model) {
    this.domains = WordDomains.of(model, attacks);
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
    boolean isAlive = domains.propagate();
    while (isAlive && domains.openColumns().count() > openColumns) {
      int column = next(order).orElseThrow();
      long rows = domains.rows(column);
      weight *= Long.bitCount(rows);
      isAlive = domains.place(column, RandomDraw.element(rows, random)) && domains.propagate();
    }
    return isAlive ? Optional.of(domains.model()) : Optional.empty();
  }

  /** The product of the numbers of choices, the reciprocal of the probability of the part. */
  double weight() {
    return weight;
  }

  private OptionalInt next(Order order) {
    return switch (order) {
      case FIRST_OPEN -> domains.openColumns().findFirst();
      case FROM_MIDDLE -> domains.openColumnNearestToMiddle();
      case FEWEST_ROWS -> domains.openColumns().reduce((a, b) -> size(b) < size(a) ? b : a);
    };
  }

  private int size(int column) {
    return Long.bitCount(domains.rows(column));
  }
}
