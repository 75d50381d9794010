package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.Decision;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.JavaDecisionBuilder;
import com.google.ortools.constraintsolver.Solver;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.nqueens.ortools.internal.nativecode.HeapReserve;
import org.nqueens.ortools.internal.nativecode.UpcallFailure;
import org.nqueens.search.SearchStrategy;

/**
 * A user's strategy as a decision builder of the original CP solver.
 *
 * <p>The builder returns native decisions only. After an exception of the strategy, which is kept
 * for {@link #rethrow()}, a fail decision finishes the search. The constructor makes that decision,
 * because a full heap may leave no memory for it later.
 */
final class CustomPhase extends JavaDecisionBuilder {
  private final IntVar[] queens;
  private final NativeDomains state;
  private final Decision fail;
  private final HeapReserve reserve;
  private final UpcallFailure failure = new UpcallFailure();

  /** True once an exception is kept. */
  private boolean stopped;

  /** Null after {@link #rethrow()}. */
  private @Nullable SearchStrategy strategy;

  /**
   * Defines the phase.
   *
   * @param strategy has begun its search
   * @param reserve the heap reserve of the thread that searches
   */
  CustomPhase(SearchStrategy strategy, IntVar[] queens, Solver solver, HeapReserve reserve) {
    this.strategy = strategy;
    this.queens = queens;
    this.state = new NativeDomains(queens);
    this.fail = solver.makeFailDecision();
    this.reserve = reserve;
  }

  @Override
  public @Nullable Decision next(Solver solver) {
    try {
      reserve.hold();
      state.open();
      if (stopped) {
        return fail;
      }
      return allBound() ? null : decide(solver);
    } catch (Throwable t) { // no exception of any kind may reach the native caller
      stopped = true;
      failure.keep(t);
      solver.finishCurrentSearch();
      return fail;
    } finally {
      state.close();
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
    failure.rethrow();
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
}
