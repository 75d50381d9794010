package org.nqueens.internal.run.backend;

import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.decompose.Parts;
import org.nqueens.model.QueensModel;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.StrategyException;
import org.nqueens.search.TreeLimit;
import org.nqueens.spi.BackendException;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;
import org.nqueens.spi.SolverBackend.Attempt;
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.TracingBackend;
import org.nqueens.spi.support.PrefixSplit;
import org.nqueens.trace.SearchListener;

/**
 * Calls one backend, and checks each answer against the contract of {@link SolverBackend}; a breach
 * is a {@link BackendException}. Safe for use by many threads.
 */
public record BackendCalls(SolverBackend backend) {

  public String id() {
    return backend.id();
  }

  public Capabilities capabilities() {
    return required("capabilities", backend.capabilities());
  }

  /** Refuses null, and a board that is too large for the backend. */
  public void requireModel(QueensModel model) {
    int max = capabilities().maxSize();
    if (Objects.requireNonNull(model, "model").size() > max) {
      throw new IllegalArgumentException(
          "n (%s) must be at most %s on backend \"%s\": choose a smaller board or another backend"
              .formatted(model.size(), max, id()));
    }
  }

  /** Refuses a question that leaves out rules, on a backend that needs them all. */
  public void requireExplains() {
    if (!capabilities().explains()) {
      throw new IllegalArgumentException(
          "explain must not be asked of backend \"%s\": it searches a board with all of its rules, and an explanation leaves out some; choose another backend, such as embedded"
              .formatted(id()));
    }
  }

  public boolean isTracing() {
    return backend instanceof TracingBackend;
  }

  /** The division of a count by a {@link CountingBackend}, otherwise the default. */
  public CountingBackend.Division countDivision(QueensModel model) {
    if (!(backend instanceof CountingBackend counting)) {
      return CountingBackend.Division.BY_QUEENS;
    }
    CountingBackend.Division division = required("division of a count", counting.division(model));
    if (division.maxOpenColumns() < 0 || division.minOpenColumns() < 1) {
      throw breach(
          "gave a division of a count with maxOpenColumns (%s), at least 0, and minOpenColumns (%s), at least 1"
              .formatted(division.maxOpenColumns(), division.minOpenColumns()));
    }
    return division;
  }

  /** The fewest open columns of a part that is worth its preparation. */
  public int minOpenColumns() {
    return backend instanceof SplittingBackend splitting
        ? splitting.minOpenColumns()
        : SplittingBackend.MIN_OPEN_COLUMNS;
  }

  public Propagation propagation(SearchRequest request) {
    return required("level of propagation", backend.propagation(request));
  }

