package org.nqueens.ortools;

import java.util.concurrent.atomic.AtomicReference;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchRequest;

/**
 * Runs the handlers at the border to native code once, with memory to spare.
 *
 * <p>What Java code calls for the first time is linked then, native methods by an upcall, and that
 * allocates. A handler that is called for the first time because the heap is full would itself
 * throw, into native code, which ends the process.
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

  /** A sink of CP-SAT that stops the search and throws. */
  static void ofSolutions() {
    if (solutions) {
      return;
    }
    AtomicReference<SatSession> stage = new AtomicReference<>();
    try (SatSession session =
        new SatSession(
            () -> false,
            rows -> {
              stage.get().stopSolving();
              throw new Done();
            })) {
      stage.set(session);
      session.solve(new BooleanTranslation(MODEL, false));
    } catch (Done e) {
      solutions = true;
    }
  }

  /** A strategy on the CP solver that decides once and then throws. */
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
