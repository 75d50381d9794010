package org.nqueens.ortools.internal.sat;

import java.util.Iterator;
import java.util.function.Consumer;
import org.nqueens.model.QueensModel;
import org.nqueens.ortools.internal.nativecode.HeapReserve;
import org.nqueens.ortools.internal.nativecode.StackReserve;
import org.nqueens.ortools.internal.split.PartSplit;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.PrefixSplit;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * A search by CP-SAT. Under a strategy of fixed order a loose model is split by the queens of the
 * first columns, until a part has few squares left, and each part is solved by {@link
 * BooleanTranslation}; under other strategies the whole model is solved by {@link
 * IntegerTranslation}.
 */
public final class SatSearch {
  /**
   * Squares left to a part: about here, on plain boards and on completions alike, a part has some
   * 20 to 150 solutions, so that solving outweighs set-up and no solve has learnt too much.
   */
  private static final int SQUARES_PER_PART = 80;

  /** Beyond this depth the parts are too many to be of use, and learning would be of more. */
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
    SearchRequest request = whole.of(reduced.next());
    if (PartSplit.squares(request.model()) <= SQUARES_PER_PART) {
      return search(request, 0, sink);
    }
    if (PartSplit.isLoose(request.model())) {
      return search(request, MAX_DEPTH, sink);
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
        outcome.branches() + all.branches(),
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
      HeapReserve.releaseShared(); // for the searches of other threads that this one will end
      throw e;
    }
  }

  /** Solves a reduced model, or its parts in order while it has too many squares. */
  private static void searchParts(SatSession session, SearchRequest request, int depth) {
    if (depth == 0 || PartSplit.squares(request.model()) <= SQUARES_PER_PART) {
      boolean descending = request.order() == SolutionOrder.REVERSE_LEXICOGRAPHIC;
      session.solve(new BooleanTranslation(request.model(), descending));
      return;
    }
    Iterator<QueensModel> parts = PrefixSplit.of(request, 1);
    while (session.goesOn() && parts.hasNext()) {
      searchParts(session, request.of(parts.next()), depth - 1);
    }
  }

  /**
   * Takes solutions from one solve as long as they are few, for a solve grows with every one of
   * them; then those after these from a second search, which comes in the same order.
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