  /** The strategy of the backend for solutions in any order; empty for a method of its own. */
  public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    return required("preferred strategy", backend.preferredStrategy(model));
  }

  /** The attempts of the backend at first solutions; empty if it has no ways of its own. */
  public Optional<Iterator<Attempt>> attempts(QueensModel model) {
    return required("attempts at first solutions", backend.attempts(model));
  }

  /**
   * Splits a search. A {@link SplittingBackend} splits it itself. For other backends it is split by
   * the queens of the first columns if the order of the request is fixed, and otherwise not split.
   */
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    if (backend instanceof SplittingBackend splitting) {
      return checked(
          required("iterator of parts", splitting.split(request, depth)), request.model().size());
    }
    if (request.order().isFixed()) {
      return PrefixSplit.of(request, depth);
    }
    return List.of(request.model()).iterator();
  }

  private Iterator<QueensModel> checked(Iterator<QueensModel> parts, int n) {
    return new Parts<>() {
      private boolean isClosed;

      @Override
      public boolean hasNext() {
        return parts.hasNext();
      }

      @Override
      public QueensModel next() {
        QueensModel part = required("part of a model", parts.next());
        if (part.size() != n) {
          throw breach("split a model of size %s into a part of size %s".formatted(n, part.size()));
        }
        return part;
      }

      @Override
      public void close() {
        if (!isClosed && parts instanceof AutoCloseable closeable) {
          isClosed = true;
          try {
            closeable.close();
          } catch (RuntimeException e) {
            throw e;
          } catch (Exception e) {
            throw breach("threw %s when a split was closed".formatted(e));
          }
        }
      }
    };
  }

  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    return search(request, sink, request.stopRequested(), backend::search);
  }

  /** Searches by an attempt of the backend, which may give up. */
  public SearchOutcome search(Attempt attempt, SearchRequest request, PlacementSink sink) {
    return search(request, sink, () -> true, attempt);
  }

  /** Searches and reports events to a listener, on a {@link TracingBackend}. */
  public SearchOutcome search(SearchRequest request, PlacementSink sink, SearchListener listener) {
    TracingBackend tracing = (TracingBackend) backend;
    return search(
        request,
        sink,
        request.stopRequested(),
        (begun, checking) -> tracing.search(begun, checking, listener));
  }

  /** Searches; the backend may end early if it is asked or allowed to. */
  private SearchOutcome search(
      SearchRequest request, PlacementSink sink, BooleanSupplier mayEnd, Attempt search) {
    AtomicBoolean isCut = new AtomicBoolean();
    Optional<TreeLimit> limit =
        request.treeLimit().isPresent()
            ? Optional.of(recorded(request.treeLimit().get(), isCut))
            : Optional.empty();
    SearchRequest begun = begin(request, limit);
    CheckingSink checking = new CheckingSink(sink, request.model().size());
    SearchOutcome outcome;
    try {
      outcome = search.search(begun, checking);
    } catch (Throwable t) { // of any kind: the sink may know the reason
      checking.close();
      checking.rethrow(id());
      throw t;
    }
    checking.close();
    checking.rethrow(id());
    required("outcome", outcome);
    if (outcome.solutions() != checking.accepted()) {
      throw breach(
          "reported %s as the number of solutions, but passed %s to the sink"
              .formatted(outcome.solutions(), checking.accepted()));
    }
    if (isCut.get() && outcome.exhausted()) {
      throw breach("reported a tree as exhausted that the limit has cut");
    }
    return complete(outcome, isCut.get() || checking.refused() || mayEnd.getAsBoolean());
  }

  /** A limit of a tree that notes whether it has left out a branch. */
  private static TreeLimit recorded(TreeLimit limit, AtomicBoolean isCut) {
    return (depth, discrepancies) -> {
      boolean enters;
      try {
        enters = limit.entersRight(depth, discrepancies);
      } catch (RuntimeException e) {
        throw new StrategyException(
            "treeLimit (%s) threw %s: see the cause and correct the limit".formatted(limit, e), e);
      }
      if (!enters) {
        isCut.set(true);
      }
      return enters;
    };
  }

  /** Counts by a {@link CountingBackend}, otherwise the solutions that the backend finds. */
  public SearchOutcome count(SearchRequest request) {
    if (backend instanceof CountingBackend counting) {
      return complete(
          required("outcome", counting.count(begin(request, request.treeLimit()))),
          request.stopRequested().getAsBoolean());
    }
    OrderCheck order = new OrderCheck(request.strategy(), id());
    return search(
        request,
        rows -> {
          order.next(rows);
          return true;
        });
  }

  /** The request with a limit, and a strategy that has begun this search. */
  private SearchRequest begin(SearchRequest request, Optional<TreeLimit> limit) {
    Optional<SearchStrategy> begun =
        request.strategy().isPresent()
            ? Optional.of(beginHere(request.strategy().get(), request.model()))
            : Optional.empty();
    return new SearchRequest(
        request.model(), begun, request.propagation(), request.stopRequested(), limit);
  }

  /** Refuses a strategy that the backend cannot run, for a question that does not use it. */
  public void requireSupport(StrategyOption option, QueensModel model) {
    if (option instanceof StrategyOption.Chosen chosen) {
      beginHere(chosen.strategy(), model);
    }
  }

  private SearchStrategy beginHere(SearchStrategy strategy, QueensModel model) {
    SearchStrategy begun = begin(strategy, model);
    if (begun instanceof LearningStrategy) {
      BackendSelection.requireDeadEnds(strategy, this);
    }
    return begun;
  }

  public static SearchStrategy begin(SearchStrategy strategy, QueensModel model) {
    SearchStrategy begun;
    try {
      begun = strategy.begin(model);
    } catch (StrategyException e) {
      throw e;
    } catch (RuntimeException e) {
      throw new StrategyException(
          "strategy (%s) threw (%s) when a search began: see the cause and correct the strategy"
              .formatted(strategy, e),
          e);
    }
    if (begun == null) {
      throw new StrategyException(
          "strategy (%s) returned null when a search began: return a strategy for the search, or this strategy if it has no memory"
              .formatted(strategy));
    }
    return begun == strategy ? strategy : StrategyOption.named(begun);
  }

  /** Tells whether a strategy makes another object for each search, or hears failures. */
  public static boolean hasMemory(SearchStrategy strategy, QueensModel model) {
    return begin(strategy, model) != strategy || strategy instanceof LearningStrategy;
  }

  private SearchOutcome complete(SearchOutcome outcome, boolean stopped) {
    if (!outcome.exhausted() && !stopped) {
      throw breach("reported an incomplete search without a request to stop");
    }
    return outcome;
  }

  private <T> T required(String what, T answer) {
    if (answer == null) {
      throw breach("returned null instead of the " + what);
    }
    return answer;
  }

  private BackendException breach(String what) {
    return BackendException.breach(id(), what);
  }
}
