package org.nqueens.internal.run;

import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.nqueens.internal.call.BackendCalls;
import org.nqueens.internal.call.OrderCheck;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.SolverOptions;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.decompose.Decomposition;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.internal.run.progress.ProgressLog.RunningPart;
import org.nqueens.model.Part;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/**
 * A single-use search of a whole model by one tree on the calling thread, within the limits of the
 * failures and the tree, with its events reported to a listener if there is one. Only an empty
 * domain decides the model before the search.
 */
public final class TreeRun {
  private final BackendCalls backend;
  private final Optional<SearchStrategy> strategy;
  private final SearchRequest request;
  private final Propagation level;
  private final SearchLimits limits;
  private final Optional<SearchEvents> events;
  private final StopSignal stop;
  private final ProgressLog progress;
  private final Decomposition whole;
  private final RunningPart running;

  /**
   * Prepares a run whose clock is that of the stop signal.
   *
   * @param listener receives the events, if there is one
   * @param maxNodes the number of nodes, at least 2, after which a search with a listener stops
   */
  public TreeRun(
      SolverOptions options,
      QueensModel model,
      Optional<SearchListener> listener,
      int maxNodes,
      StopSignal stop,
      ProgressLog progress) {
    this.backend = options.backend();
    this.stop = stop;
    this.progress = progress;
    this.whole = new Decomposition.Whole(model);
    this.running = progress.begin(Part.whole(model));
    this.strategy = SearchPlan.resolve(options.strategy(), backend, model);
    this.limits =
        options.failureLimit() < Long.MAX_VALUE
            ? SearchLimits.inFailures(
                BackendCalls.begin(strategy.orElseThrow(), model), options.failureLimit())
            : SearchLimits.inPolls(strategy, Long.MAX_VALUE);
    this.events = listener.map(hearer -> new SearchEvents(hearer, maxNodes, limits::isSpent, stop));
    SearchRequest asked =
        new SearchRequest(model, limits.strategy(), options.propagation(), limits.polled(stop));
    Propagation own = backend.propagation(asked);
    // A level is set where the backend would else search in a way that has no tree.
    boolean isSet =
        own == Propagation.UNSPECIFIED
            && backend.capabilities().levels().contains(Propagation.COVERAGE);
    this.level = isSet ? Propagation.COVERAGE : own;
    SearchRequest levelled = isSet ? asked.withPropagation(Propagation.COVERAGE) : asked;
    this.request = options.treeLimit().map(levelled::withTreeLimit).orElse(levelled);
  }

  /** The strategy of the search, as text. */
  public String strategy() {
    return strategy.map(SearchStrategy::toString).orElse("any order");
  }

  /**
   * Delivers the placements to a consumer on the calling thread.
   *
   * @param consumer receives each placement; returns whether to continue
   * @param limit the number of placements, at least 1, after which the search stops
   */
  public SolveResult enumerate(Predicate<? super Placement> consumer, long limit) {
    SolveResult result;
    try {
      events.ifPresent(hearer -> hearer.begun(request.model()));
      result = search(consumer, limit);
    } catch (Throwable t) { // of any kind: it goes to the caller
      events.ifPresent(hearer -> hearer.ended(Optional.empty()));
      throw t;
    }
    events.ifPresent(
        hearer -> {
          hearer.ended(Optional.of(result));
          hearer.rethrow();
        });
    return result;
  }

  private SolveResult search(Predicate<? super Placement> consumer, long limit) {
    ConsumerSink sink =
        new ConsumerSink(
            placement -> isHeard(placement) && consumer.test(placement),
            limit,
            stop,
            progress,
            new OrderCheck(strategy, backend.id()));
    SearchOutcome outcome;
    try {
      outcome = search(sink);
    } finally {
      events.ifPresent(SearchEvents::rethrow);
      sink.rethrow();
    }
    running.end(0, outcome);
    boolean exhausted = outcome.exhausted() && !sink.refused();
    if (exhausted) {
      progress.exhausted();
    } else if (!stop.hasCause()) {
      stop.stop(limits.isSpent() ? Completion.FAILURE_LIMIT : Completion.TREE_LIMIT);
    }
    SearchPlan plan =
        new SearchPlan(
            "search by one tree", backend, request.model(), request.strategy(), level, whole, 1);
    return SearchRun.result(plan, level, stop, exhausted, sink.delivered(), outcome);
  }

  /** Reports a placement to the listener; false if the listener has thrown an exception. */
  private boolean isHeard(Placement placement) {
    events.ifPresent(hearer -> hearer.solved(placement));
    return events.isEmpty() || !events.get().isBroken();
  }

  private SearchOutcome search(ConsumerSink sink) {
    if (Thread.currentThread().isInterrupted()) {
      stop.stop(Completion.INTERRUPTED);
    }
    if (stop.getAsBoolean()) {
      return SearchOutcome.EMPTY.unfinished();
    }
    QueensModel model = request.model();
    // Backends take models without an empty domain only.
    Optional<Integer> empty =
        IntStream.range(0, model.size())
            .boxed()
            .filter(column -> model.domain(column).isEmpty())
            .findFirst();
    if (empty.isPresent()) {
      events.ifPresent(hearer -> hearer.failed(new Failure.EmptyColumn(empty.get())));
      return new SearchOutcome(true, 0, 0, 1);
    }
    PlacementSink within = rows -> limits.admit() && sink.accept(rows);
    return limits.counted(
        events.isPresent()
            ? backend.trace(request, within, events.get())
            : backend.search(request, within));
  }
}
