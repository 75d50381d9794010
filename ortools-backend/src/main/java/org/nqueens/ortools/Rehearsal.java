package org.nqueens.ortools;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchRequest;

/**
 * A first run of the exception handlers that native code calls, made while memory is available.
 *
 * <p>The first call of a method links it, a native method by an upcall, and linking allocates. A
 * handler that runs for the first time because the heap is full would itself throw into native
 * code, which ends the process.
 */
final class Rehearsal {
  private static final QueensModel MODEL = QueensModel.of(4);

  private static volatile boolean solutions;
  private static volatile boolean decisions;

  private Rehearsal() {}

  /** Thrown by the rehearsed sink and strategy. */
  private static final class Done extends Error {
    private static final long serialVersionUID = 1;
  }

  /** Runs CP-SAT with a sink that stops the search and throws. */
  static void ofSolutions() {
    if (solutions) {
      return;
    }
    AtomicReference<SatSession> stage = new AtomicReference<>();
    try (SatSession session =
        new SatSession(
            () -> false,
            rows -> {
              Objects.requireNonNull(stage.get()).stopSolving();
              throw new Done();
            })) {
      stage.set(session);
      session.solve(new BooleanTranslation(MODEL, false));
    } catch (Done e) {
      solutions = true;
    }
  }

  /** Runs the CP solver with a strategy that decides once and then throws. */
  static void ofDecisions() {
    if (decisions) {
      return;
    }
    SearchStrategy throwing =
        state -> {
          if (state.isBound(0)) {
            throw new Done();
          }
          return SearchStrategy.LEXICOGRAPHIC.next(state);
        };
    try {
      CpBackend.run(new SearchRequest(MODEL, throwing, () -> false), rows -> true);
    } catch (Done e) {
      decisions = true;
    }
  }
}
