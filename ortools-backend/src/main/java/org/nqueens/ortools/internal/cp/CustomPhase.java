package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.Decision;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.JavaDecisionBuilder;
import com.google.ortools.constraintsolver.Solver;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.nqueens.ortools.internal.nativecode.NativeSession;
import org.nqueens.search.SearchStrategy;

/**
 * A user's strategy as a decision builder of the original CP solver.
 *
 * <p>The builder returns native decisions only. After an exception of the strategy, which the
 * session keeps, a fail decision finishes the search. The constructor makes that decision, because
 * a full heap may leave no memory for it later.
 */
final class CustomPhase extends JavaDecisionBuilder {
  private final IntVar[] queens;
  private final NativeDomains state;
  private final Decision fail;
  private final Solver solver;
  private final NativeSession session;

  // Made once, because an allocation outside of the session's care is not safe.
  private final Runnable deciding = this::decide;

  /** Null at a solution. */
  private @Nullable Decision next;

  /** Null after {@link #release()}. */
  private @Nullable SearchStrategy strategy;

  CustomPhase(SearchStrategy strategy, IntVar[] queens, Solver solver, NativeSession session) {
    this.strategy = strategy;
    this.queens = queens;
    this.state = new NativeDomains(queens);
    this.fail = solver.makeFailDecision();
    this.solver = solver;
    this.session = session;
  }

  @Override
  public @Nullable Decision next(Solver caller) {
    return session.call(deciding) ? next : fail;
  }

  private void decide() {
    state.open();
    try {
      next = allBound() ? null : decision();
    } finally {
      state.close();
    }
  }

  /**
   * Deletes the native object after the search, and lets go of the strategy. Even a deleted object
   * has a finalizer, which would delay the collection of everything that the strategy can reach. If
   * this has filled the heap, its memory is needed at once.
   */
  void release() {
    strategy = null;
    delete();
  }

  private boolean allBound() {
    for (IntVar queen : queens) {
      if (!queen.bound()) {
        return false;
      }
    }
    return true;
  }

  private Decision decision() {
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
