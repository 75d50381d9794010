package org.nqueens.internal.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;

/**
 * Searches a board of more than 64 columns with rows and diagonals as constraints, in any order.
 * {@link MinConflicts} finds a first and a second placement, since propagation seldom finds a
 * second placement near its first one. Propagation finds all others. A board whose domains do not
 * fit the heap is refused only when a placement is needed that local search does not find.
 */
final class WideBoardSearch implements PlacementSink {
  /** Two placements, enough to know that there is more than one. */
  private static final int SEEDS = 2;

  private final SearchRequest request;
  private final PlacementSink sink;

  /** The placements that were delivered before the search by propagation. */
  private final List<int[]> first = new ArrayList<>();

  /** How many of these placements the search by propagation has found again. */
  private int repeated;

  WideBoardSearch(SearchRequest request, PlacementSink sink) {
    this.request = request;
    this.sink = sink;
  }

  static boolean takes(QueensModel model) {
    return model.size() > Long.SIZE && CompiledConstraints.of(model).slopes().isPresent();
  }

  static boolean takes(SearchRequest request) {
    return request.strategy().isEmpty()
        && request.propagation() == Propagation.UNSPECIFIED
        && request.treeLimit().isEmpty()
        && takes(request.model());
  }

  SearchOutcome run() {
    QueensModel model = request.model();
    Set<Integer> slopes = CompiledConstraints.of(model).slopes().orElseThrow();
    boolean goOn = true;
    for (int seed = 0; goOn && first.size() == seed && seed < SEEDS; seed++) {
      Optional<int[]> found = MinConflicts.place(model, slopes, seed, request.stopRequested());
      if (found.isPresent() && !isFirst(found.get())) {
        first.add(found.get());
        goOn = sink.accept(found.get().clone());
      }
    }
    SearchOutcome delivered = new SearchOutcome(goOn, first.size(), 0, 0, 0);
    // To prepare the search by propagation takes seconds at n = 25,000.
    if (!goOn || request.stopRequested().getAsBoolean()) {
      return delivered.unfinished();
    }
    SearchOutcome outcome = new PropagationSearch(request).run(this);
    return outcome.plus(new SearchOutcome(true, first.size() - repeated, 0, 0, 0));
  }

  private boolean isFirst(int[] rows) {
    return first.stream().anyMatch(found -> Arrays.equals(found, rows));
  }

  @Override
  public boolean accept(int[] rows) {
    if (isFirst(rows)) {
      repeated++;
      return true;
    }
    return sink.accept(rows);
  }
}
