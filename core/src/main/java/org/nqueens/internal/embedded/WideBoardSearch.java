package org.nqueens.internal.embedded;

import java.util.Arrays;
import java.util.Optional;
import org.nqueens.internal.constraint.Slopes;
import org.nqueens.internal.lines.MinConflicts;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * The search of a board of more than 64 columns whose constraints are {@linkplain Slopes lines}, in
 * any order: a first placement by {@link MinConflicts}, then all others by propagation.
 */
final class WideBoardSearch implements PlacementSink {
  private final SearchRequest request;
  private final PlacementSink sink;
  private final int[] first;
  private boolean repeated;

  private WideBoardSearch(SearchRequest request, PlacementSink sink, int[] first) {
    this.request = request;
    this.sink = sink;
    this.first = first;
  }

  /** Tells whether a model is a board of this kind. */
  static boolean takes(QueensModel model) {
    return model.size() > Long.SIZE && CompiledConstraints.of(model).slopes().isPresent();
  }

  /** Tells whether a request is one for a board of this kind in any order. */
  static boolean takes(SearchRequest request) {
    return request.strategy().isEmpty()
        && request.propagation() == Propagation.UNSPECIFIED
        && request.treeLimit().isEmpty()
        && takes(request.model());
  }

  static SearchOutcome run(SearchRequest request, PlacementSink sink) {
    QueensModel model = request.model();
    Optional<int[]> first =
        MinConflicts.place(
            model, CompiledConstraints.of(model).slopes().orElseThrow(), request.stopRequested());
    if (first.isPresent()) {
      return new WideBoardSearch(request, sink, first.get()).run();
    }
    // The preparation of another search takes some 0.1 s at n = 1,048,576.
    return request.stopRequested().getAsBoolean()
        ? SearchOutcome.EMPTY.unfinished()
        : new PropagationSearch(request).run(sink);
  }

  private SearchOutcome run() {
    if (!sink.accept(first.clone())) {
      return new SearchOutcome(false, 1, 0, 0, 0);
    }
    SearchOutcome outcome = new PropagationSearch(request).run(this);
    return repeated ? outcome : outcome.plus(new SearchOutcome(true, 1, 0, 0, 0));
  }

  @Override
  public boolean accept(int[] rows) {
    if (Arrays.equals(rows, first)) {
      repeated = true;
      return true;
    }
    return sink.accept(rows);
  }
}
