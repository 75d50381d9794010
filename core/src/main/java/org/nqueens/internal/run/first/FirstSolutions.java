package org.nqueens.internal.run.first;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.call.StrategyOption;
import org.nqueens.internal.call.TreeOptions;
import org.nqueens.internal.run.SearchLimits;
import org.nqueens.internal.run.SearchRun;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.spi.BackendException;

/**
 * The search for the first solutions of a model: by the strategy of the solver or, if none is set,
 * by a portfolio of strategies in turn. Immutable and safe for use by many threads.
 */
public record FirstSolutions(SolverOptions options) {
  /** The placement that a formula gives; empty if there is none or an option asks for a search. */
  public Optional<Placement> byFormula(QueensModel model) {
    boolean free = options.strategy() instanceof StrategyOption.Unset && !options.upToSymmetry();
    return free ? ClosedFormPlacement.of(model) : Optional.empty();
  }

  /**
   * Finds the first solutions.
   *
   * @param count their number, at least 1
   * @param progress takes the decisions of the searches, and the solutions; exhausted if there are
   *     fewer solutions
   * @return that number of solutions, or all if there are fewer
   */
  public List<Placement> find(int count, QueensModel model, StopSignal stop, ProgressLog progress) {
    List<Placement> found = new ArrayList<>(count);
    SolveResult result = findByPortfolio(count, model, stop, progress, found);
    return answer(options, count, model, found, result, progress);
  }

  /** Finds the first solutions of one tree. */
  public static List<Placement> ofTree(
      TreeOptions options, int count, QueensModel model, StopSignal stop, ProgressLog progress) {
    List<Placement> found = new ArrayList<>(count);
    SolveResult result =
        SearchRun.ofTree(options, model, Integer.MAX_VALUE, stop, progress.effort())
            .enumerate(placement -> add(placement, found, progress), count);
    return answer(options.solver(), count, model, found, result, progress);
  }

  private static List<Placement> answer(
      SolverOptions options,
      int count,
      QueensModel model,
      List<Placement> found,
      SolveResult result,
      ProgressLog progress) {
    if (found.size() < count) {
      SearchRun.requireExhausted(result);
      progress.exhausted();
    }
    requireSolutions(options, model, found);
    return found;
  }

  /** The result of the search of a portfolio that answers; adds the solutions that it finds. */
  private SolveResult findByPortfolio(
      int count, QueensModel model, StopSignal stop, ProgressLog progress, List<Placement> found) {
    Set<BoardSymmetry> group = options.upToSymmetry() ? model.symmetries() : Set.of();
    Iterator<SearchLimits> searches = searches(model);
    SearchLimits limits = next(searches, stop);
    ProgressLog effort = progress.effort();
    SearchPlan plan = SearchPlan.toFind(options, model, limits.strategy(), group);
    // Once for all searches: the proof takes as long as the shortest of them.
    Optional<SolveResult> known = new SearchRun(plan, stop, effort).resultWithoutSearch();
    if (known.isPresent()) {
      return known.get();
    }
    while (true) {
      found.clear();
      SolveResult result =
          new SearchRun(plan.notRefuted(limits.strategy()), stop.anew(), effort, limits)
              .enumerate(placement -> add(placement, found, progress), count);
      if (result.completion() != Completion.FAILURE_LIMIT) {
        return result;
      }
      limits = next(searches, stop);
    }
  }

  private static boolean add(Placement placement, List<Placement> found, ProgressLog progress) {
    found.add(placement);
    progress.delivered(found.size());
    return true;
  }

  private Iterator<SearchLimits> searches(QueensModel model) {
    if (options.strategy() instanceof StrategyOption.InTurn inTurn) {
      return new GivenPortfolio(inTurn.portfolio(), options.backend(), model);
    }
    return options.strategy() instanceof StrategyOption.Unset
        ? DefaultPortfolio.of(options.backend(), model)
        : DefaultPortfolio.of(SearchPlan.resolve(options.strategy(), options.backend(), model));
  }

  private SearchLimits next(Iterator<SearchLimits> searches, StopSignal stop) {
    if (!searches.hasNext()) {
      stop.stop(Completion.FAILURE_LIMIT);
      throw stop.stopped(options.backend().id());
    }
    return searches.next();
  }

  /** A single placement is the whole answer here, so the model itself checks it. */
  private static void requireSolutions(
      SolverOptions options, QueensModel model, List<Placement> found) {
    for (Placement placement : found) {
      if (!model.isSolution(placement)) {
        throw BackendException.breach(
            options.backend().id(),
            "answered (%s), which does not solve the model".formatted(placement));
      }
    }
    if (found.stream().distinct().count() < found.size()) {
      throw BackendException.breach(
          options.backend().id(), "found the placement (%s) twice".formatted(found.get(0)));
    }
  }
}
