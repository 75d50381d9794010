package org.nqueens.ortools.internal.cp;

import com.google.ortools.constraintsolver.Decision;
import com.google.ortools.constraintsolver.IntVar;
import com.google.ortools.constraintsolver.JavaDecisionBuilder;
import com.google.ortools.constraintsolver.SearchMonitor;
import com.google.ortools.constraintsolver.Solver;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.nqueens.ortools.internal.nativecode.HeapReserve;
import org.nqueens.ortools.internal.nativecode.UpcallFailure;
import org.nqueens.search.DeadEnd;
import org.nqueens.search.LearningStrategy;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchRequest;

/**
 * A user's strategy as a decision builder of the original CP solver, with a monitor if the strategy
 * hears failures.
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
  private final BooleanSupplier stopRequested;
  private final UpcallFailure failure = new UpcallFailure();
  private final Optional<DeadEndMonitor> monitor;

  /** True once an exception is kept. */
  private boolean stopped;

  /** True once a request to stop has ended a search whose failures are heard. */
  private boolean cut;

  /** Null after {@link #rethrow()}. */
  private @Nullable SearchStrategy strategy;

  /**
   * Defines the phase.
   *
   * @param request has a strategy
   * @param reserve the heap reserve of the thread that searches
   */
  CustomPhase(SearchRequest request, IntVar[] queens, Solver solver, HeapReserve reserve) {
    SearchStrategy hearer = request.strategy().orElseThrow();
    this.strategy = hearer;
    this.queens = queens;
    this.state = new NativeDomains(queens);
    this.fail = solver.makeFailDecision();
    this.reserve = reserve;
    this.stopRequested = request.stopRequested();
    this.monitor =
        hearer instanceof LearningStrategy
            ? Optional.of(new DeadEndMonitor(solver))
            : Optional.empty();
  }

  /**
   * The monitor to pass to the native search, if the strategy hears failures. This object keeps it
   * from being collected.
   */
  Optional<? extends SearchMonitor> monitor() {
    return monitor;
  }

  @Override
  public @Nullable Decision next(Solver solver) {
    try {
      reserve.hold();
      state.open();
      if (stopped || isCut(solver)) {
        return fail;
      }
      monitor.ifPresent(DeadEndMonitor::leave);
      return allBound() ? null : decide(solver);
    } catch (Throwable t) { // no exception of any kind may reach the native caller
      stopFor(t, solver);
      return fail;
    } finally {
      state.close();
      reserve.release();
    }
  }

  /**
   * Ends a search whose failures are heard at its next branch after a request to stop: a limit of
   * failures is exact, and the relay of stop requests comes later.
   */
  private boolean isCut(Solver solver) {
    if (monitor.isPresent() && stopRequested.getAsBoolean()) {
      cut = true;
      solver.finishCurrentSearch();
    }
    return cut;
  }

  /** True if a request to stop has ended the search here. */
  boolean isCut() {
    return cut;
  }

  private void stopFor(Throwable thrown, Solver solver) {
    stopped = true;
    failure.keep(thrown);
    solver.finishCurrentSearch();
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
    monitor.ifPresent(hearing -> hearing.apply(decision));
    IntVar queen = queens[decision.column()];
    int row = decision.row();
    return switch (decision.relation()) {
      case EQUAL -> solver.makeAssignVariableValue(queen, row);
      case AT_MOST -> solver.makeSplitVariableDomain(queen, row, true);
      case AT_LEAST -> solver.makeSplitVariableDomain(queen, row - 1L, false);
    };
  }

  /**
   * A monitor that passes the dead ends of the native search to the strategy. The solver does not
   * tell the column and the rule: it fails before a domain is empty.
   */
  private final class DeadEndMonitor extends SearchMonitor {
    private final Solver solver;

    /** The decisions that hold, the latest first. */
    private final Deque<org.nqueens.search.Decision> path = new ArrayDeque<>();

    private Optional<org.nqueens.search.Decision> latest = Optional.empty();
    private boolean isRefuted;

    /**
     * The branches that the solver had counted before the one to the node that it propagates; no
     * number is above it if it propagates none.
     */
    private long branchesBefore = -1;

    DeadEndMonitor(Solver solver) {
      super(solver);
      this.solver = solver;
    }

    /** The solver goes to the left branch of a decision. */
    void apply(org.nqueens.search.Decision decision) {
      path.push(decision);
      enter(decision, false);
    }

    @Override
    public void refuteDecision(Decision decision) {
      try {
        reserve.hold();
        enter(path.pop(), true);
        isCut(solver);
      } catch (Throwable t) { // no exception of any kind may reach the native caller
        stopFor(t, solver);
      } finally {
        reserve.release();
      }
    }

    private void enter(org.nqueens.search.Decision decision, boolean refuted) {
      latest = Optional.of(decision);
      isRefuted = refuted;
      branchesBefore = solver.branches();
    }

    /** The propagation of the node has ended. */
    void leave() {
      branchesBefore = Long.MAX_VALUE;
    }

    /** A search that was told to finish fails as well, at a dead end or not. */
    @Override
    public void beginFail() {
      try {
        reserve.hold();
        if (!stopped && solver.branches() > branchesBefore && !stopRequested.getAsBoolean()) {
          leave();
          new DeadEnd(path.size(), latest, isRefuted, OptionalInt.empty(), OptionalInt.empty())
              .passTo((LearningStrategy) Objects.requireNonNull(strategy));
        }
      } catch (Throwable t) { // as above
        stopFor(t, solver);
      } finally {
        reserve.release();
      }
    }
  }
}
