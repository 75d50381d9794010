package org.nqueens.ortools;

import java.util.EnumSet;
import java.util.Iterator;
import java.util.Optional;
import org.nqueens.model.QueensModel;
import org.nqueens.ortools.internal.cp.CpSearch;
import org.nqueens.ortools.internal.cp.CpTranslation;
import org.nqueens.ortools.internal.nativecode.NativeLibrary;
import org.nqueens.ortools.internal.split.PartSplit;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.TracingBackend;
import org.nqueens.trace.SearchListener;

/**
 * OR-Tools' original constraint solver.
 *
 * <p>Decisions and failures come from the solver's own counters. With the default strategy on one
 * thread, the numbers of failures and of branches (decisions applied or refuted) agree with the
 * OR-Tools N-queens guide.
 */
public final class CpBackend implements SplittingBackend, TracingBackend {

  /**
   * No dead ends: the solver fails before a domain is empty and tells neither the column nor the
   * rule. Its all-different has two levels. The largest model takes 0.5 GB.
   */
  private static final Capabilities CAPABILITIES =
      Capabilities.DEFAULT
          .withStrategies(strategy -> true)
          .withLevels(EnumSet.of(Propagation.VALUE, Propagation.BOUNDS));

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
  public Capabilities capabilities() {
    return CAPABILITIES;
  }

  /**
   * The level of the request. Without one: bounds, or value elimination in any order, unless
   * lookups, blocked squares or given queens change the propagation.
   */
  @Override
  public Propagation propagation(SearchRequest request) {
    return CpTranslation.level(request);
  }

  @Override
  public Optional<String> unavailability() {
    return NativeLibrary.failure();
  }

  /**
   * Empty in most cases: value elimination in an order of the solver is fastest. If a column has
   * several squares of one value, as with regions, bounds propagation is faster.
   */
  @Override
  public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    boolean regions =
        model.constraints().stream()
            .flatMap(constraint -> constraint.views().stream())
            .anyMatch(view -> !view.isInjective());
    return regions ? Optional.of(SearchStrategy.LEXICOGRAPHIC) : Optional.empty();
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    return PartSplit.split(request, depth, 1);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    return CpSearch.search(request, sink);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink, SearchListener listener) {
    return CpSearch.trace(request, sink, listener);
  }
}
