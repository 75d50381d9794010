package org.nqueens.internal.run;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.nqueens.internal.call.OrderCheck;
import org.nqueens.internal.call.PlacementStream;
import org.nqueens.internal.call.SearchLog;
import org.nqueens.internal.call.SearchPlan;
import org.nqueens.internal.call.StopSignal;
import org.nqueens.internal.constraint.HallViolation;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.decompose.Parts;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.internal.run.progress.ProgressLog;
import org.nqueens.internal.run.pull.ParallelEnumeration;
import org.nqueens.internal.run.pull.PartSearch;
import org.nqueens.model.Part;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.slf4j.Logger;

/**
 * A single-use search by one plan, which owns the stop signal, with its clock, and the delivery of
 * the placements.
 */
public final class SearchRun {
  private static final Optional<Logger> LOG = SearchLog.find();

  private static final SearchOutcome NOT_BEGUN = SearchOutcome.EMPTY.unfinished();

  private final SearchPlan plan;
  private final StopSignal stop;
  private final ProgressLog progress;
  private final ReplayCache replays;
  private final Propagation level;

  /** Prepares a run whose clock is that of the stop signal. */
  public SearchRun(SearchPlan plan, StopSignal stop, ProgressLog progress) {
    this(plan, stop, progress, new ReplayCache());
  }

  SearchRun(SearchPlan plan, StopSignal stop, ProgressLog progress, ReplayCache replays) {
    this.plan = plan;
    this.stop = stop;
    this.progress = progress;
    this.replays = replays;
    this.level = level(plan);
    if (plan.decomposition() instanceof MirroredHalves) {
      progress.replaying(replays);
    }
  }

  /**
   * Delivers the placements to a consumer on the calling thread.
   *
   * @param consumer receives each placement; returns whether to continue
   * @param limit the number of placements, at least 1, after which the search stops
   */
  public SolveResult enumerate(Predicate<? super Placement> consumer, long limit) {
    return reported(
        deliver(
            new ConsumerSink(consumer, limit, stop, progress, orderCheck()),
            sink -> plan.threads() == 1 ? searchAll(sink, stop) : pullAll(sink)));
  }

  /** The result without solutions that needs no backend: by the domains alone, or after a stop. */
  public Optional<SolveResult> resultWithoutSearch() {
    return withoutSearch().map(outcome -> result(outcome.exhausted(), 0, outcome));
  }

  /**
   * Enumerates on the calling thread within a number of polls of the stop signal.
   *
   * @param polls how often the backend may ask whether to stop, before it must
   * @param limit the number of placements, at least 1, after which the search stops
   * @return the result; empty if the poll limit alone stopped the backend
   */
  public Optional<SolveResult> enumerateWithin(
      long polls, Predicate<? super Placement> consumer, long limit) {
    SearchLimits limits = SearchLimits.inPolls(plan.strategy(), polls);
    Optional<SolveResult> known = resultWithoutSearch();
    return known.isPresent() ? known : enumerateWithin(limits, consumer, limit);
  }

  /**
   * Enumerates on the calling thread within limits, where there is no {@linkplain
   * #resultWithoutSearch result without a search}.
   *
   * @param limit the number of placements, at least 1, after which the search stops
   * @return the result; empty if the limits alone stopped the backend
   */
  public Optional<SolveResult> enumerateWithin(
      SearchLimits limits, Predicate<? super Placement> consumer, long limit) {
    ConsumerSink delivery = new ConsumerSink(consumer, limit, stop, progress, orderCheck());
    PlacementSink within = rows -> limits.admit() && delivery.accept(rows);
    SearchOutcome outcome;
    try {
      outcome = isStopped() ? NOT_BEGUN : limits.counted(searchAll(within, limits.polled(stop)));
    } finally {
      delivery.rethrow();
    }
    boolean abandoned = !outcome.exhausted() && !stop.hasCause() && limits.isSpent();
    return abandoned ? Optional.empty() : Optional.of(result(delivery, outcome));
  }

  /** Counts the placements. */
  public SolveResult count() {
    SearchOutcome outcome =
        withoutSearch().orElseGet(() -> new ParallelCount(plan, stop, progress).run());
    return reported(result(outcome.exhausted(), outcome.solutions(), outcome));
  }

  private SolveResult reported(SolveResult result) {
    if (result.completion() == Completion.EXHAUSTED) {
      progress.exhausted();
    }
    return result;
  }

  /**
   * Starts threads that search ahead of the thread that pulls; an interrupt of the pulling thread
   * stops the search.
   *
   * @param limit the number of placements, at least 1, after which the search stops
   */
  public PlacementStream.Source pull(long limit) {
    return new Pulled(limit);
  }

  /** This run as the source of a stream; without workers where the outcome needs no search. */
  private final class Pulled implements PlacementStream.Source {
    private final long limit;
    private final OrderCheck order = orderCheck();
    private final SearchOutcome known;
    private final Optional<ParallelEnumeration> workers;
    private long pulled;

    Pulled(long limit) {
      this.limit = limit;
      Optional<SearchOutcome> decided = withoutSearch();
      known = decided.orElse(NOT_BEGUN);
      // The threads start last: a failure before leaves none of them running.
      workers = decided.isPresent() ? Optional.empty() : Optional.of(startWorkers());
    }

    private SearchOutcome outcome() {
      return workers.map(ParallelEnumeration::outcome).orElse(known);
    }

    @Override
    public boolean hasNext() {
      if (workers.isPresent() && pulled < limit && workers.get().hasNext()) {
        return true;
      }
      if (outcome().exhausted()) {
        progress.exhausted();
      } else if (!(stop.hasCause() && stop.cause() == Completion.SOLUTION_LIMIT)) {
        throw stopped();
      }
      return false;
    }

