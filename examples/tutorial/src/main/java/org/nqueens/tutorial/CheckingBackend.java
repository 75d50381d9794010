package org.nqueens.tutorial;

import java.util.HashSet;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/** A custom backend: backtracking that checks each queen against the queens placed before. */
public final class CheckingBackend implements SolverBackend {

  @Override
  public String id() {
    return "checking";
  }

  @Override
  public String description() {
    return "backtracking without propagation";
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    Search search = new Search(request, sink, new int[request.model().size()]);
    boolean exhausted = search.fill(0);
    return SearchOutcome.ofTree(exhausted, search.solutions, search.decisions, search.failures);
  }

  private static final class Search {
    private final SearchRequest request;
    private final PlacementSink sink;
    private final int[] rows;
    private long solutions;
    private long decisions;
    private long failures;

    Search(SearchRequest request, PlacementSink sink, int[] rows) {
      this.request = request;
      this.sink = sink;
      this.rows = rows;
    }

    /** Searches the columns from the given one on; false if the search must stop. */
    boolean fill(int column) {
      QueensModel model = request.model();
      if (column == rows.length) {
        solutions++;
        return sink.accept(rows);
      }
      boolean goOn = !request.stopRequested().getAsBoolean();
      for (int row = model.domain(column).next(0);
          goOn && row >= 0;
          row = model.domain(column).next(row + 1)) {
        rows[column] = row;
        decisions += model.domain(column).next(row + 1) >= 0 ? 1 : 0;
        boolean fits = model.constraints().stream().allMatch(rule -> agrees(rule, column));
        failures += fits ? 0 : 1;
        goOn = !fits || fill(column + 1);
      }
      return goOn;
    }

    private boolean agrees(AllDifferent rule, int last) {
      return rule.views().stream()
          .filter(view -> view.column() <= last)
          .map(view -> view.valueAt(rows[view.column()]))
          .allMatch(new HashSet<>()::add);
    }
  }
}
