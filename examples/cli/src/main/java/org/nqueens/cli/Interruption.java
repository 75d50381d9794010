package org.nqueens.cli;

import java.util.function.Supplier;
import org.jline.utils.Signals;

/**
 * Turns Ctrl-C, or a request to terminate, into an interrupt of the thread that works, which then
 * stops cleanly. The second one ends the JVM as usual.
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
      // The interrupt has done its work: what is left is to print and to exit.
      Thread.interrupted();
    }
  }

  private static void interrupt(String signal, Thread worker) {
    Signals.registerDefault(signal);
    worker.interrupt();
  }
}
