package org.nqueens.ortools;

import com.google.ortools.sat.DecisionStrategyProto.DomainReductionStrategy;
import com.google.ortools.sat.DecisionStrategyProto.VariableSelectionStrategy;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.nqueens.model.QueensModel;
import org.nqueens.search.NamedStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.search.SolutionOrder;
import org.nqueens.search.VariableSelection;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.PrefixSplit;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SplittingBackend;
import org.nqueens.spi.Tuning;

/**
 * OR-Tools CP-SAT, always with one worker: with more it loses solutions and still says OPTIMAL.
 *
 * <p>A strategy of fixed order splits a loose model by the queens of the first columns, until a
 * part has few squares left, and solves each part by {@link BooleanTranslation}; other named
 * strategies search the model whole by {@link IntegerTranslation}. Branches are the solver's
 * branches, failures its conflicts, summed over the parts.
 */
public final class CpSatBackend implements SplittingBackend {
  private static final Set<VariableSelection> SUPPORTED =
      EnumSet.of(
          VariableSelection.FIRST_UNBOUND,
          VariableSelection.LOWEST_MIN,
          VariableSelection.HIGHEST_MAX,
          VariableSelection.MIN_DOMAIN_SIZE,
          VariableSelection.MAX_DOMAIN_SIZE);

  /**
   * Squares left to a part: about here, on plain boards and on completions alike, a part has some
   * 20 to 150 solutions, so that solving outweighs set-up and no solve has learnt too much.
   */
  private static final int SQUARES_PER_PART = 80;

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
  public Optional<String> unavailability() {
    return NativeLibrary.failure();
  }

  @Override
  public Tuning tuning() {
    return new Tuning(MAX_SIZE, Tuning.DEFAULT.minUnboundColumns(), false);
  }

  /** CP-SAT knows five of the variable selections, and no strategy of a user's own. */
  @Override
  public boolean supports(SearchStrategy strategy) {
    return strategy instanceof NamedStrategy named && SUPPORTED.contains(named.variables());
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    return PartSplit.split(request, model -> PartSplit.isLoose(model) ? depth : 0);
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    StackReserve.require();
    Rehearsal.ofSolutions();
    if (request.order().isFixed() && request.model().size() <= MAX_BOOLEAN_SIZE) {
      return searchInOrder(request, sink);
    }
    NamedStrategy strategy = (NamedStrategy) request.strategy().orElseThrow();
    return inSession(
        request,
        sink,
        session ->
            session.solve(
                new IntegerTranslation(request.model(), variables(strategy), values(strategy))));
  }

  private static SearchOutcome searchInOrder(SearchRequest whole, PlacementSink sink) {
    Iterator<QueensModel> reduced = PrefixSplit.of(whole, 0);
    if (!reduced.hasNext()) {
      boolean stopped = whole.stopRequested().getAsBoolean();
      return stopped ? SearchOutcome.EMPTY.unfinished() : SearchOutcome.EMPTY;
    }
    SearchRequest request = whole.of(reduced.next());
    if (PartSplit.squares(request.model()) <= SQUARES_PER_PART) {
      return search(request, 0, sink);
    }
    if (PartSplit.isLoose(request.model())) {
      return search(request, MAX_DEPTH, sink);
    }
    FirstFew first = new FirstFew(sink);
    SearchOutcome outcome = search(request, 0, first);
    if (!first.hadEnough) {
      return outcome;
    }
    SearchOutcome all = search(request, MAX_DEPTH, first::acceptOthers);
    return new SearchOutcome(
        all.exhausted(),
        Math.max(all.solutions(), first.passed),
        outcome.branches() + all.branches(),
        outcome.failures() + all.failures());
  }

  private static SearchOutcome search(SearchRequest request, int depth, PlacementSink sink) {
    return inSession(request, sink, session -> searchParts(session, request, depth));
  }

  private static SearchOutcome inSession(
      SearchRequest request, PlacementSink sink, Consumer<SatSession> work) {
    try (SatSession session = new SatSession(request.stopRequested(), sink)) {
      work.accept(session);
      return session.outcome();
    } catch (OutOfMemoryError e) {
      HeapReserve.releaseShared(); // for the searches of other threads that this one will end
      throw e;
    }
  }

  /** Solves a reduced model, or its parts in order while it has too many squares. */
  private static void searchParts(SatSession session, SearchRequest request, int depth) {
    if (depth == 0 || PartSplit.squares(request.model()) <= SQUARES_PER_PART) {
      boolean descending = request.order() == SolutionOrder.REVERSE_LEXICOGRAPHIC;
      session.solve(new BooleanTranslation(request.model(), descending));
      return;
    }
    Iterator<QueensModel> parts = PrefixSplit.of(request, 1);
    while (session.goesOn() && parts.hasNext()) {
      searchParts(session, request.of(parts.next()), depth - 1);
    }
  }

  /**
   * Takes solutions from one solve as long as they are few, for a solve grows with every one of
   * them; then those after these from a second search, which comes in the same order.
   */
  private static final class FirstFew implements PlacementSink {
    private static final int MAX_FROM_ONE_SOLVE = 20_000;

    private final PlacementSink sink;
    private int passed;
    private int repeated;
    private boolean hadEnough;

    FirstFew(PlacementSink sink) {
      this.sink = sink;
    }

    @Override
    public boolean accept(int[] rows) {
      hadEnough = passed == MAX_FROM_ONE_SOLVE;
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
