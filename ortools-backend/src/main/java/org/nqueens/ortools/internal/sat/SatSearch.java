package org.nqueens.ortools.internal.sat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.ortools.internal.nativecode.HeapReserve;
import org.nqueens.ortools.internal.nativecode.Rehearsal;
import org.nqueens.ortools.internal.split.PartSplit;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.PrefixSplit;

/**
 * A search by CP-SAT, as a series of solves with a bounded number of solutions each, because CP-SAT
 * keeps a clause for each solution until a solve ends.
 *
 * <p>Under a strategy of fixed order a model is solved in the form of {@link BooleanTranslation},
 * in that order. A loose model is split by the queens of the first columns until a part has few
 * unbound squares. The solutions behind the last one of a solve are solved as models of their own.
 * Boards with too many squares for a Boolean each have the form of {@link IntegerTranslation}.
 *
 * <p>Under other strategies a model is solved in the form of {@link IntegerTranslation}. If a solve
 * has had enough, {@link FoundSolutions} divides what is left.
 */
public final class SatSearch {
  /**
   * The largest number of unbound squares of a part. At this number a part of a plain board or a
   * completion has about 20 to 150 solutions: enough to outweigh the set-up of a solve, and few
   * enough to keep its learnt clauses few.
   */
  private static final int SQUARES_PER_PART = 80;

  /** The most solutions of one solve; each has a clause of 140 bytes at n = 10. */
  private static final int MAX_PER_SOLVE = 20_000;

  /** The most rows of solutions that one solve in any order adds to what is remembered: 4 MB. */
  private static final int MAX_ROWS_PER_SOLVE = 1 << 20;

  /** Deeper parts are too many, and learning within a larger part is worth more. */
  private static final int MAX_DEPTH = 6;

  /** Boards up to this size have few enough squares for a Boolean each. */
  private static final int MAX_BOOLEAN_SIZE = 128;

  private static final Rehearsal REHEARSAL = new Rehearsal(SatSearch::throwInSink);

  private SatSearch() {}

  private static void throwInSink(Runnable throwing) {
    searchInOrder(
        new SearchRequest(QueensModel.of(4), SearchStrategy.LEXICOGRAPHIC, () -> false),
        rows -> {
          throwing.run();
          return true;
        });
  }

  public static SearchOutcome search(SearchRequest request, PlacementSink sink) {
    REHEARSAL.run();
    return request.order().isFixed()
        ? searchInOrder(request, sink)
        : searchInAnyOrder(request, sink);
  }

  private static SearchOutcome searchInOrder(SearchRequest whole, PlacementSink sink) {
    return inSession(
        whole,
        sink,
        session -> {
          Iterator<QueensModel> reduced = PrefixSplit.of(whole, 0);
          if (reduced.hasNext()) {
            QueensModel model = reduced.next();
            boolean isSplit = model.size() <= MAX_BOOLEAN_SIZE && PartSplit.isLoose(model);
            searchParts(session, whole.withModel(model), isSplit ? MAX_DEPTH : 0);
          }
        });
  }

  private static SearchOutcome searchInAnyOrder(SearchRequest request, PlacementSink sink) {
    int limit = Math.min(MAX_PER_SOLVE, MAX_ROWS_PER_SOLVE / request.model().size());
    return inSession(
        request,
        sink,
        session -> {
          Deque<FoundSolutions> left = new ArrayDeque<>();
          left.push(new FoundSolutions(request.model()));
          while (session.goesOn() && !left.isEmpty()) {
            FoundSolutions found = left.pop();
            SatTranslation translation = new IntegerTranslation(found.model(), strategy(request));
            if (session.solve(translation, limit, found::add).isPresent()) {
              found.divide().forEach(left::push); // the last one is solved next
            }
          }
        });
  }

  private static NamedStrategy strategy(SearchRequest request) {
    return (NamedStrategy) request.strategy().orElseThrow();
  }

  private static SearchOutcome inSession(
      SearchRequest request, PlacementSink sink, Consumer<SatSession> work) {
    try (SatSession session = new SatSession(request.stopRequested(), sink)) {
      session.begin();
      work.accept(session);
      return session.outcome();
    } catch (OutOfMemoryError e) {
      HeapReserve.releaseShared(); // for the searches of other threads, which this error ends
      throw e;
    }
  }

  /** Solves a reduced model, or its parts in order while it has too many squares. */
  private static void searchParts(SatSession session, SearchRequest request, int depth) {
    if (depth == 0 || PartSplit.squares(request.model()) <= SQUARES_PER_PART) {
      solveInOrder(session, request);
      return;
    }
    Iterator<QueensModel> parts = PrefixSplit.of(request, 1);
    while (session.goesOn() && parts.hasNext()) {
      searchParts(session, request.withModel(parts.next()), depth - 1);
    }
  }

  private static void solveInOrder(SatSession session, SearchRequest request) {
    boolean reversed = request.order() == SolutionOrder.REVERSE_LEXICOGRAPHIC;
    Deque<QueensModel> left = new ArrayDeque<>(List.of(request.model()));
    while (session.goesOn() && !left.isEmpty()) {
      QueensModel model = left.pop();
      SatTranslation translation =
          model.size() <= MAX_BOOLEAN_SIZE
              ? new BooleanTranslation(model, reversed)
              : new IntegerTranslation(model, strategy(request));
      session
          .solve(translation, MAX_PER_SOLVE, rows -> true)
          .ifPresent(last -> pushAllBehind(model, last, reversed, left));
    }
  }

  /**
   * Pushes models of all solutions after a given one: for each column, a model with the same queens
   * before it and a later queen in it. The model of the last column is solved next.
   */
  private static void pushAllBehind(
      QueensModel model, int[] last, boolean reversed, Deque<QueensModel> left) {
    List<RowDomain> domains = new ArrayList<>(model.domains());
    for (int column = 0; column < last.length; column++) {
      int row = last[column];
      RowDomain rows = domains.get(column);
      RowDomain behind =
          RowDomain.of(rows.rows().filter(other -> reversed ? other < row : other > row).toArray());
      if (!behind.isEmpty()) {
        domains.set(column, behind);
        left.push(new QueensModel(domains, model.constraints()));
      }
      domains.set(column, RowDomain.of(row));
    }
  }
}
