package org.nqueens.ortools.internal.sat;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.nqueens.model.QueensModel;

/**
 * A first run of the exception handlers that native code calls, made while memory is available.
 *
 * <p>The first call of a method links it, for a native method by an upcall, and linking allocates.
 * The first run of a handler on a full heap would itself throw into native code, which ends the
 * process.
 */
final class SatRehearsal {
  private static volatile boolean done;

  private SatRehearsal() {}

  /** Thrown by the rehearsed sink. */
  private static final class Thrown extends Error {
    private static final long serialVersionUID = 1;
  }

  /** Runs a sink that stops the search and throws; does nothing after a first success. */
  static void run() {
    if (done) {
      return;
    }
    AtomicReference<SatSession> stage = new AtomicReference<>();
    try (SatSession session =
        new SatSession(
            () -> false,
            rows -> {
              Objects.requireNonNull(stage.get()).stopSolving();
              throw new Thrown();
            })) {
      stage.set(session);
      session.solve(new BooleanTranslation(QueensModel.of(4), false), 1);
    } catch (Thrown e) {
      done = true;
    }
  }
}
