package org.nqueens.ortools;

import com.google.ortools.sat.DecisionStrategyProto.DomainReductionStrategy;
import com.google.ortools.sat.DecisionStrategyProto.VariableSelectionStrategy;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Lookup;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.Capability;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/**
 * OR-Tools CP-SAT, always with one worker: with more it loses solutions and still says OPTIMAL.
 *
 * <p>A strategy of fixed order splits a loose model by the queens of the first columns and solves
 * each part by {@link BooleanTranslation}; other named strategies search the model whole by {@link
 * IntegerTranslation}. Branches are the solver's branches, failures its conflicts, summed over the
 * parts.
 */
public final class CpSatBackend implements SolverBackend {
  private static final Set<VariableSelection> SUPPORTED =
      EnumSet.of(
          VariableSelection.FIRST_UNBOUND,
          VariableSelection.LOWEST_MIN,
          VariableSelection.HIGHEST_MAX,
          VariableSelection.MIN_DOMAIN_SIZE,
          VariableSelection.MAX_DOMAIN_SIZE);

  /** Columns left to a part: at 9 it has some 10 to 30 solutions, and solving outweighs set-up. */
  private static final int COLUMNS_PER_PART = 9;

  /** Beyond this depth the parts are too many to be of use, and learning would be of more. */
  private static final int MAX_DEPTH = 6;

  /** Boards up to this size have few enough squares for a Boolean each. */
  private static final int MAX_BOOLEAN_SIZE = 128;

  /**
   * An all-different grows with the square of the board, and the solver cannot be stopped while it
   * loads one: with lookups, for half a second here, and for sixteen at n = 1,000.
   */
  private static final int MAX_SIZE = 400;

  /** Makes the backend; called by the service loader. Loads nothing. */
  public CpSatBackend() {}

  @Override
  public String id() {
    return "cp-sat";
  }

  @Override
  public String description() {
    return "OR-Tools CP-SAT: clause learning, one worker per part";
  }

  @Override
  public Set<Capability> capabilities() {
    return EnumSet.noneOf(Capability.class);
  }

  @Override
  public Optional<String> unavailability() {
    return NativeLibrary.failure();
  }

  @Override
  public int maxSize() {
    return MAX_SIZE;
  }

  /** CP-SAT knows five of the variable selections, and no strategy of a user's own. */
  @Override
  public boolean supports(SearchStrategy strategy) {
    return strategy instanceof NamedStrategy named && SUPPORTED.contains(named.variables());
  }

  @Override
  public boolean allowsReplay() {
    return true;
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    NamedStrategy strategy = (NamedStrategy) request.strategy();
    if (strategy.hasFixedOrder() && request.model().size() <= MAX_BOOLEAN_SIZE) {
      return searchInOrder(request, sink, strategy.isDescending());
    }
    try (SatSession session = new SatSession(request.stopRequested(), sink)) {
      session.solve(new IntegerTranslation(request.model(), variables(strategy), values(strategy)));
      return session.outcome();
    }
  }

  private SearchOutcome searchInOrder(
      SearchRequest request, PlacementSink sink, boolean descending) {
    Iterator<QueensModel> whole = List.of(request.model()).iterator();
    List<RowDomain> unbound =
        request.model().domains().stream().filter(domain -> domain.size() > 1).toList();
    int depth = Math.min(unbound.size() - COLUMNS_PER_PART, MAX_DEPTH);
    if (depth < 1) {
      return search(request, whole, descending, sink);
    }
    if (isLoose(request.model(), unbound)) {
      return search(request, split(request, depth), descending, sink);
    }
    FirstFew first = new FirstFew(sink);
    SearchOutcome outcome = search(request, whole, descending, first);
    if (!first.hadEnough) {
      return outcome;
    }
    SearchOutcome all = search(request, split(request, depth), descending, first::acceptOthers);
    return new SearchOutcome(
        all.exhausted(),
        Math.max(all.solutions(), first.passed),
        outcome.branches() + all.branches(),
        outcome.failures() + all.failures());
  }

  private static SearchOutcome search(
      SearchRequest request, Iterator<QueensModel> parts, boolean descending, PlacementSink sink) {
    try (SatSession session = new SatSession(request.stopRequested(), sink)) {
      while (session.goesOn() && parts.hasNext()) {
        session.solve(new BooleanTranslation(parts.next(), descending));
      }
      return session.outcome();
    }
  }

  /**
   * Takes solutions from one solve as long as they are few, for a solve grows with every one of
   * them; then those after these from a second search, which comes in the same order.
   */
  private static final class FirstFew implements PlacementSink {
    private static final int FEW = 100_000;

    private final PlacementSink sink;
    private int passed;
    private int repeated;
    private boolean hadEnough;

    FirstFew(PlacementSink sink) {
      this.sink = sink;
    }

    @Override
    public boolean accept(int[] rows) {
      hadEnough = passed == FEW;
      if (hadEnough) {
        return false;
      }
      passed++;
      return sink.accept(rows);
    }

    boolean acceptOthers(int[] rows) {
      if (repeated < passed) {
        repeated++;
        return true;
      }
      return sink.accept(rows);
    }
  }

  /**
   * True if many placements of the first columns can be completed. Regions and many blocked squares
   * leave a few solutions, which learning on the whole model finds sooner than a myriad of parts.
   */
  private static boolean isLoose(QueensModel model, List<RowDomain> unbound) {
    long squares = unbound.stream().mapToLong(RowDomain::size).sum();
    return 2 * squares >= (long) unbound.size() * unbound.size()
        && model.constraints().stream().noneMatch(constraint -> isTight(constraint, model.size()));
  }

  /** True for regions and the like: lookups on all columns without a value to spare. */
  private static boolean isTight(AllDifferent constraint, int n) {
    List<View> views = constraint.views();
    return views.size() == n
        && views.stream().anyMatch(Lookup.class::isInstance)
        && views.stream()
                .flatMap(view -> IntStream.range(0, n).mapToObj(view::valueAt))
                .distinct()
                .count()
            == n;
  }

  private static VariableSelectionStrategy variables(NamedStrategy strategy) {
    return switch (strategy.variables()) {
      case FIRST_UNBOUND -> VariableSelectionStrategy.CHOOSE_FIRST;
      case LOWEST_MIN -> VariableSelectionStrategy.CHOOSE_LOWEST_MIN;
      case HIGHEST_MAX -> VariableSelectionStrategy.CHOOSE_HIGHEST_MAX;
      case MIN_DOMAIN_SIZE -> VariableSelectionStrategy.CHOOSE_MIN_DOMAIN_SIZE;
      case MAX_DOMAIN_SIZE -> VariableSelectionStrategy.CHOOSE_MAX_DOMAIN_SIZE;
      default ->
          throw new IllegalArgumentException(
              "strategy (" + strategy + ") is not one of CP-SAT's: ask supports first");
    };
  }

  private static DomainReductionStrategy values(NamedStrategy strategy) {
    return switch (strategy.values()) {
      case SMALLEST -> DomainReductionStrategy.SELECT_MIN_VALUE;
      case LARGEST -> DomainReductionStrategy.SELECT_MAX_VALUE;
      case MIDDLE -> DomainReductionStrategy.SELECT_MEDIAN_VALUE;
      case LOWER_HALF -> DomainReductionStrategy.SELECT_LOWER_HALF;
      case UPPER_HALF -> DomainReductionStrategy.SELECT_UPPER_HALF;
    };
  }
}
