package org.nqueens.internal.run;

import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Predicate;
import org.nqueens.internal.constraint.Refutation;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.internal.decompose.MirroredHalves;
import org.nqueens.internal.decompose.Parts;
import org.nqueens.internal.decompose.ReplayCache;
import org.nqueens.internal.run.SearchPlan.Proofs;
import org.nqueens.internal.run.backend.BackendCalls;
import org.nqueens.internal.run.backend.OrderCheck;
import org.nqueens.internal.run.option.StopSignal;
import org.nqueens.internal.run.option.TreeOptions;
import org.nqueens.model.Part;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SolverBackend.Attempt;
import org.nqueens.trace.Failure;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.SLF4JServiceProvider;

/**
 * A single-use search by one plan. It owns the stop signal, with its clock, and the delivery of the
 * placements: part by part on the calling thread, pulled from workers in order, or summed by
 * workers.
 */
public final class SearchRun {
  private static final Optional<Logger> LOG = log();

  private static final SearchOutcome NOT_BEGUN = SearchOutcome.EMPTY.unfinished();

  private final SearchPlan plan;
  private final StopSignal stop;
  private final ProgressLog progress;
  private final Optional<HeardEvents> heard;
  private final ReplayCache replays;
  private final Propagation level;

  SearchRun(
      SearchPlan plan,
      StopSignal stop,
      ProgressLog progress,
      Optional<HeardEvents> heard,
      ReplayCache replays) {
    this.plan = plan;
    this.stop = stop;
    this.progress = progress;
    this.heard = heard;
    this.replays = replays;
    this.level = level(plan);
    progress.replaying(replays);
  }

  public static SearchRun of(SearchPlan plan, StopSignal stop, ProgressLog progress) {
    return new SearchRun(plan, stop, progress, Optional.empty(), replays(plan));
  }

  private static ReplayCache replays(SearchPlan plan) {
    return plan.decomposition() instanceof MirroredHalves ? new ReplayCache() : ReplayCache.NONE;
  }

  /**
   * Prepares a run that searches the whole model by one tree on the calling thread, within the
   * limits of the failures and the tree.
   *
   * @param maxNodes the largest number of nodes of a search with a listener, at least 1
   */
  public static SearchRun ofTree(
      TreeOptions options, QueensModel model, int maxNodes, StopSignal stop, ProgressLog progress) {
    SearchStrategy strategy = options.solver().treeStrategy();
    SearchLimits limits =
        options.failureLimit() == Long.MAX_VALUE
            ? SearchLimits.none()
            : SearchLimits.inFailures(BackendCalls.begin(strategy, model), options.failureLimit());
    BackendCalls backend = options.solver().backend();
    Optional<HeardEvents> heard =
        options.listeners().isEmpty()
            ? Optional.empty()
            : Optional.of(new HeardEvents(options.listeners(), maxNodes, limits, stop));
    Attempt within =
        limits.bound(
            heard.isPresent()
                ? (request, sink) -> backend.search(request, sink, heard.get())
                : backend::search);
    SearchPlan plan =
        SearchPlan.toSearchTree(
            options,
            model,
            limits.strategy().orElse(strategy),
            (request, sink) -> {
              SearchOutcome outcome = within.search(request, sink);
              if (limits.isSpent()) {
                stop.stop(Completion.FAILURE_LIMIT);
              }
              return outcome;
            });
    return new SearchRun(plan, stop, progress, heard, ReplayCache.NONE);
  }

  /**
   * Delivers the placements to a consumer on the calling thread.
   *
   * @param limit the largest number of placements, at least 1
   * @return the result; {@link Completion#FAILURE_LIMIT} if the search of the plan gave up
   */
  public SolveResult enumerate(Predicate<? super Placement> consumer, long limit) {
    return heard.isEmpty()
        ? deliver(consumer, limit)
        : heard.get().during(plan.model(), () -> deliver(heard.get().before(consumer), limit));
  }

