package org.nqueens.internal.embedded;

import java.util.Iterator;
import java.util.Optional;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.PrefixSplit;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.Tuning;

/**
 * The pure-Java engine.
 *
 * <p>Boards with the usual constraints and up to 64 columns go to {@link PlainBoardSearch} under
 * the default strategy and in counts, all other searches to {@link PropagationSearch}. A branch is
 * a queen tried by bits, or a decision applied or refuted by propagation; a failure is a dead end
 * in both.
 */
public final class EmbeddedBackend implements CountingBackend, SplittingBackend {

  static final SearchStrategy SMALLEST_DOMAIN =
      SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST);

  /** Beyond this, the trail of {@link TrailedDomains} could outgrow an array. */
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
  public boolean supports(SearchStrategy strategy) {
    return true;
  }

  /**
   * Parts have at least 8 unbound columns: the search of a smaller part takes less time than its
   * preparation, about 10 us.
   */
  @Override
  public Tuning tuning() {
    return new Tuning(MAX_SIZE, 8, false);
  }

  /**
   * Lexicographic on a plain board, where bits place a queen in a few instructions; else smallest
   * domain.
   */
  @Override
  public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    return Optional.of(
        PlainBoardSearch.slopes(model).isPresent()
            ? SearchStrategy.LEXICOGRAPHIC
            : SMALLEST_DOMAIN);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    Optional<PlainBoardSearch> plain =
        request.strategy().equals(Optional.of(SearchStrategy.LEXICOGRAPHIC))
            ? PlainBoardSearch.enumeration(request, sink)
            : Optional.empty();
    return plain.isPresent() ? plain.get().run() : new PropagationSearch(request).run(sink);
  }

  @Override
  public SearchOutcome count(SearchRequest request) {
    Optional<PlainBoardSearch> plain = PlainBoardSearch.count(request);
    return plain.isPresent() ? plain.get().run() : new PropagationSearch(request).count();
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    return request.order().isFixed()
        ? PrefixSplit.of(request, depth)
        : new PropagationSearch(request).parts(depth);
  }
}
