package org.nqueens;

import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.nqueens.internal.constraint.HallViolation;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One search, used once; its clock starts with its stop signal. */
final class Solve {
  private static final Logger LOG = LoggerFactory.getLogger(QueensSolver.class);

  /** Beyond this, a part with domains of its own costs more than a thread gains. */
  private static final int MAX_SPLIT_SIZE = 64;

  private static final int MAX_SPLIT_DEPTH = 5;

  /** So few that the end of the last parts does not leave a thread idle for long. */
  private static final int PARTS_PER_THREAD = 8;

  private static final SearchOutcome NOT_BEGUN = new SearchOutcome(false, 0, 0, 0);

  private final SolverBackend backend;
  private final SearchRequest request;
  private final StopSignal stop;

  Solve(SolverBackend backend, QueensModel model, SearchStrategy strategy, StopSignal stop) {
    this.backend = backend;
    this.stop = stop;
    this.request = new SearchRequest(model, strategy, stop);
  }

  private OrderCheck order() {
    return new OrderCheck(request.strategy(), backend.id());
  }

  SolveResult enumerate(Predicate<? super Placement> consumer, long limit, int threads) {
    Delivery delivery = new Delivery(consumer, limit, stop, order());
    SearchOutcome outcome = trivialOutcome();
    try {
      if (outcome == null) {
        outcome = threads == 1 ? backend.search(request, delivery) : pullAll(delivery, threads);
      }
    } finally {
      delivery.rethrow();
    }
    return result(delivery, outcome);
  }

  /**
   * Enumerates on the calling thread, unless that takes too long.
   *
   * @param polls how often the backend may ask whether to stop, before it must
   * @return the result; null if the backend had to stop only for that
   */
  SolveResult attempt(Predicate<? super Placement> consumer, long limit, long polls) {
    Delivery delivery = new Delivery(consumer, limit, stop, order());
    SearchOutcome outcome = trivialOutcome();
    AtomicLong left = new AtomicLong(polls);
    try {
      if (outcome == null) {
        outcome =
            backend.search(
                new SearchRequest(
                    request.model(),
                    request.strategy(),
                    () -> stop.getAsBoolean() || left.decrementAndGet() < 0),
                delivery);
      }
    } finally {
      delivery.rethrow();
    }
    boolean abandoned = !outcome.exhausted() && stop.cause() == null && left.get() < 0;
    return abandoned ? null : result(delivery, outcome);
  }

  /**
   * Counts.
   *
   * @param group symmetries of the model by which to count, or the identity alone
   */
  SolveResult count(Set<BoardSymmetry> group, int threads) {
    SearchOutcome outcome = trivialOutcome();
    if (outcome == null) {
      outcome = PartwiseCount.count(backend, request, countParts(group, threads), threads, stop);
    }
    return result(outcome.exhausted(), outcome.solutions(), outcome);
  }

  /** A search to pull from; the thread that pulls is the one whose interrupt counts. */
  PlacementStream.Source pull(long limit, int threads) {
    return new Pulled(limit, threads);
  }

  /** This search as the source of a stream. */
  private final class Pulled implements PlacementStream.Source {
    private final long limit;
    private final OrderCheck order = order();

    /** Null unless there is something to search. */
    private final OrderedSearch search;

    private final SearchOutcome trivial;

    private long pulled;

    /** Starts the threads last: what fails before leaves none of them running. */
    Pulled(long limit, int threads) {
      this.limit = limit;
      this.trivial = trivialOutcome();
      this.search = trivial == null ? open(threads) : null;
    }

    @Override
    public Placement next() {
      Placement placement = search == null || pulled == limit ? null : search.next();
      if (placement != null) {
        order.follow(placement.rows());
        if (++pulled == limit) {
          stop.stop(Completion.SOLUTION_LIMIT);
        }
      } else if (!outcome().exhausted() && stop.cause() != Completion.SOLUTION_LIMIT) {
        throw stopped();
      }
      return placement;
    }

    private SearchOutcome outcome() {
      return search == null ? trivial : search.outcome();
    }

    @Override
    public SearchStoppedException stopped() {
      return new SearchStoppedException(result(false, pulled, outcome()));
    }

    @Override
    public void stop() {
      stop.stop(Completion.STOPPED_BY_CONSUMER);
    }

    @Override
    public void close() {
      if (search != null) {
        search.close();
      }
    }
  }

  private SearchOutcome pullAll(Delivery delivery, int threads) {
    OrderedSearch search = open(threads);
    try {
      Placement placement = search.next();
      while (placement != null && delivery.deliver(placement)) {
        placement = search.next();
      }
    } finally {
      search.close();
    }
    return search.outcome();
  }

  private OrderedSearch open(int threads) {
    return new OrderedSearch(backend, request, parts(request.strategy(), threads), threads, stop);
  }

  /** The parts to count, in any order. */
  private Iterator<CountPart> countParts(Set<BoardSymmetry> group, int threads) {
    if (group.size() > 1) {
      return new CentralParts(request.model(), group);
    }
    Iterator<QueensModel> parts = parts(SearchStrategy.LEXICOGRAPHIC, threads);
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return parts.hasNext();
      }

      @Override
      public CountPart next() {
        return new CountPart(parts.next(), 1);
      }
    };
  }

  private Iterator<QueensModel> parts(SearchStrategy order, int threads) {
    int n = request.model().size();
    return threads == 1 || n > MAX_SPLIT_SIZE
        ? List.of(request.model()).iterator()
        : backend.split(
            new SearchRequest(request.model(), order, request.stopRequested()),
            splitDepth(threads));
  }

  /**
   * The queens fixed in each part: enough for the placements of a part to fit the buffers, up to n
   * = 18, and for several parts a thread, but not so many that a part is not worth a search.
   */
  private int splitDepth(int threads) {
    int open = (int) request.model().domains().stream().filter(domain -> domain.size() > 1).count();
    int depth = (open - 9) / 2;
    while (Math.pow(open, depth) < PARTS_PER_THREAD * threads && depth < MAX_SPLIT_DEPTH) {
      depth++;
    }
    int worth = open - backend.columnsPerPart();
    return Math.max(1, Math.min(Math.min(depth, worth), MAX_SPLIT_DEPTH));
  }

  /** The outcome where there is nothing for a backend to do, else null. */
  private SearchOutcome trivialOutcome() {
    boolean nothing =
        !isStopped()
            && (request.model().domains().stream().anyMatch(RowDomain::isEmpty)
                || HallViolation.refutes(request.model(), this::isStopped));
    if (nothing) {
      return SearchOutcome.NOTHING;
    }
    return isStopped() ? NOT_BEGUN : null;
  }

  /** Asks the stop signal, and the calling thread, which is not the owner of a search by others. */
  private boolean isStopped() {
    if (Thread.currentThread().isInterrupted()) {
      stop.stop(Completion.INTERRUPTED);
    }
    return stop.getAsBoolean();
  }

  private SolveResult result(Delivery delivery, SearchOutcome outcome) {
    boolean exhausted = outcome.exhausted() && !delivery.refused();
    return result(exhausted, delivery.delivered(), outcome);
  }

  private SolveResult result(boolean exhausted, long solutions, SearchOutcome outcome) {
    Completion completion =
        exhausted
            ? Completion.EXHAUSTED
            : Objects.requireNonNull(stop.cause(), "an incomplete search has a cause");
    SearchStatistics statistics =
        new SearchStatistics(outcome.branches(), outcome.failures(), stop.elapsed());
    SolveResult result = new SolveResult(completion, solutions, statistics, backend.id());
    LOG.debug("n = {}: {}", request.model().size(), result);
    return result;
  }
}
