package org.nqueens;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.nqueens.internal.run.ProgressLog;
import org.nqueens.internal.run.SearchRun;
import org.nqueens.internal.run.TraceRecorder;
import org.nqueens.internal.run.backend.BackendSelection;
import org.nqueens.internal.run.first.FirstSolutions;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.internal.run.option.TreeOptions;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.result.Uniqueness;
import org.nqueens.search.Propagation;
import org.nqueens.search.TreeLimit;
import org.nqueens.trace.Consequences;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;
import org.nqueens.trace.TraceNode;

record ConfiguredTree(TreeOptions options) implements TreeSearch {
  @Override
  public TreeSearch at(Propagation level) {
    Objects.requireNonNull(level, "level");
    BackendSelection.requireLevel(level, options.solver().backend());
    return new ConfiguredTree(options.withLevel(level));
  }

  @Override
  public TreeSearch failureLimit(long limit) {
    if (limit < 1) {
      throw new IllegalArgumentException(
          "failureLimit (" + limit + ") must be at least 1: leave it unset for no limit");
    }
    BackendSelection.requireFailureLimit(limit, options.solver().backend());
    return new ConfiguredTree(options.withFailureLimit(limit));
  }

  @Override
  public TreeSearch treeLimit(TreeLimit limit) {
    Objects.requireNonNull(limit, "limit");
    BackendSelection.requireTreeLimit(limit, options.solver().backend());
    return new ConfiguredTree(options.withTreeLimit(limit));
  }

  @Override
  public TreeSearch listener(SearchListener listener) {
    Objects.requireNonNull(listener, "listener");
    BackendSelection.requireTracing(options.solver().backend());
    return new ConfiguredTree(options.withListener(listener));
  }

  @Override
  public SolveResult enumerate(QueensModel model, Consumer<? super Placement> consumer) {
    Objects.requireNonNull(consumer, "consumer");
    return enumerateWhile(
        model,
        placement -> {
          consumer.accept(placement);
          return true;
        });
  }

  @Override
  public SolveResult enumerateWhile(QueensModel model, Predicate<? super Placement> consumer) {
    Objects.requireNonNull(consumer, "consumer");
    return answer(
        model,
        (stop, progress) ->
            SearchRun.ofTree(options, model, Integer.MAX_VALUE, stop, progress)
                .enumerate(consumer, options.solver().solutionLimit()));
  }

  @Override
  public Optional<Placement> findAny(QueensModel model) {
    return first(1, model).stream().findFirst();
  }

  @Override
  public Uniqueness uniqueness(QueensModel model) {
    return ConfiguredSolver.uniquenessBy(first(2, model));
  }

  private List<Placement> first(int count, QueensModel model) {
    return answer(
        model, (stop, progress) -> FirstSolutions.ofTree(options, count, model, stop, progress));
  }

  @Override
  public SearchTrace trace(QueensModel model) {
    return trace(model, SearchTrace.MAX_NODES, options.solver().solutionLimit());
  }

  @Override
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
    options.solver().backend().requireModel(model);
    BackendSelection.requireTracing(options.solver().backend());
    return answer(
        model,
        (stop, progress) -> {
          TraceRecorder recorder = new TraceRecorder();
          SearchRun.ofTree(options.withListener(recorder), model, maxNodes, stop, progress)
              .enumerate(placement -> true, solutionLimit);
          return recorder.trace(options.solver().treeStrategy().toString());
        });
  }

  private <T> T answer(QueensModel model, BiFunction<StopSignal, ProgressLog, T> question) {
    options.solver().backend().requireModel(model);
    return ConfiguredSolver.answer(
        options.solver(), StopSignal.startOwned(options.solver()), question);
  }

  /** The options that are set, such as {@code one tree of solver on cp, propagation value}. */
  @Override
  public String toString() {
    return options.toString();
  }
}
