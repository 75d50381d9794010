package org.nqueens.internal.sampling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.nqueens.internal.run.backend.BackendCalls;
import org.nqueens.internal.run.backend.BackendSelection;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchRequest;

/**
 * A walk over the solutions after a given one, in lexicographic order. For one thread.
 *
 * <p>The walk is depth first. It tries the rows that earlier queens leave, without a look ahead. If
 * solutions are close together this is fastest: some 40 ns for each queen. In a wide gap,
 * propagation can refute subtrees near the root that such a walk would search to their leaves.
 * After {@value #QUICK_QUEENS} queens, the engine therefore searches the remaining branches, from
 * the deepest one to the root.
 */
final class SolutionWalk {
  /** The queens of the walk before the engine takes over: about 3 ms. */
  static final int QUICK_QUEENS = 1 << 16;

  /** The id of the engine, which needs nothing outside this module. */
  static final String ENGINE = "embedded";

  /** The queens between two polls of the stop signal, a power of two: below a millisecond. */
  private static final int POLL = 1 << 12;

  private final QueensModel model;
  private final PlacementTree tree;
  private final BooleanSupplier stop;
  private final int[] rows;

  /** By column: the rows to try after the current one. */
  private final long[] untried;

  /** The column of the next queen; -1 at the end. */
  private int column;

  private final int quickQueens;
  private int queens;

  SolutionWalk(
      QueensModel model, PlacementTree tree, int[] rows, BooleanSupplier stop, int quickQueens) {
    this.quickQueens = quickQueens;
    this.model = model;
    this.tree = tree;
    this.stop = stop;
    this.rows = rows;
    this.untried = new long[rows.length];
    for (int placed = 0; placed < rows.length; placed++) {
      untried[placed] = tree.free(placed, rows) & -2L << rows[placed];
    }
    this.column = rows.length - 1;
  }

  /** Passes the solutions after the first to a sink; true if the sink has refused one. */
  boolean pass(PlacementSink sink) {
    while (column >= 0 && queens < quickQueens) {
      if (!advance()) {
        return false;
      }
      if (column == rows.length) {
        if (!sink.accept(rows)) {
          return true;
        }
        column--;
      }
    }
    return column >= 0 && passByEngine(sink);
  }

  /** Places the next queen, or leaves a column without a row to try; false to stop. */
  private boolean advance() {
    long left = untried[column];
    if (left == 0) {
      column--;
      return true;
    }
    if ((++queens & POLL - 1) == 0 && stop.getAsBoolean()) {
      return false;
    }
    rows[column] = Long.numberOfTrailingZeros(left);
    untried[column] = left & left - 1;
    column++;
    if (column < rows.length) {
      untried[column] = tree.free(column, rows);
    }
    return true;
  }

  private boolean passByEngine(PlacementSink sink) {
    BackendCalls engine = BackendSelection.find(ENGINE);
    boolean[] refused = {false};
    for (; column >= 0 && !refused[0] && !stop.getAsBoolean(); column--) {
      if (untried[column] != 0) {
        engine.search(
            new SearchRequest(branches(), SearchStrategy.LEXICOGRAPHIC, stop),
            solution -> {
              refused[0] = !sink.accept(solution);
              return !refused[0];
            });
      }
    }
    return refused[0];
  }

  /** The model with the untried rows of the column, after the queens placed before it. */
  private QueensModel branches() {
    List<RowDomain> domains = new ArrayList<>(model.domains());
    for (int placed = 0; placed < column; placed++) {
      domains.set(placed, RowDomain.of(rows[placed]));
    }
    domains.set(column, RowDomain.ofBits(untried[column]));
    return new QueensModel(domains, model.constraints());
  }
}
