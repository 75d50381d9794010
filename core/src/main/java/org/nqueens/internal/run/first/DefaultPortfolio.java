package org.nqueens.internal.run.first;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.nqueens.internal.call.BackendCalls;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.internal.run.SearchLimits;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;

/**
 * The steps of one search for first solutions, in their order: complete strategies, the last of
 * which has no limit, and between them restarts of a random strategy: {@link RandomFewestPlaces},
 * or {@link SearchStrategy#randomFirstFail} on a board of lines, which is too large for the former.
 *
 * <p>The decisions that the random strategy takes to a first solution have a heavy tail, too, which
 * restarts cut off. Their limits are in the ratio of 1, 1, 2, 1, 1, 2, 4, 1, ..., which is at most
 * a logarithmic factor worse than the best sequence for any distribution (M. Luby, A. Sinclair and
 * D. Zuckerman, <i>Optimal speedup of Las Vegas algorithms</i>, Information Processing Letters 47,
 * 1993). Restarts seldom prove that there is no solution; each complete strategy that is given up
 * therefore grants them a share of its decisions, and no more. Single-use.
 */
final class DefaultPortfolio implements FirstSolutions.Steps {
  /** The limit of the shortest restart, enough decisions to fill a board of 256 columns. */
  private static final long SHORTEST_RESTART = 400;

  private final Iterator<PortfolioStep> complete;
  private final QueensModel model;
  private final Random seeds = new Random(1);
  private int restarts;

  /** The decisions that restarts may still take. */
  private double granted;

  private PortfolioStep latest = PortfolioStep.unlimited(Optional.empty());

  /**
   * Begins a portfolio.
   *
   * @param complete the steps of complete strategies; the last is unlimited
   * @param model the model
   */
  DefaultPortfolio(List<PortfolioStep> complete, QueensModel model) {
    this.complete = complete.iterator();
    this.model = model;
  }

  /** The portfolio of a backend for a model. */
  static DefaultPortfolio of(BackendCalls backend, QueensModel model) {
    return new DefaultPortfolio(PortfolioStep.all(backend, model), model);
  }

  /** A single step of a strategy, or of any order. */
  static DefaultPortfolio of(Optional<SearchStrategy> strategy, QueensModel model) {
    return new DefaultPortfolio(List.of(PortfolioStep.unlimited(strategy)), model);
  }

  @Override
  public Optional<SearchLimits> limits(long decisions) {
    return Optional.of(next(decisions).limits());
  }

  /**
   * The next step.
   *
   * @param decisions the decisions of the previous step, which was abandoned; 0 at the beginning.
   *     Decisions beyond its limit, by a backend that notices the limit late, do not count.
   */
  PortfolioStep next(long decisions) {
    granted += latest.restartShare() * Math.min(decisions, latest.decisions());
    long limit = SHORTEST_RESTART * luby(restarts + 1);
    if (limit <= granted) {
      restarts++;
      granted -= limit;
      latest = PortfolioStep.restart(random(seeds.nextLong()), limit);
    } else {
      latest = complete.next();
    }
    return latest;
  }

  private SearchStrategy random(long seed) {
    return CompiledConstraints.of(model).slopes().isPresent()
        ? SearchStrategy.randomFirstFail(seed)
        : RandomFewestPlaces.of(model, seed);
  }

  /** Term i, from 1, of the sequence: 2^(k - 1) for i = 2^k - 1, else that of a shorter prefix. */
  static int luby(int i) {
    int power = Integer.highestOneBit(i + 1);
    return power == i + 1 ? power / 2 : luby(i + 1 - power);
  }
}
