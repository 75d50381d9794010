package org.nqueens.internal.engine;

import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.internal.engine.plain.QuartersCount;
import org.nqueens.internal.propagation.BranchLog;
import org.nqueens.internal.propagation.ConsistentDomains;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.ValueSelection;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.Capabilities;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.TracingBackend;
import org.nqueens.spi.support.PrefixSplit;
import org.nqueens.trace.SearchListener;

/**
 * The pure-Java engine.
 *
 * <p>Requests are shared out among three searches:
 *
 * <ul>
 *   <li>{@link PlainBoardSearch} has boards with the usual constraints and up to 64 columns, under
 *       the default strategy and in counts, unless a level of propagation is set.
 *   <li>{@link WideBoardSearch} has larger boards with the usual constraints in any order, unless a
 *       level of propagation is set.
 *   <li>{@link PropagationSearch} has everything else.
 * </ul>
 */
public final class EmbeddedBackend implements CountingBackend, SplittingBackend, TracingBackend {

  static final SearchStrategy SMALLEST_DOMAIN =
      SearchStrategy.of(VariableSelection.MIN_DOMAIN_SIZE, ValueSelection.SMALLEST);

  private static final Capabilities CAPABILITIES =
      Capabilities.DEFAULT
          .withStrategies(strategy -> true)
          .withDeadEnds()
          .withLevels(EnumSet.complementOf(EnumSet.of(Propagation.UNSPECIFIED)))
          .withTreeLimits();

  /** The nodes of the short search for a first solution. */
  private static final int FEW_NODES = 16;

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
  public Capabilities capabilities() {
    return CAPABILITIES;
  }

  /** Searches by bits have no level. */
  @Override
  public Propagation propagation(SearchRequest request) {
    return isInOrderOfBits(request) && PlainBoardSearch.slopes(request.model()).isPresent()
        ? Propagation.UNSPECIFIED
        : PropagationSearch.level(request);
  }

  private static boolean isInOrderOfBits(SearchRequest request) {
    return request.propagation() == Propagation.UNSPECIFIED
        && request.treeLimit().isEmpty()
        && request.strategy().equals(Optional.of(SearchStrategy.LEXICOGRAPHIC));
  }

  /**
   * By the model:
   *
   * <ul>
   *   <li>a plain board: lexicographic, because bits place a queen in a few instructions;
   *   <li>a larger board of rows and diagonals: no strategy, because {@link MinConflicts} finds the
   *       first placement;
   *   <li>regions or other values that must be taken: the fewest places;
   *   <li>all others: smallest domain.
   * </ul>
   */
  @Override
  public Optional<SearchStrategy> preferredStrategy(QueensModel model) {
    if (WideBoardSearch.takes(model)) {
      return Optional.empty();
    }
    if (PlainBoardSearch.slopes(model).isPresent()) {
      return Optional.of(SearchStrategy.LEXICOGRAPHIC);
    }
    boolean small = model.size() <= Long.SIZE;
    return small && !CompiledConstraints.of(model).takenValues().isEmpty()
        ? Optional.of(new FewestPlaces(model))
        : Optional.of(SMALLEST_DOMAIN);
  }

  /**
   * On boards of queens of up to 64 columns a short search by {@link SearchStrategy#FIRST_SOLUTION}
   * and then {@link WeightedLinesSearch}; other boards are left to the portfolio of the facade.
   */
  @Override
  public Optional<Iterator<Attempt>> attempts(QueensModel model) {
    if (!WeightedLinesSearch.takes(model)) {
      return Optional.empty();
    }
    AtomicInteger nodes = new AtomicInteger();
    Attempt shortly =
        (request, sink) ->
            search(
                new SearchRequest(
                    request.model(),
                    SearchStrategy.FIRST_SOLUTION.begin(request.model()),
                    // The engine polls at each node.
                    () ->
                        nodes.incrementAndGet() > FEW_NODES
                            || request.stopRequested().getAsBoolean()),
                sink);
    Attempt byWeights = (request, sink) -> new WeightedLinesSearch(request, sink).run();
    return Optional.of(List.of(shortly, byWeights).iterator());
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    if (WideBoardSearch.takes(request)) {
      return new WideBoardSearch(request, sink).run();
    }
    Optional<PlainBoardSearch> plain =
        isInOrderOfBits(request) ? PlainBoardSearch.enumeration(request, sink) : Optional.empty();
    return plain.isPresent() ? plain.get().run() : new PropagationSearch(request).run(sink);
  }

  @Override
  public SearchOutcome count(SearchRequest request) {
    Optional<PlainBoardSearch> plain =
        request.propagation() == Propagation.UNSPECIFIED
            ? PlainBoardSearch.count(request)
            : Optional.empty();
    return plain.isPresent() ? plain.get().run() : new PropagationSearch(request).count();
  }

  @Override
  public Division division(QueensModel model) {
    return PlainBoardSearch.slopes(model)
        .filter(slopes -> QuartersCount.canDo(model.size(), slopes))
        .map(slopes -> QuartersCount.DIVISION)
        .orElse(Division.BY_QUEENS);
  }

  /** Traces are searched by propagation, even on boards that are otherwise searched by bits. */
  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink, SearchListener listener) {
    Propagation level = PropagationSearch.level(request);
    ConsistentDomains domains =
        new ConsistentDomains(request.model(), level, request.stopRequested(), listener);
    BranchLog branches = new BranchLog(listener);
    return new PropagationSearch(request, domains, Optional.of(branches)).run(sink);
  }

  /** Parts with fewer columns would take less time to search than to prepare, about 10 us. */
  @Override
  public int minOpenColumns() {
    return 8;
  }

  /** Parts that are searched by halves have few fixed queens at every depth. */
  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    if (!request.order().isFixed()) {
      return new PropagationSearch(request).parts(depth);
    }
    int n = request.model().size();
    int most =
        isInOrderOfBits(request)
            ? PlainBoardSearch.slopes(request.model())
                .map(slopes -> PlainBoardSearch.splitDepth(n, slopes))
                .orElse(depth)
            : depth;
    return PrefixSplit.of(request, Math.min(depth, most));
  }
}