    @Override
    public Placement next() {
      Placement placement = workers.orElseThrow().next(order);
      progress.delivered(++pulled);
      if (pulled == limit) {
        stop.stop(Completion.SOLUTION_LIMIT);
      }
      return placement;
    }

    @Override
    public SearchStoppedException stopped() {
      return new SearchStoppedException(result(false, pulled, outcome()));
    }

    @Override
    public void stop() {
      stop.stop(Completion.STOPPED_BY_CONSUMER);
      // Not by a method reference, which allocates when it is first met: memory may be short.
      if (workers.isPresent()) {
        workers.get().stop();
      }
    }

    @Override
    public void close() {
      if (workers.isPresent()) {
        workers.get().close();
      }
    }
  }

  /** A way to pass all placements to a sink. */
  private interface Search {
    SearchOutcome into(ConsumerSink sink);
  }

  private SolveResult deliver(ConsumerSink sink, Search search) {
    return result(sink, search(sink, search));
  }

  private SearchOutcome search(ConsumerSink sink, Search search) {
    try {
      return withoutSearch().orElseGet(() -> search.into(sink));
    } finally {
      sink.rethrow();
    }
  }

  /** Searches one part after the other on the calling thread. */
  private SearchOutcome searchAll(PlacementSink sink, BooleanSupplier stopRequested) {
    PartSearch search = new PartSearch(plan, stopRequested, replays);
    SearchOutcome total = SearchOutcome.EMPTY;
    Iterator<Part> parts = progress.parts(plan.decomposition(), stopRequested);
    try (replays) {
      while (total.exhausted() && parts.hasNext()) {
        Part part = parts.next();
        total = total.plus(search.search(part, sink, progress.begin(part)));
      }
    } finally {
      Parts.close(parts);
    }
    // After a request to stop, the sequence may have ended before the last part.
    boolean cut =
        total.exhausted() && plan.decomposition().mayEndEarly() && stopRequested.getAsBoolean();
    return cut ? total.unfinished() : total;
  }

  private SearchOutcome pullAll(ConsumerSink sink) {
    OrderCheck order = orderCheck();
    ParallelEnumeration search = startWorkers();
    try (search) {
      boolean goOn = true;
      while (goOn && search.hasNext()) {
        goOn = sink.deliver(search.next(order));
      }
    }
    return search.outcome();
  }

  private ParallelEnumeration startWorkers() {
    return new ParallelEnumeration(plan, stop, replays, progress);
  }

  /** The outcome that needs no backend: by the domains alone, or after a stop. */
  private Optional<SearchOutcome> withoutSearch() {
    QueensModel model = plan.model();
    boolean atLevel = plan.propagation() != Propagation.UNSPECIFIED;
    if (!isStopped() && model.domains().stream().anyMatch(RowDomain::isEmpty)) {
      // No backend takes the model, whose tree is a root that fails.
      return Optional.of(atLevel ? new SearchOutcome(true, 0, 0, 1) : SearchOutcome.EMPTY);
    }
    if (!isStopped() && !atLevel && HallViolation.refutes(model, this::isStopped)) {
      return Optional.of(SearchOutcome.EMPTY);
    }
    return isStopped() ? Optional.of(NOT_BEGUN) : Optional.empty();
  }

  /**
   * Polls the stop signal and interrupts of the calling thread, which owns no search by workers.
   */
  private boolean isStopped() {
    if (Thread.currentThread().isInterrupted()) {
      stop.stop(Completion.INTERRUPTED);
    }
    return stop.getAsBoolean();
  }

  private OrderCheck orderCheck() {
    return new OrderCheck(plan.strategy(), plan.backend().id());
  }

  private SolveResult result(ConsumerSink sink, SearchOutcome outcome) {
    return result(outcome.exhausted() && !sink.refused(), sink.delivered(), outcome);
  }

  /** Returns the result of an exhausted search; throws a SearchStoppedException for any other. */
  public static SolveResult requireExhausted(SolveResult result) {
    if (result.completion() != Completion.EXHAUSTED) {
      throw new SearchStoppedException(result);
    }
    return result;
  }

  /** The level of the whole search; a backend may search parts at other levels than the whole. */
  private static Propagation level(SearchPlan plan) {
    return plan.propagation() == Propagation.UNSPECIFIED && !(plan.decomposition() instanceof Whole)
        ? Propagation.UNSPECIFIED
        : plan.backend()
            .propagation(
                new SearchRequest(plan.model(), plan.strategy(), plan.propagation(), () -> false));
  }

  /** The result of this run so far. */
  private SolveResult result(boolean exhausted, long solutions, SearchOutcome effort) {
    return result(plan, level, stop, exhausted, solutions, effort);
  }

  /** The result of a search by a plan at a level. */
  static SolveResult result(
      SearchPlan plan,
      Propagation level,
      StopSignal stop,
      boolean exhausted,
      long solutions,
      SearchOutcome effort) {
    SolveResult result =
        new SolveResult(
            exhausted ? Completion.EXHAUSTED : stop.cause(),
            solutions,
            new SearchStatistics(
                effort.decisions(), effort.failures(), effort.nodes(), stop.elapsed()),
            plan.backend().id(),
            level);
    if (LOG.isPresent() && LOG.get().isDebugEnabled()) {
      LOG.get()
          .debug(
              "{}, n = {}, by {} on {}: {}",
              plan.question(),
              plan.model().size(),
              plan.strategy().map(SearchStrategy::toString).orElse("any order"),
              plan.threads() == 1 ? "1 thread" : plan.threads() + " threads",
              result);
    }
    return result;
  }
}
