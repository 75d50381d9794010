package org.nqueens.internal.sampling;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.sampling.TreeEstimate;

/**
 * Random placements, drawn queen by queen and given up at the first queen that breaks a rule.
 * Placements that are not given up are solutions, and all solutions have the same probability.
 *
 * <p>Proof. A {@link RowDraw} draws each placement of a set S that contains all solutions with
 * probability 1 / |S|, whatever was drawn before. It does not look at the rules, so to draw the
 * rest of a placement that is given up would change nothing: a try succeeds exactly if the drawn
 * placement is a solution. So a try ends in each solution with probability 1 / |S|, and the first
 * try that succeeds ends in each of Q solutions with probability 1 / Q.
 *
 * <p>A draw among the rows that the rules allow would be quicker and wrong: solutions with few
 * other choices on their way would come more often. If all rows differ, a row is therefore drawn
 * from all rows that are left, and the placement is given up if the domain of the column does not
 * have it.
 *
 * <p>For one thread.
 */
final class RandomPlacements {
  /** The tries between two polls of the stop signal, a power of two: about 0.1 ms. */
  private static final int POLL = 1 << 11;

  /** The most expected tries for each sample; n = 22 has 4.2e8, and n = 23 has 1.1e9. */
  private static final double MAX_TRIES = 5e8;

  /**
   * The tries for one sample that prove that the source is not random, in multiples of the expected
   * tries: 64 ln 2. If each succeeds with probability 1 / T, then k T in a row fail with
   * probability (1 - 1 / T)^(k T) &lt; e^-k, which is 2^-64 here. T is estimated from the model.
   */
  private static final double FAIR_TRIES = 64 * Math.log(2);

  private final PlacementTree tree;

  /** The columns in the order of the draws: columns with a single row come first. */
  private final int[] columns;

  private final RowDraw draw;

  /** By column: the row of its queen. */
  private final int[] rows;

  private long tried;

  /** Prepares draws of a model of at most 64 columns, without an empty domain. */
  RandomPlacements(QueensModel model) {
    this.tree = new PlacementTree(model);
    this.columns =
        IntStream.range(0, model.size())
            .boxed()
            .sorted(Comparator.comparing(column -> model.domain(column).size() > 1))
            .mapToInt(Integer::intValue)
            .toArray();
    this.draw = RowDraw.of(model, columns);
    this.rows = new int[model.size()];
  }

  /**
   * The tries for a solution that prove that the source is not random, if there are not too many.
   */
  static double maxTries(QueensModel model, TreeEstimate estimate) {
    double tries = expectedTries(model, estimate);
    // A few lucky probes may have estimated far too many solutions.
    double lower = estimate.solutions().lower();
    double mostTries = tries * estimate.solutions().value() / lower;
    return FAIR_TRIES * Math.max(1, Math.min(MAX_TRIES, mostTries));
  }

  /** The expected tries for a solution; throws if there are too many. */
  static double expectedTries(QueensModel model, TreeEstimate estimate) {
    if (estimate.solutions().value() == 0) {
      throw new IllegalArgumentException(
          "solutions (0 in %s random descents) must be found by chance for a sample: %sask explain, which finds a solution or says why there is none"
              .formatted(
                  estimate.probes(),
                  IndexBuilder.isSmall(estimate) ? "draw from an index, or " : ""));
    }
    double tries = tries(model, estimate);
    if (!(tries <= MAX_TRIES)) {
      throw new IllegalArgumentException(
          "tries (about %s) must be at most %s for a sample: %schoose a smaller or more constrained board"
              .formatted(
                  IndexBuilder.text(tries),
                  IndexBuilder.text(MAX_TRIES),
                  IndexBuilder.isSmall(estimate) ? "draw from an index, or " : ""));
    }
    return tries;
  }

  /** Whether a sample of the model is not refused. */
  static boolean areDrawn(QueensModel model, TreeEstimate estimate) {
    return tries(model, estimate) <= MAX_TRIES;
  }

  /** The expected tries for one solution; infinite if the estimate has found none. */
  private static double tries(QueensModel model, TreeEstimate estimate) {
    double solutions = estimate.solutions().value();
    return solutions == 0
        ? Double.POSITIVE_INFINITY
        : new RandomPlacements(model).draw.size() / solutions;
  }

  /**
   * Draws placements up to a solution; empty after a stop, throws for a source that is not fair.
   */
  Optional<Placement> next(RandomGenerator random, double maxTries, BooleanSupplier stop) {
    for (long tries = 0; ; tries++, tried++) {
      if (tries >= maxTries) {
        throw new IllegalArgumentException(
            "random (%s) has led to no solution in %s placements, as a source of random numbers does with a probability of about 2^-64: pass a fair source such as new SplittableRandom(1)"
                .formatted(random.getClass().getName(), tries));
      }
      if ((tries & POLL - 1) == 0 && stop.getAsBoolean()) {
        return Optional.empty();
      }
      if (succeeds(random)) {
        return Optional.of(Placement.of(rows));
      }
    }
  }

  long tried() {
    return tried;
  }

  private boolean succeeds(RandomGenerator random) {
    for (int position = 0; position < columns.length; position++) {
      int column = columns[position];
      int row = draw.row(position, random);
      if ((tree.domain(column) >>> row & 1) == 0 || isAttacked(position, column, row)) {
        return false;
      }
      rows[column] = row;
    }
    return true;
  }

  private boolean isAttacked(int position, int column, int row) {
    for (int earlier = position - 1; earlier >= 0; earlier--) {
      if (tree.isAttacked(columns[earlier], rows[columns[earlier]], column, row)) {
        return true;
      }
    }
    return false;
  }
}
