package org.nqueens.internal.run.first;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import org.nqueens.internal.run.ProgressLog;
import org.nqueens.internal.run.SearchLimits;
import org.nqueens.internal.run.SearchPlan;
import org.nqueens.internal.run.SearchPlan.Proofs;
import org.nqueens.internal.run.SearchRun;
import org.nqueens.internal.run.backend.BackendCalls;
import org.nqueens.internal.run.backend.StrategyOption;
import org.nqueens.internal.run.option.SolverOptions;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.internal.run.option.TreeOptions;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendException;
import org.nqueens.spi.SolverBackend.Attempt;

/**
 * Searches for the first solutions of a model: by the strategy of the solver or, if none is set, by
 * a portfolio of strategies in turn. Immutable and safe for use by many threads.
 */
public record FirstSolutions(SolverOptions options) {
  /** The placement that a formula gives; empty if there is none or an option asks for a search. */
  public Optional<Placement> byFormula(QueensModel model) {
    boolean free = options.strategy() instanceof StrategyOption.Unset && !options.upToSymmetry();
    return free ? ClosedFormPlacement.of(model) : Optional.empty();
  }

  /** Finds a number of first solutions, or all if there are fewer; the search is exhausted then. */
  public List<Placement> find(int count, QueensModel model, StopSignal stop, ProgressLog progress) {
    List<Placement> found = new ArrayList<>(count);
    SolveResult result = findInTurn(count, model, stop, progress, found);
    return answer(options, count, model, found, result, progress);
  }

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

  /** One of the searches in turn; without a strategy, a method of the backend. */
  private record Turn(Optional<SearchStrategy> strategy, Attempt attempt) {}

  /** The result of the search in turn that answers; adds the solutions that it finds. */
  private SolveResult findInTurn(
      int count, QueensModel model, StopSignal stop, ProgressLog progress, List<Placement> found) {
    Set<BoardSymmetry> group = options.upToSymmetry() ? model.symmetries() : Set.of();
    Iterator<Turn> turns = turns(model);
    ProgressLog effort = progress.effort();
    // Tried once, not before every search: the proofs take as long as the shortest search.
    Proofs proofs = Proofs.ALL;
    while (turns.hasNext()) {
      Turn turn = turns.next();
      found.clear();
      SolveResult result =
          SearchRun.of(
                  SearchPlan.toFind(options, model, turn.strategy(), turn.attempt(), proofs, group),
                  stop.anew(),
                  effort)
              .enumerate(placement -> add(placement, found, progress), count);
      if (result.completion() != Completion.FAILURE_LIMIT) {
        return result;
      }
      proofs = Proofs.TRIED;
    }
    stop.stop(Completion.FAILURE_LIMIT);
    throw new SearchStoppedException(
        stop.resultOnStop(options.backend().id()),
        "raise a limit of the portfolio, or let its last search have none");
  }

  private static boolean add(Placement placement, List<Placement> found, ProgressLog progress) {
    found.add(placement);
    progress.delivered(found.size());
    return true;
  }

  private Iterator<Turn> turns(QueensModel model) {
    BackendCalls backend = options.backend();
    Iterator<SearchLimits> limits;
    if (options.strategy() instanceof StrategyOption.InTurn inTurn) {
      limits = new GivenPortfolio(inTurn.portfolio(), backend, model);
    } else if (!(options.strategy() instanceof StrategyOption.Unset)) {
      Optional<SearchStrategy> strategy = SearchPlan.resolve(options.strategy(), backend, model);
      return List.of(new Turn(strategy, backend::search)).iterator();
    } else {
      Optional<Iterator<Attempt>> attempts = backend.attempts(model);
      if (attempts.isPresent()) {
        return mapped(
            attempts.get(),
            attempt ->
                new Turn(
                    Optional.empty(), (request, sink) -> backend.search(attempt, request, sink)));
      }
      limits =
          DefaultPortfolio.of(
              backend.preferredStrategy(model), backend.capabilities()::supports, model);
    }
    return mapped(limits, each -> new Turn(each.strategy(), each.bound(backend::search)));
  }

  /** The turns, each made when it is asked for: the one before has been searched. */
  private static <T> Iterator<Turn> mapped(Iterator<T> all, Function<T, Turn> turn) {
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(all, 0), false)
        .map(turn)
        .iterator();
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
    if (new HashSet<>(found).size() < found.size()) {
      throw BackendException.breach(
          options.backend().id(), "found the placement (%s) twice".formatted(found.get(0)));
    }
  }
}
