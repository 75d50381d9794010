package org.nqueens.cli;

import java.util.function.Supplier;
import org.jline.utils.Signals;

/**
 * A scope in which the first SIGINT (Ctrl-C) or SIGTERM interrupts the working thread, which then
 * stops cleanly. A second signal of the same kind ends the JVM.
 */
final class Interruption {
  private Interruption() {}

  static <T> T during(Supplier<T> work) {
    Thread worker = Thread.currentThread();
    Object beforeInt = Signals.register("INT", () -> interrupt("INT", worker));
    Object beforeTerm = Signals.register("TERM", () -> interrupt("TERM", worker));
    try {
      return work.get();
    } finally {
      Signals.unregister("INT", beforeInt);
      Signals.unregister("TERM", beforeTerm);
      // Clears the interrupt: the output that follows must not be affected.
      Thread.interrupted();
    }
  }

  private static void interrupt(String signal, Thread worker) {
    Signals.registerDefault(signal);
    worker.interrupt();
  }
}
