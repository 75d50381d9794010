package org.nqueens.internal.run;

import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.decompose.Decomposition;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.decompose.InnermostQueens;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.decompose.SplitParts;
import org.nqueens.internal.decompose.Splitter;
import org.nqueens.internal.decompose.SymmetryClasses;
import org.nqueens.internal.run.backend.BackendCalls;
import org.nqueens.internal.run.backend.StrategyOption;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.TreeOptions;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.search.TreeLimit;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend.Attempt;

/**
 * The plan of one search: strategy, decomposition and threads, resolved once.
 *
 * @param question what is searched for, in words for the log
 * @param strategy the strategy of each part, or empty for any order
 * @param search how each part is searched: by the backend, or by an attempt bound to it
 * @param threads the number of threads that share the parts, at least 1; one thread is the caller's
 */
public record SearchPlan(
    String question,
    BackendCalls backend,
    QueensModel model,
    Optional<SearchStrategy> strategy,
    Propagation propagation,
    Optional<TreeLimit> treeLimit,
    Attempt search,
    Proofs proofs,
    Decomposition decomposition,
    int threads) {

  /** The proofs that a model has no solution, which are tried before its search. */
  public enum Proofs {
    /** An empty domain, or more columns than values. */
    ALL,
    /** An empty domain, which is a tree of one node: the nodes of the search count. */
    ROOT,
    /** None: all have been tried before, and have failed. */
    TRIED
  }

  /** Plans the enumeration of all placements, or of all classes under {@code upToSymmetry}. */
  public static SearchPlan toEnumerate(SolverOptions options, QueensModel model) {
    return toEnumerate(options, options.strategy(), model);
  }

  /** Plans the enumeration of all placements in lexicographic order, for every strategy. */
  public static SearchPlan toEnumerateInOrder(SolverOptions options, QueensModel model) {
    return toEnumerate(options, new StrategyOption.Unset(), model);
  }

  private static SearchPlan toEnumerate(
      SolverOptions options, StrategyOption option, QueensModel model) {
    if (options.upToSymmetry()) {
      return toEnumerateClasses(options, option, model, model.symmetries());
    }
    Optional<SearchStrategy> strategy = resolve(option, options.backend(), model);
    return plan(
        "enumeration",
        options,
        model,
        strategy,
        new Divider(options, model).dividePlacements(strategy));
  }

  /** Plans the enumeration of the smallest placement of each class under a group of symmetries. */
  public static SearchPlan toEnumerateClasses(
      SolverOptions options, QueensModel model, Set<BoardSymmetry> group) {
    return toEnumerateClasses(options, options.strategy(), model, group);
  }

  private static SearchPlan toEnumerateClasses(
      SolverOptions options, StrategyOption option, QueensModel model, Set<BoardSymmetry> group) {
    Optional<SearchStrategy> strategy = resolve(option, options.backend(), model);
    return plan(
        "enumeration up to symmetry",
        options,
        model,
        strategy,
        new Divider(options, model)
            .divide(new SymmetryClasses(model, group, order(strategy)), strategy));
  }

  /**
   * Plans a count, in any order: by the innermost of the central queens if the model is symmetric.
   * Under a solution limit the count is an enumeration in any order.
   */
  public static SearchPlan toCount(SolverOptions options, QueensModel model) {
    options.backend().requireSupport(options.strategy(), model);
    if (options.solutionLimit() < Long.MAX_VALUE) {
      return toEnumerate(options, new StrategyOption.AnyOrder(), model);
    }
    Optional<SearchStrategy> strategy = options.backend().preferredStrategy(model);
    return plan("count", options, model, strategy, new Divider(options, model).divideCount());
  }

  /** Plans the count of the parts of a model that is already divided, in any order. */
  public static SearchPlan toCountParts(SolverOptions options, QueensModel model) {
    Optional<SearchStrategy> strategy = options.backend().preferredStrategy(model);
    return plan("count of parts", options, model, strategy, new Whole(model));
  }

  /**
   * Plans a search for first solutions on the thread of the caller.
   *
   * @param group the symmetries; of each class of images, one placement is searched. Empty, or only
   *     the identity, for all placements
   */
  public static SearchPlan toFind(
      SolverOptions options,
      QueensModel model,
      Optional<SearchStrategy> strategy,
      Attempt search,
      Proofs proofs,
      Set<BoardSymmetry> group) {
    return new SearchPlan(
        "first solutions",
        options.backend(),
        model,
        strategy,
        Propagation.UNSPECIFIED,
        Optional.empty(),
        search,
        proofs,
        group.size() > 1 ? new SymmetryClasses(model, group, order(strategy)) : new Whole(model),
        1);
  }

  /** Plans the search of the whole model by one tree; the search is bound to the backend. */
  static SearchPlan toSearchTree(
      TreeOptions options, QueensModel model, SearchStrategy strategy, Attempt search) {
    BackendCalls backend = options.solver().backend();
    Propagation level = options.level();
    Propagation kept =
        backend.propagation(new SearchRequest(model, Optional.of(strategy), level, () -> false));
    // A level is set if the backend would otherwise search without a tree.
    boolean isSet =
        kept == Propagation.UNSPECIFIED
            && backend.capabilities().levels().contains(Propagation.COVERAGE);
    return new SearchPlan(
        "search by one tree",
        backend,
        model,
        Optional.of(strategy),
        isSet ? Propagation.COVERAGE : level,
        options.treeLimit(),
        search,
        Proofs.ROOT,
        new Whole(model),
        1);
  }

  public SearchRequest request(BooleanSupplier stopRequested) {
    return new SearchRequest(model, strategy, propagation, stopRequested, treeLimit);
  }

  private static SearchPlan plan(
      String question,
      SolverOptions options,
      QueensModel model,
      Optional<SearchStrategy> strategy,
      Decomposition decomposition) {
    return new SearchPlan(
        question,
        options.backend(),
        model,
        strategy,
        Propagation.UNSPECIFIED,
        Optional.empty(),
        options.backend()::search,
        Proofs.ALL,
        decomposition,
        options.threads());
  }

  /** The strategy of a search of a model; empty for any order. */
  public static Optional<SearchStrategy> resolve(
      StrategyOption option, BackendCalls backend, QueensModel model) {
    if (option instanceof StrategyOption.Chosen chosen) {
      return Optional.of(chosen.strategy());
    }
    return option instanceof StrategyOption.AnyOrder
        ? backend.preferredStrategy(model)
        : Optional.of(SearchStrategy.LEXICOGRAPHIC);
  }

  private static SolutionOrder order(Optional<SearchStrategy> strategy) {
    return strategy.map(SolutionOrder::of).orElse(SolutionOrder.UNSPECIFIED);
  }

  /** Divides the search of a model among threads, or into parts that are reported one by one. */
  private record Divider(SolverOptions options, QueensModel model) {
    /** The largest board that is split: larger parts take longer to make than a thread saves. */
    private static final int MAX_SPLIT_SIZE = 64;

    private static final int MAX_SPLIT_DEPTH = 5;

    /** The search of a smaller board takes less than a second. */
    private static final int MIN_REPORTED_COLUMNS = 12;

    /** On a larger board each of the parts of one queen takes too long for reports. */
    private static final int MAX_REPORTED_BY_ONE_QUEEN = 16;

    /** Enough parts to keep every thread busy until shortly before the end. */
    private static final int MIN_PARTS_PER_THREAD = 8;

    Decomposition divideCount() {
      Optional<SearchStrategy> inOrder = Optional.of(SearchStrategy.LEXICOGRAPHIC);
      if (options.upToSymmetry()) {
        return divide(
            new SymmetryClasses(model, model.symmetries(), SolutionOrder.LEXICOGRAPHIC), inOrder);
      }
      CountingBackend.Division division = options.backend().countDivision(model);
      Set<BoardSymmetry> group = InnermostQueens.symmetries(model);
      if (group.size() > 1) {
        return InnermostQueens.of(model, group, division, options.threads());
      }
      int open = Math.max(options.backend().minOpenColumns(), division.minOpenColumns());
      boolean isDivided =
          openColumns() > open
              || division.minOpenColumns() <= CountingBackend.Division.BY_QUEENS.minOpenColumns()
                  && openSquares() > 2 * open * open;
      return isDivided && isShared(inOrder)
          ? SplitParts.of(model, Splitter.MIDDLE_COLUMNS, depth(open))
          : new Whole(model);
    }

    Decomposition dividePlacements(Optional<SearchStrategy> strategy) {
      SolutionOrder order = order(strategy);
      if (!MirroredHalves.appliesTo(model, order)) {
        return divide(new Whole(model), strategy);
      }
      int depth = options.threads() == 1 && !isReported() ? 1 : depth();
      return new MirroredHalves(model, new BackendSplit(options.backend(), strategy), depth, order);
    }

    /** The parts of some roots; the roots themselves if they are not divided. */
    Decomposition divide(Decomposition roots, Optional<SearchStrategy> strategy) {
      return isShared(strategy)
          ? new SplitParts(roots, new BackendSplit(options.backend(), strategy), depth())
          : roots;
    }

    /** A strategy with memory would make other decisions in a part than in the whole search. */
    private boolean isShared(Optional<SearchStrategy> strategy) {
      return (options.threads() > 1 || isReported())
          && model.size() <= MAX_SPLIT_SIZE
          && (strategy.isEmpty()
              || SolutionOrder.of(strategy.get()).isFixed()
              || !BackendCalls.hasMemory(strategy.get(), model));
    }

    /** True if reports tell the parts that are done, and the search takes longer than a moment. */
    private boolean isReported() {
      return options.progress().isPresent() && openColumns() >= MIN_REPORTED_COLUMNS;
    }

    private int depth() {
      return depth(options.backend().minOpenColumns());
    }

    /** The number of queens fixed in each part; it leaves at least a number of open columns. */
    private int depth(int minOpenColumns) {
      int open = openColumns();
      int depth = options.threads() == 1 ? depthForReports(open) : depthForThreads(open);
      return Math.max(1, Math.min(depth, Math.min(open - minOpenColumns, MAX_SPLIT_DEPTH)));
    }

    private static int depthForReports(int open) {
      return open > MAX_REPORTED_BY_ONE_QUEEN ? 2 : 1;
    }

    /**
     * Enough parts for each thread and, up to n = 18, placements of a part that fit the buffers.
     */
    private int depthForThreads(int open) {
      int depth = (open - 9) / 2;
      while (Math.pow(open, depth) < MIN_PARTS_PER_THREAD * options.threads()
          && depth < MAX_SPLIT_DEPTH) {
        depth++;
      }
      return depth;
    }

    /** The squares of the open columns: a queen between walls has many times as many as columns. */
    private int openSquares() {
      return model.domains().stream().mapToInt(RowDomain::size).filter(rows -> rows > 1).sum();
    }

    private int openColumns() {
      return (int) model.domains().stream().filter(domain -> domain.size() > 1).count();
    }
  }

  /** The split that suits a backend and a strategy. */
  record BackendSplit(BackendCalls backend, Optional<SearchStrategy> strategy) implements Splitter {
    @Override
    public Iterator<QueensModel> split(
        QueensModel model, int depth, BooleanSupplier stopRequested) {
      return backend.split(
          new SearchRequest(model, strategy, Propagation.UNSPECIFIED, stopRequested), depth);
    }
  }
}
