package org.nqueens.internal.embedded;

import java.util.EnumSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import org.nqueens.model.Lines;
import org.nqueens.model.QueensModel;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.Capability;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/**
 * The pure-Java engine.
 *
 * <p>Boards with the usual constraints and up to 64 columns go to {@link PlainBoardSearch} under
 * the default strategy, everything else to {@link PropagationSearch}. A branch is a queen tried by
 * bits, or a decision applied or refuted by propagation; a failure is a dead end in both.
 */
public final class EmbeddedBackend implements SolverBackend {

  static final SearchStrategy SMALLEST_DOMAIN =
      SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST);

  /** Beyond this the trail of {@link TrailedDomains} could outgrow an array. */
  private static final int MAX_SIZE = 25_000;

  /** Makes the backend; called by the service loader. */
  public EmbeddedBackend() {}

  @Override
  public String id() {
    return "embedded";
  }

  @Override
  public String description() {
    return "pure-Java engine: bit-parallel on plain boards, bitset propagation on any model";
  }

  @Override
  public Set<Capability> capabilities() {
    return EnumSet.allOf(Capability.class);
  }

  @Override
  public int maxSize() {
    return MAX_SIZE;
  }

  /** From left to right on a plain board, where the next queen is a few instructions away. */
  @Override
  public SearchStrategy fastest(QueensModel model) {
    return model.size() <= Long.SIZE && Lines.of(model).isPresent()
        ? SearchStrategy.LEXICOGRAPHIC
        : SMALLEST_DOMAIN;
  }

  /** A part is prepared in some 10 us. */
  @Override
  public int columnsPerPart() {
    return 8;
  }

  @Override
  public boolean allowsReplay() {
    return true;
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    Optional<PlainBoardSearch> plain =
        request.strategy().equals(SearchStrategy.LEXICOGRAPHIC)
            ? PlainBoardSearch.enumeration(request, sink)
            : Optional.empty();
    return plain.isPresent() ? plain.get().run() : new PropagationSearch(request).run(sink);
  }

  @Override
  public SearchOutcome count(SearchRequest request) {
    Optional<PlainBoardSearch> plain = PlainBoardSearch.count(request);
    return plain.isPresent() ? plain.get().run() : new PropagationSearch(request).run(null);
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    return request.strategy() instanceof NamedStrategy named && named.hasFixedOrder()
        ? SolverBackend.super.split(request, depth)
        : new PropagationSearch(request).parts(depth);
  }
}
