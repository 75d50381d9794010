package org.nqueens.ortools.internal.sat;

import java.util.Iterator;
import java.util.function.Consumer;
import org.nqueens.model.QueensModel;
import org.nqueens.ortools.internal.nativecode.HeapReserve;
import org.nqueens.ortools.internal.nativecode.StackReserve;
import org.nqueens.ortools.internal.split.PartSplit;
import org.nqueens.search.NamedStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.PrefixSplit;

/**
 * A search by CP-SAT. Under a strategy of fixed order a model is solved in the form of {@link
 * BooleanTranslation}: a loose one is split by the queens of the first columns, until a part has
 * few unbound squares, and each part is solved from the centre on and its solutions are sorted;
 * another one is solved whole in that order, unless it has very many solutions. Under other
 * strategies the whole model is solved in the form of {@link IntegerTranslation}.
 */
public final class SatSearch {
  /**
   * The largest number of unbound squares of a part that is solved in order. At this number a part
   * of a plain board or a completion has about 20 to 150 solutions: enough to outweigh the set-up
   * of a solve, and few enough to keep its learnt clauses few.
   */
  private static final int SQUARES_PER_PART = 80;

  /**
   * The largest number of unbound squares of a part that is sorted: plain boards of n = 12 and 13
   * without one queen, with about 1,000 to 6,000 solutions, which take 30 to 200 ms.
   */
  private static final int SQUARES_PER_SORTED_PART = 130;

  /** Deeper parts are too many, and learning within a larger part is worth more. */
  private static final int MAX_DEPTH = 6;

  /** Boards up to this size have few enough squares for a Boolean each. */
  private static final int MAX_BOOLEAN_SIZE = 128;

  private SatSearch() {}

  /** Searches a model on the calling thread. */
  public static SearchOutcome search(SearchRequest request, PlacementSink sink) {
    StackReserve.require();
    SatRehearsal.run();
    if (request.order().isFixed() && request.model().size() <= MAX_BOOLEAN_SIZE) {
      return searchInOrder(request, sink);
    }
    NamedStrategy strategy = (NamedStrategy) request.strategy().orElseThrow();
    return inSession(
        request, sink, session -> session.solve(new IntegerTranslation(request.model(), strategy)));
  }

  private static SearchOutcome searchInOrder(SearchRequest whole, PlacementSink sink) {
    Iterator<QueensModel> reduced = PrefixSplit.of(whole, 0);
    if (!reduced.hasNext()) {
      boolean stopped = whole.stopRequested().getAsBoolean();
      return stopped ? SearchOutcome.EMPTY.unfinished() : SearchOutcome.EMPTY;
    }
    SearchRequest request = whole.withModel(reduced.next());
    if (PartSplit.isLoose(request.model())) {
      return inSession(request, sink, session -> searchLoose(session, request, MAX_DEPTH));
    }
    if (PartSplit.squares(request.model()) <= SQUARES_PER_PART) {
      return search(request, 0, sink);
    }
    FirstFew first = new FirstFew(sink);
    SearchOutcome outcome = search(request, 0, first);
    if (!first.hadEnough) {
      return outcome;
    }
    SearchOutcome all = search(request, MAX_DEPTH, first::acceptOthers);
    return new SearchOutcome(
        all.exhausted(),
        Math.max(all.solutions(), first.passed),
        outcome.decisions() + all.decisions(),
        outcome.failures() + all.failures());
  }

  private static SearchOutcome search(SearchRequest request, int depth, PlacementSink sink) {
    return inSession(request, sink, session -> searchParts(session, request, depth));
  }

  private static SearchOutcome inSession(
      SearchRequest request, PlacementSink sink, Consumer<SatSession> work) {
    try (SatSession session = new SatSession(request.stopRequested(), sink)) {
      work.accept(session);
      return session.outcome();
    } catch (OutOfMemoryError e) {
      HeapReserve.releaseShared(); // for the searches of other threads, which this error ends
      throw e;
    }
  }

  /**
   * Solves a reduced model, or its parts in order while it has too many squares or solutions; at
   * the last depth in the order of the request.
   */
  private static void searchLoose(SatSession session, SearchRequest request, int depth) {
    QueensModel model = request.model();
    if (depth == 0) {
      searchParts(session, request, 0);
    } else if (PartSplit.squares(model) > SQUARES_PER_SORTED_PART
        || !session.solveSorted(
            new BooleanTranslation(model, DecisionOrder.CENTRE_FIRST), request.order())) {
      Iterator<QueensModel> parts = PrefixSplit.of(request, 1);
      while (session.goesOn() && parts.hasNext()) {
        searchLoose(session, request.withModel(parts.next()), depth - 1);
      }
    }
  }

  /** Solves a reduced model, or its parts in order while it has too many squares. */
  private static void searchParts(SatSession session, SearchRequest request, int depth) {
    if (depth == 0 || PartSplit.squares(request.model()) <= SQUARES_PER_PART) {
      session.solve(new BooleanTranslation(request.model(), DecisionOrder.of(request.order())));
      return;
    }
    Iterator<QueensModel> parts = PrefixSplit.of(request, 1);
    while (session.goesOn() && parts.hasNext()) {
      searchParts(session, request.withModel(parts.next()), depth - 1);
    }
  }

  /**
   * A sink that passes on the first {@value #MAX_FROM_ONE_SOLVE} solutions of one solve, whose
   * memory grows with each solution, then the rest from a second search in the same order.
   */
  private static final class FirstFew implements PlacementSink {
    private static final int MAX_FROM_ONE_SOLVE = 20_000;

    private final PlacementSink sink;
    private int passed;
    private int repeated;
    private boolean hadEnough;

    FirstFew(PlacementSink sink) {
      this.sink = sink;
    }

    @Override
    public boolean accept(int[] rows) {
      hadEnough = passed == MAX_FROM_ONE_SOLVE;
      if (hadEnough) {
        return false;
      }
      passed++;
      return sink.accept(rows);
    }

    boolean acceptOthers(int[] rows) {
      if (repeated < passed) {
        repeated++;
        return true;
      }
      return sink.accept(rows);
    }
  }
}
