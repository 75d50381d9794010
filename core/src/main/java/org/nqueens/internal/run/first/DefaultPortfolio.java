package org.nqueens.internal.run.first;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.internal.run.SearchLimits;
import org.nqueens.model.QueensModel;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.Portfolio;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;

/**
 * The searches of one call for first solutions, in their order. They are complete strategies, the
 * last one without a limit, and between them restarts of a random strategy. The random strategy is
 * {@link RandomFewestPlaces}. Boards of rows and diagonals are restarted only above 64 columns,
 * which are too many for it; there it is {@link SearchStrategy#randomFirstFail}.
 *
 * <p>The time that a strategy takes to a first solution has a heavy tail: one wrong decision near
 * the root can cost more than all other searches together, and another strategy seldom makes the
 * same wrong decision (C. P. Gomes, B. Selman and H. Kautz, <i>Boosting combinatorial search
 * through randomization</i>, AAAI 1998). The limits count polls of the stop signal or decisions,
 * not time. The embedded engine polls at nodes, so it always finds the same placement. A native
 * solver is polled by the clock, so its short limits are decisions. The last search has no limit,
 * so a proof that there is no solution is not restarted over and over.
 *
 * <p>Restarts have the limits of {@link Portfolio#luby}. They seldom prove that there is no
 * solution. Each complete strategy that is given up therefore grants them only a share of its
 * decisions. Single-use.
 */
final class DefaultPortfolio implements Iterator<SearchLimits> {
  /** A complete search of a smaller board seldom takes more than some milliseconds. */
  private static final int MIN_RESTARTED_SIZE = 16;

  /** A dive to the last column of a larger board takes seconds. */
  private static final int MAX_RESTARTED_SIZE = 256;

  /** The largest board of rows and diagonals without restarts. */
  private static final int MAX_PLAIN_SIZE = 64;

  /**
   * The limits of the searches between the first restarts. A proof of D decisions, D from 1,000 to
   * 256,000, takes less than 11/3 D decisions, including the shorter searches and the restarts.
   */
  private static final long[] SHORT_LIMITS = {1_000, 4_000, 16_000, 64_000, 256_000};

  /** Restarts after a short limit take as long as the search; after any other, a 16th. */
  private static final double SHARE_AFTER_SHORT_LIMITS = 1;

  private static final double SHARE = 1 / 16.0;

  /** The limit of the shortest restart, enough decisions to fill a board of 256 columns. */
  private static final long SHORTEST_RESTART = 400;

  private static final List<SearchStrategy> STRATEGIES =
      List.of(
          SearchStrategy.FIRST_SOLUTION,
          SearchStrategy.of(VariableSelection.MIN_SIZE_LOWEST_MIN, ValueSelection.MIDDLE),
          SearchStrategy.FIRST_FAIL);

  /** A search, and the decisions of restarts after it for each decision of its own. */
  private record Step(SearchLimits limits, double restartShare) {}

  private final QueensModel model;
  private final boolean ofLines;
  private final List<Step> complete = new ArrayList<>();
  private int next;
  private final Random seeds = new Random(1);

  /** The restarts after the next one; empty before the first. */
  private Optional<Iterator<Portfolio.Run>> restarts = Optional.empty();

  private long nextRestart = SHORTEST_RESTART;

  private double granted;

  private Step latest = new Step(SearchLimits.none(), 0);

  private DefaultPortfolio(QueensModel model) {
    this.model = model;
    this.ofLines = CompiledConstraints.of(model).slopes().isPresent();
  }

  /**
   * The searches of a backend for a model. A strategy that the backend has made for the model comes
   * first, or a method of the backend that is no strategy.
   *
   * @param preferred the strategy of the backend for solutions in any order; empty for a method
   */
  static Iterator<SearchLimits> of(
      Optional<SearchStrategy> preferred, Predicate<SearchStrategy> supports, QueensModel model) {
    Stream<SearchStrategy> made =
        preferred.stream().filter(strategy -> !(strategy instanceof NamedStrategy));
    List<SearchStrategy> able = Stream.concat(made, STRATEGIES.stream().filter(supports)).toList();
    if (able.isEmpty()) {
      Optional<SearchStrategy> inOrder = Optional.of(SearchStrategy.LEXICOGRAPHIC);
      return List.of(SearchLimits.inPolls(inOrder, Long.MAX_VALUE)).iterator();
    }
    // The embedded engine polls at every node of a large board; without backtracking there are n.
    long few = 2_000 + 4L * model.size();
    DefaultPortfolio portfolio = new DefaultPortfolio(model);
    boolean ofLines = portfolio.ofLines;
    boolean restarted = portfolio.isRestarted(supports);
    double share = restarted ? SHARE : 0;
    if (preferred.isEmpty() && ofLines) {
      portfolio.addPolled(preferred, few, restarted ? SHARE_AFTER_SHORT_LIMITS : 0);
    }
    if (restarted) {
      for (long decisions : SHORT_LIMITS) {
        portfolio.complete.add(
            new Step(
                SearchLimits.inDecisions(able.get(0).begin(model), decisions),
                SHARE_AFTER_SHORT_LIMITS));
      }
    }
    if (preferred.isEmpty() && !ofLines) {
      portfolio.addPolled(preferred, few, share);
    }
    if (able.size() > 1) {
      for (long polls : new long[] {few, 8 * few}) {
        able.forEach(strategy -> portfolio.addPolled(Optional.of(strategy), polls, share));
      }
    }
    portfolio.addPolled(Optional.of(able.get(0)), Long.MAX_VALUE, 0);
    return portfolio;
  }

  /**
   * Tells whether to restart: on boards with regions or other rules beside lines, and on large
   * boards of lines. On smaller ones, n = 20 to 32 with a quarter of the diagonals excluded,
   * restarts find no more placements than the other searches.
   */
  private boolean isRestarted(Predicate<SearchStrategy> supports) {
    int n = model.size();
    boolean suits =
        ofLines ? n > MAX_PLAIN_SIZE : n >= MIN_RESTARTED_SIZE && n <= MAX_RESTARTED_SIZE;
    return suits && supports.test(SearchStrategy.randomFirstFail(0));
  }

  private void addPolled(Optional<SearchStrategy> strategy, long polls, double restartShare) {
    complete.add(new Step(SearchLimits.inPolls(strategy, polls), restartShare));
  }

  /** True: the last search, which has no limit, is not given up. */
  @Override
  public boolean hasNext() {
    return true;
  }

  @Override
  public SearchLimits next() {
    granted += latest.restartShare() * latest.limits().decisions();
    if (nextRestart <= granted) {
      latest = restart();
    } else {
      latest = complete.get(next++);
    }
    return latest.limits();
  }

  private Step restart() {
    SearchStrategy strategy =
        ofLines
            ? SearchStrategy.randomFirstFail(seeds.nextLong())
            : RandomFewestPlaces.of(model, seeds.nextLong());
    SearchStrategy begun = strategy.begin(model);
    Step step = new Step(SearchLimits.inDecisions(begun, nextRestart), 0);
    granted -= nextRestart;
    if (restarts.isEmpty()) {
      restarts = Optional.of(Portfolio.luby(begun, SHORTEST_RESTART).runs());
      restarts.get().next();
    }
    nextRestart = restarts.get().next().failureLimit();
    return step;
  }
}
