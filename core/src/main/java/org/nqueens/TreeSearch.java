package org.nqueens;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.nqueens.internal.run.SearchRun;
import org.nqueens.internal.run.TraceRecorder;
import org.nqueens.internal.run.backend.BackendSelection;
import org.nqueens.internal.run.first.FirstSolutions;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.internal.run.option.TreeOptions;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.Propagation;
import org.nqueens.search.TreeLimit;
import org.nqueens.trace.Consequences;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

/**
 * Searches a model as one tree, for teaching and for comparing searches: at a level of propagation,
 * within limits of the tree, observed by listeners, or recorded as a trace.
 *
 * <p>{@link QueensSolver#tree()} returns a tree search with the backend, the strategy, the time
 * limit, the solution limit, the progress reports and the stop token of a solver. A tree search is
 * immutable: each method that sets an option returns a new one.
 *
 * <pre>{@code
 * SearchTrace trace = solver.tree().at(Propagation.VALUE).failureLimit(100).trace(model);
 * }</pre>
 *
 * <p>The whole model is searched on the calling thread, and every node is propagated. The shortcuts
 * of a {@link QueensSolver} are off: no check decides the model before its search, no plain board
 * is searched by bits, and no half is mirrored from the other half. The decisions and failures of
 * {@link org.nqueens.result.SearchStatistics} therefore depend only on the model, the strategy and
 * the level, and can be compared between backends that keep the level. A backend without a search
 * tree, such as {@code cp-sat}, searches the whole model in its own way; it keeps no level and no
 * limit of a tree, and has no events.
 *
 * <p>Every method that takes a model throws what the methods of {@link QueensSolver} throw, and
 * keeps the same guarantees. Immutable and safe for use by many threads. A listener hears all
 * searches of this object; concurrent searches call it at the same time.
 */
public final class TreeSearch {
  private final TreeOptions options;

  /** Begins with options that the backend can follow. */
  TreeSearch(TreeOptions options) {
    this.options = options;
  }

  /**
   * This search with a level of propagation for every node. {@code embedded} keeps all levels,
   * {@code cp} keeps {@link Propagation#VALUE} and {@link Propagation#BOUNDS}, {@code cp-sat} none.
   * Without a level the backend chooses: {@code embedded} takes {@link Propagation#COVERAGE} on
   * boards of up to 64 columns and {@link Propagation#VALUE} on larger boards.
   *
   * @param level the level, in place of an earlier one; {@link Propagation#UNSPECIFIED} leaves it
   *     to the backend
   * @return a search at the level
   * @throws IllegalArgumentException if the backend cannot keep the level
   */
  public TreeSearch at(Propagation level) {
    Objects.requireNonNull(level, "level");
    BackendSelection.requireLevel(level, options.solver().backend());
    return new TreeSearch(options.withLevel(level));
  }

  /**
   * This search with a limit of failures. The search ends at the failure with this number, as
   * {@link Completion#FAILURE_LIMIT}, unless that failure is its last node. The limit is exact: a
   * search finds the same placements each time, on every machine. {@code embedded} keeps the limit,
   * and so does each backend that runs a {@link org.nqueens.search.LearningStrategy}; {@code cp}
   * and {@code cp-sat} do not.
   *
   * @param limit at least 1, in place of an earlier limit
   * @return a search within the limit
   * @throws IllegalArgumentException if the limit is less than 1, or the backend does not tell when
   *     a search fails
   */
  public TreeSearch failureLimit(long limit) {
    if (limit < 1) {
      throw new IllegalArgumentException(
          "failureLimit (" + limit + ") must be at least 1: leave it unset for no limit");
    }
    BackendSelection.requireFailureLimit(limit, options.solver().backend());
    return new TreeSearch(options.withFailureLimit(limit));
  }

  /**
   * This search without the branches beyond a limit. A search that leaves out a branch ends as
   * {@link Completion#TREE_LIMIT}; a search that needs none of the branches beyond the limit is
   * exhausted.
   *
   * @param limit the limit, such as {@code TreeLimit.discrepancies(2)}, in place of an earlier one
   * @return a search within the limit
   * @throws IllegalArgumentException if the backend cannot leave out branches
   */
  public TreeSearch treeLimit(TreeLimit limit) {
    Objects.requireNonNull(limit, "limit");
    BackendSelection.requireTreeLimit(limit, options.solver().backend());
    return new TreeSearch(options.withTreeLimit(limit));
  }