  private SolveResult deliver(Predicate<? super Placement> consumer, long limit) {
    ConsumerSink sink = new ConsumerSink(consumer, limit, stop, progress, orderCheck());
    SearchOutcome outcome;
    try {
      Optional<SearchOutcome> known = withoutSearch();
      if (known.isPresent()) {
        outcome = known.get();
      } else {
        outcome = plan.threads() == 1 ? searchAll(sink) : pullAll(sink);
      }
    } finally {
      if (heard.isPresent()) {
        heard.get().rethrow();
      }
      sink.rethrow();
    }
    boolean exhausted = outcome.exhausted() && !sink.refused();
    if (!exhausted && !stop.hasCause()) {
      stop.stop(plan.treeLimit().isPresent() ? Completion.TREE_LIMIT : Completion.FAILURE_LIMIT);
    }
    return result(exhausted, sink.delivered(), outcome);
  }

  public SolveResult count() {
    SearchOutcome outcome =
        withoutSearch().orElseGet(() -> new ParallelCount(plan, stop, progress).run());
    return result(outcome.exhausted(), outcome.solutions(), outcome);
  }

  /** Starts threads that search ahead of the thread that pulls; its interrupt stops the search. */
  public PlacementStream.Source pull(long limit) {
    return new Pulled(limit);
  }

  /** This run as the source of a stream; without workers if the outcome needs no search. */
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

  /** Searches one part after the other on the calling thread. */
  private SearchOutcome searchAll(PlacementSink sink) {
    PartSearch search = new PartSearch(plan, plan.request(stop), replays);
    SearchOutcome total = SearchOutcome.EMPTY;
    Parts<Part> parts = Parts.of(progress.parts(plan.decomposition(), stop));
    try (replays;
        parts) {
      while (total.exhausted() && parts.hasNext()) {
        Part part = parts.next();
        total = total.plus(search.search(part, sink, progress.begin(part)));
      }
    }
    // After a request to stop, the sequence may have ended before the last part.
    boolean cut = total.exhausted() && plan.decomposition().mayEndEarly() && stop.getAsBoolean();
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
    return new ParallelEnumeration(
        plan, stop, replays, progress, progress.parts(plan.decomposition(), stop));
  }

  /** The outcome if no backend is needed: the domains refute the model, or the run was stopped. */
  public Optional<SearchOutcome> withoutSearch() {
    if (isStopped()) {
      return Optional.of(NOT_BEGUN);
    }
    QueensModel model = plan.model();
    for (int column = 0; column < model.size(); column++) {
      if (model.domain(column).isEmpty()) {
        // The tree is a root that fails, and no backend is asked.
        if (heard.isPresent()) {
          heard.get().failed(new Failure.EmptyColumn(column));
        }
        return Optional.of(
            plan.proofs() == Proofs.ROOT
                ? SearchOutcome.ofTree(true, 0, 0, 1)
                : SearchOutcome.EMPTY);
      }
    }
    if (plan.proofs() == Proofs.ALL && Refutation.isFound(model, this::isStopped)) {
      return Optional.of(SearchOutcome.EMPTY);
    }
    return isStopped() ? Optional.of(NOT_BEGUN) : Optional.empty();
  }

  /** Polls the stop signal, and interrupts of the caller, which owns no search by workers. */
  private boolean isStopped() {
    stop.noteInterrupt();
    return stop.getAsBoolean();
  }

  private OrderCheck orderCheck() {
    return new OrderCheck(plan.strategy(), plan.backend().id());
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
        : plan.backend().propagation(plan.request(() -> false));
  }

  private SolveResult result(boolean exhausted, long solutions, SearchOutcome effort) {
    if (exhausted) {
      progress.exhausted();
    }
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

  /**
   * The debug log, under the name of the class that applications call. Empty without a provider of
   * SLF4J, because SLF4J would print at the first search of a program that it has none. If a
   * provider cannot be loaded, SLF4J is used and decides, and also in version 1.7, which has no
   * such service.
   */
  static Optional<Logger> log() {
    boolean isProvided;
    try {
      ClassLoader loader = LoggerFactory.class.getClassLoader();
      isProvided =
          ServiceLoader.load(SLF4JServiceProvider.class, loader).stream().findAny().isPresent();
    } catch (ServiceConfigurationError | LinkageError e) {
      isProvided = true;
    }
    return isProvided
        ? Optional.of(LoggerFactory.getLogger("org.nqueens.QueensSolver"))
        : Optional.empty();
  }
}
