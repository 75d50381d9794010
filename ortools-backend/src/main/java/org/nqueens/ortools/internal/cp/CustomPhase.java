package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.Decision;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.JavaDecisionBuilder;
import com.google.ortools.constraintsolver.Solver;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.nqueens.ortools.internal.nativecode.HeapReserve;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;

/**
 * A user's strategy as a decision builder of the original CP solver.
 *
 * <p>The builder returns native decisions only. An exception of the strategy is kept for {@link
 * #rethrow()}, because an exception that crosses native code aborts the JVM; a fail decision
 * finishes the search instead. The constructor makes that decision, because a full heap may leave
 * no memory for it later.
 */
final class CustomPhase extends JavaDecisionBuilder {
  private final IntVar[] queens;
  private final SearchState state = new Domains();
  private final Decision fail;
  private final HeapReserve reserve;
  private @Nullable Thread deciding;

  /** Null after {@link #rethrow()}. */
  private @Nullable SearchStrategy strategy;

  private @Nullable Throwable thrown;

  /**
   * Defines the phase.
   *
   * @param reserve the heap reserve of the thread that searches
   */
  CustomPhase(SearchStrategy strategy, IntVar[] queens, Solver solver, HeapReserve reserve) {
    this.strategy = strategy;
    this.queens = queens;
    this.fail = solver.makeFailDecision();
    this.reserve = reserve;
  }

  @Override
  public @Nullable Decision next(Solver solver) {
    try {
      reserve.hold();
      deciding = Thread.currentThread();
      return allBound() ? null : decide(solver);
    } catch (Throwable t) { // no exception of any kind may reach the native caller
      thrown = t;
      HeapReserve.releaseShared();
      solver.finishCurrentSearch();
      return fail;
    } finally {
      deciding = null;
      reserve.release();
    }
  }

  /**
   * Releases the strategy and rethrows its exception, if any, after the native search. This object
   * has a finalizer, which would delay the collection of all objects that the strategy can reach;
   * if these have filled the heap, their memory is needed at once.
   */
  void rethrow() {
    strategy = null;
    if (thrown instanceof Error error) {
      throw error;
    }
    if (thrown != null) {
      throw (RuntimeException) thrown;
    }
  }

  private boolean allBound() {
    for (IntVar queen : queens) {
      if (!queen.bound()) {
        return false;
      }
    }
    return true;
  }

  private Decision decide(Solver solver) {
    org.nqueens.search.Decision decision =
        org.nqueens.search.Decision.from(Objects.requireNonNull(strategy), state);
    IntVar queen = queens[decision.column()];
    int row = decision.row();
    return switch (decision.relation()) {
      case EQUAL -> solver.makeAssignVariableValue(queen, row);
      case AT_MOST -> solver.makeSplitVariableDomain(queen, row, true);
      case AT_LEAST -> solver.makeSplitVariableDomain(queen, row - 1L, false);
    };
  }

  /**
   * The domains of the solver's variables, readable only while the strategy decides: reading a
   * variable of a deleted solver, or of a solver at work on another thread, would crash the JVM.
   */
  private final class Domains implements SearchState {
    private IntVar queen(int column) {
      if (deciding != Thread.currentThread()) {
        throw new IllegalStateException(
            "state (of a decision that was made) must be read while the strategy decides: do not"
                + " keep it");
      }
      return queens[column];
    }

    @Override
    public int size() {
      return queens.length;
    }

    @Override
    public int domainSize(int column) {
      return (int) queen(column).size();
    }

    @Override
    public boolean contains(int column, int row) {
      return queen(column).contains(row);
    }

    @Override
    public int min(int column) {
      return (int) queen(column).min();
    }

    @Override
    public int max(int column) {
      return (int) queen(column).max();
    }
  }
}
