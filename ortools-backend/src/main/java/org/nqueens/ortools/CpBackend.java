package org.nqueens.ortools;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Optional;
import org.nqueens.model.Lookup;
import org.nqueens.model.QueensModel;
import org.nqueens.ortools.internal.cp.CpSearch;
import org.nqueens.ortools.internal.nativecode.NativeLibrary;
import org.nqueens.ortools.internal.split.PartSplit;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.Tuning;

/**
 * OR-Tools' original constraint solver.
 *
 * <p>Branches and failures are the solver's own counters: with the default strategy on one thread,
 * those of the OR-Tools N-queens guide.
 */
public final class CpBackend implements SplittingBackend {

  /**
   * At this size a model takes 0.5 GB; at n = 100,000 it takes 3 GB, and its translation takes
   * seven seconds without a stop.
   */
  private static final int MAX_SIZE = 30_000;

  /** Makes the backend; called by the service loader. Loads nothing. */
  public CpBackend() {}

  @Override
  public String id() {
    return "cp";
  }

  @Override
  public String description() {
    return "OR-Tools original CP solver: propagation and depth-first search";
  }

  @Override
  public boolean supports(SearchStrategy strategy) {
    return true;
  }

  @Override
  public Optional<String> unavailability() {
    return NativeLibrary.failure();
  }

  /** Branches and failures cover the whole tree, for comparison with published figures. */
  @Override
  public Tuning tuning() {
    return new Tuning(MAX_SIZE, Tuning.DEFAULT.minUnboundColumns(), true);
  }

  /**
   * Empty, except on boards with regions: value elimination in an order of the solver is fastest.
   * Where a column has several squares of one value, as with regions, bounds propagation is faster.
   */
  @Override
  public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    boolean regions =
        model.constraints().stream()
            .flatMap(constraint -> constraint.views().stream())
            .anyMatch(view -> view instanceof Lookup lookup && !isInjective(lookup));
    return regions ? Optional.of(SearchStrategy.LEXICOGRAPHIC) : Optional.empty();
  }

  private static boolean isInjective(Lookup lookup) {
    return new HashSet<>(lookup.table()).size() == lookup.table().size();
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    return PartSplit.split(request, model -> PartSplit.isLoose(model) ? depth : 1);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    return CpSearch.search(request, sink);
  }
}
