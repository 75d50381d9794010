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
 * A search by CP-SAT. Under a strategy of fixed order a model is solved in the form of {@link
 * BooleanTranslation}, in that order: a loose one is split by the queens of the first columns until
 * a part has few unbound squares; another one is solved whole, and again behind every so many
 * solutions. Under other strategies the whole model is solved in the form of {@link
 * IntegerTranslation}.
 */
public final class SatSearch {
  /**
   * The largest number of unbound squares of a part. At this number a part of a plain board or a
   * completion has about 20 to 150 solutions: enough to outweigh the set-up of a solve, and few
   * enough to keep its learnt clauses few.
   */
  private static final int SQUARES_PER_PART = 80;

  /**
   * The solutions of one solve in order. CP-SAT keeps a clause for each of them, 140 bytes at n =
   * 10; those behind the last are solved as models of their own.
   */
  private static final int MAX_PER_SOLVE = 20_000;

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

  /** Searches a model on the calling thread. */
  public static SearchOutcome search(SearchRequest request, PlacementSink sink) {
    REHEARSAL.run();
    if (request.order().isFixed() && request.model().size() <= MAX_BOOLEAN_SIZE) {
      return searchInOrder(request, sink);
    }
    NamedStrategy strategy = (NamedStrategy) request.strategy().orElseThrow();
    return inSession(
        request,
        sink,
        session ->
            session.solve(new IntegerTranslation(request.model(), strategy), Integer.MAX_VALUE));
  }

  private static SearchOutcome searchInOrder(SearchRequest whole, PlacementSink sink) {
    return inSession(
        whole,
        sink,
        session -> {
          Iterator<QueensModel> reduced = PrefixSplit.of(whole, 0);
          if (reduced.hasNext()) {
            QueensModel model = reduced.next();
            int depth = PartSplit.isLoose(model) ? MAX_DEPTH : 0;
            searchParts(session, whole.withModel(model), depth);
          }
        });
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
      session
          .solve(new BooleanTranslation(model, reversed), MAX_PER_SOLVE)
          .ifPresent(last -> pushAllBehind(model, last, reversed, left));
    }
  }

  /**
   * Pushes the models of the solutions behind one in order: by column, those with the same queens
   * before it and another one in it, so that the last column is solved next.
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
