package org.nqueens.internal.run;

import java.util.Optional;
import java.util.Set;
import org.nqueens.internal.decompose.CentralQueens;
import org.nqueens.internal.decompose.Decomposition;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.decompose.Prefixes;
import org.nqueens.internal.decompose.Splitter;
import org.nqueens.internal.decompose.SymmetryClasses;
import org.nqueens.internal.decompose.Whole;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.Tuning;

/**
 * The way in which one question is answered: strategy, decomposition and threads, resolved once.
 *
 * @param backend the calls of the backend
 * @param model the whole model
 * @param strategy the strategy of each sub-problem, or empty for any order
 * @param decomposition the sub-problems
 * @param threads the number of threads that share the sub-problems, at least 1; one thread is the
 *     caller's
 */
public record SearchPlan(
    BackendCalls backend,
    QueensModel model,
    Optional<SearchStrategy> strategy,
    Decomposition decomposition,
    int threads) {

  /** Beyond this, a part with domains of its own costs more than a thread gains. */
  private static final int MAX_SPLIT_SIZE = 64;

  private static final int MAX_SPLIT_DEPTH = 5;

  /** So few that the end of the last parts does not leave a thread idle for long. */
  private static final int PARTS_PER_THREAD = 8;

  /** Plans the enumeration of all placements, or of all classes if the options say so. */
  public static SearchPlan toEnumerate(SolverOptions options, QueensModel model) {
    return options.upToSymmetry()
        ? toEnumerateClasses(options, model, model.symmetries())
        : toEnumerate(options, options.strategy(), model);
  }

  private static SearchPlan toEnumerate(
      SolverOptions options, StrategyOption option, QueensModel model) {
    BackendCalls backend = new BackendCalls(options.backend());
    Optional<SearchStrategy> strategy = resolve(option, backend, model);
    SolutionOrder order = order(strategy);
    boolean alone = options.threads() == 1;
    boolean halves =
        !(alone && backend.tuning().countsWholeTree()) && MirroredHalves.appliesTo(model, order);
    int depth =
        alone ? MirroredHalves.depth(model) : depth(model, backend.tuning(), options.threads());
    Splitter splitter =
        alone && !halves ? Splitter.NONE : splitter(backend, strategy, model, depth);
    return new SearchPlan(
        backend,
        model,
        strategy,
        halves ? new MirroredHalves(model, splitter, order) : decomposition(model, splitter),
        options.threads());
  }

  /** Plans the enumeration of the smallest placement of each class under a group of symmetries. */
  public static SearchPlan toEnumerateClasses(
      SolverOptions options, QueensModel model, Set<BoardSymmetry> group) {
    BackendCalls backend = new BackendCalls(options.backend());
    Optional<SearchStrategy> strategy = resolve(options.strategy(), backend, model);
    Splitter splitter = shared(backend, strategy, model, options.threads());
    return new SearchPlan(
        backend,
        model,
        strategy,
        new SymmetryClasses(model, group, order(strategy), splitter),
        options.threads());
  }

  /**
   * Plans a count: by the placements of the central queens where the model is symmetric, and in any
   * order. A solution limit cuts an enumeration, in any order as well.
   */
  public static SearchPlan toCount(SolverOptions options, QueensModel model) {
    BackendCalls backend = new BackendCalls(options.backend());
    Optional<SearchStrategy> strategy = backend.preferredStrategy(model);
    if (options.solutionLimit() < Long.MAX_VALUE && !options.upToSymmetry()) {
      return toEnumerate(options, new StrategyOption.AnyOrder(), model);
    }
    Splitter splitter =
        shared(backend, Optional.of(SearchStrategy.LEXICOGRAPHIC), model, options.threads());
    Decomposition decomposition;
    if (options.upToSymmetry()) {
      decomposition = new SymmetryClasses(model, model.symmetries(), order(strategy), splitter);
    } else {
      Set<BoardSymmetry> group = CentralQueens.symmetries(model);
      decomposition =
          group.size() > 1 ? new CentralQueens(model, group) : decomposition(model, splitter);
    }
    return new SearchPlan(backend, model, strategy, decomposition, options.threads());
  }

  /** Plans the search for first solutions, by one strategy on the thread of the caller. */
  static SearchPlan toFind(
      SolverOptions options, QueensModel model, Optional<SearchStrategy> strategy) {
    return new SearchPlan(
        new BackendCalls(options.backend()),
        model,
        strategy,
        options.upToSymmetry()
            ? new SymmetryClasses(model, model.symmetries(), order(strategy), Splitter.NONE)
            : new Whole(model),
        1);
  }

  /** The strategy under which a model is searched; empty for any order. */
  static Optional<SearchStrategy> resolve(
      StrategyOption option, BackendCalls backend, QueensModel model) {
    if (option instanceof StrategyOption.Chosen chosen) {
      return Optional.of(chosen.strategy());
    }
    return option instanceof StrategyOption.AnyOrder
        ? backend.preferredStrategy(model)
        : Optional.of(SearchStrategy.LEXICOGRAPHIC);
  }

  /** The order of the solutions of the whole. */
  SolutionOrder order() {
    return order(strategy);
  }

  private static SolutionOrder order(Optional<SearchStrategy> strategy) {
    return strategy.map(SearchStrategy::solutionOrder).orElse(SolutionOrder.UNSPECIFIED);
  }

  private static Decomposition decomposition(QueensModel model, Splitter splitter) {
    return splitter == Splitter.NONE ? new Whole(model) : new Prefixes(model, splitter);
  }

  /** Splits a search among threads. */
  private static Splitter shared(
      BackendCalls backend, Optional<SearchStrategy> strategy, QueensModel model, int threads) {
    return threads == 1
        ? Splitter.NONE
        : splitter(backend, strategy, model, depth(model, backend.tuning(), threads));
  }

  private static Splitter splitter(
      BackendCalls backend, Optional<SearchStrategy> strategy, QueensModel whole, int depth) {
    return whole.size() > MAX_SPLIT_SIZE
        ? Splitter.NONE
        : (model, stop) -> backend.split(new SearchRequest(model, strategy, stop), depth);
  }

  /**
   * The queens fixed in each part: enough for the placements of a part to fit the buffers, up to n
   * = 18, and for several parts a thread, but not so many that a part is not worth a search.
   */
  private static int depth(QueensModel model, Tuning tuning, int threads) {
    int unbound = (int) model.domains().stream().filter(domain -> domain.size() > 1).count();
    int depth = (unbound - 9) / 2;
    while (Math.pow(unbound, depth) < PARTS_PER_THREAD * threads && depth < MAX_SPLIT_DEPTH) {
      depth++;
    }
    int worth = unbound - tuning.minUnboundColumns();
    return Math.max(1, Math.min(Math.min(depth, worth), MAX_SPLIT_DEPTH));
  }
}