  /**
   * This search with another listener, which hears each event after the listeners added earlier, on
   * the calling thread. An exception of a listener stops the search and reaches the caller as the
   * same object; no listener hears an event after it.
   *
   * @param listener hears the events
   * @return a search that the listener hears
   * @throws IllegalArgumentException if the backend shows no search tree
   */
  public TreeSearch listener(SearchListener listener) {
    Objects.requireNonNull(listener, "listener");
    BackendSelection.requireTracing(options.solver().backend());
    return new TreeSearch(options.withListener(listener));
  }

  /**
   * Enumerates the placements that solve a model, in the order of the strategy.
   *
   * @param consumer receives every placement, on the calling thread
   */
  public SolveResult enumerate(QueensModel model, Consumer<? super Placement> consumer) {
    ConfiguredSolver.requireConsumer(consumer);
    return enumerateWhile(
        model,
        placement -> {
          consumer.accept(placement);
          return true;
        });
  }

  /**
   * Enumerates the placements that solve a model for as long as the consumer wants more.
   *
   * @param consumer receives each placement, on the calling thread, and answers whether to go on
   */
  public SolveResult enumerateWhile(QueensModel model, Predicate<? super Placement> consumer) {
    ConfiguredSolver.requireConsumer(consumer);
    requireModel(model);
    return ConfiguredSolver.answer(
        options.solver(),
        clock(),
        (stop, progress) ->
            SearchRun.ofTree(options, model, Integer.MAX_VALUE, stop, progress)
                .enumerate(consumer, options.solver().solutionLimit()));
  }

  /**
   * Finds the first placement of the tree.
   *
   * @return the placement, or empty if it is proven that there is none
   * @throws SearchStoppedException if a limit or an interrupt comes before the answer
   */
  public Optional<Placement> findAny(QueensModel model) {
    return first(1, model).stream().findFirst();
  }

  /**
   * Tells whether a model has exactly one solution, by the first two placements of the tree.
   *
   * @return no solution, the only solution, or two solutions
   * @throws SearchStoppedException if a limit or an interrupt comes before the answer
   */
  public Uniqueness uniqueness(QueensModel model) {
    return ConfiguredSolver.uniquenessBy(first(2, model));
  }

  private List<Placement> first(int count, QueensModel model) {
    requireModel(model);
    return ConfiguredSolver.answer(
        options.solver(),
        clock(),
        (stop, progress) -> FirstSolutions.ofTree(options, count, model, stop, progress));
  }

  /**
   * Searches a model and keeps the tree: each decision, each removed row with its cause, and each
   * dead end with its reason. Limits and interrupts cut the search, and a trace has at most {@value
   * SearchTrace#MAX_NODES} nodes.
   *
   * @return the trace; {@link SearchTrace#isCut()} tells whether the tree is incomplete
   * @throws IllegalArgumentException if the backend shows no search tree
   */
  public SearchTrace trace(QueensModel model) {
    return trace(model, SearchTrace.MAX_NODES, options.solver().solutionLimit());
  }

  /**
   * Propagates a model without a decision, as at the root of a {@link #trace}: what follows from a
   * partial board.
   *
   * @return the removed rows with their causes, and the model that is left
   * @throws IllegalArgumentException if the backend shows no search tree
   * @throws SearchStoppedException if the time limit or an interrupt comes before the answer
   */
  public Consequences propagate(QueensModel model) {
    SearchTrace trace = trace(model, 1, Long.MAX_VALUE);
    SolveResult result = trace.result();
    TraceNode root = trace.nodes().get(0);
    if (root.failure().isPresent()) {
      return new Consequences.Refuted(root.prunings(), root.failure().get());
    }
    if (result.completion() != Completion.NODE_LIMIT) {
      SearchRun.requireExhausted(result);
    }
    return new Consequences.Narrowed(
        root.prunings(), new QueensModel(trace.domains(0), model.constraints()));
  }

  private SearchTrace trace(QueensModel model, int maxNodes, long solutionLimit) {
    requireModel(model);
    BackendSelection.requireTracing(options.solver().backend());
    return ConfiguredSolver.answer(
        options.solver(),
        clock(),
        (stop, progress) -> {
          TraceRecorder recorder = new TraceRecorder();
          SearchRun.ofTree(options.withListener(recorder), model, maxNodes, stop, progress)
              .enumerate(placement -> true, solutionLimit);
          return recorder.trace(options.solver().treeStrategy().toString());
        });
  }

  private void requireModel(QueensModel model) {
    options.solver().backend().requireModel(model);
  }

  private StopSignal clock() {
    return StopSignal.startOwned(options.solver());
  }

  /** The options that are set, such as {@code one tree of solver on cp, propagation value}. */
  @Override
  public String toString() {
    return options.toString();
  }
}
