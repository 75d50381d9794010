package org.nqueens.cli.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.nqueens.result.Completion;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * The ends of the command by SIGINT (Ctrl-C), SIGTERM and SIGHUP (a closed terminal). In the scope
 * of a search the first signal interrupts the working thread, which then stops cleanly; a second
 * one of the same kind ends the JVM.
 */
public final class Interruption {
  private static final List<String> SIGNALS = List.of("INT", "TERM", "HUP");

  private Interruption() {}

  /**
   * Makes a signal outside of all searches end the JVM with a message and with the exit code of a
   * search that is cut short. Reading a board and dividing it into the parts of a journal can take
   * a second. At an interrupt in this second, the JVM by itself would print nothing and exit with
   * another code.
   */
  public static void endAtSignal() {
    SIGNALS.forEach(name -> handle(name, signal -> end()));
  }

  private static void end() {
    System.err.println("queens: " + Outcome.stopped(Completion.INTERRUPTED));
    System.exit(Outcome.NONE_OR_CUT_SHORT);
  }

  public static <T> T during(Supplier<T> work) {
    Thread worker = Thread.currentThread();
    Map<String, Optional<SignalHandler>> before = new LinkedHashMap<>();
    for (String name : SIGNALS) {
      before.put(name, handle(name, signal -> interrupt(name, worker)));
    }
    try {
      return work.get();
    } finally {
      before.forEach((name, handler) -> handler.ifPresent(earlier -> handle(name, earlier)));
      // Clears the interrupt: the output that follows must not be affected.
      Thread.interrupted();
    }
  }

  private static void interrupt(String name, Thread worker) {
    handle(name, SignalHandler.SIG_DFL);
    worker.interrupt();
  }

  /**
   * Sets the handler of a signal, and returns the one before. Nothing happens where the system has
   * no such signal, or the JVM keeps it for itself.
   */
  static Optional<SignalHandler> handle(String name, SignalHandler handler) {
    try {
      return Optional.of(Signal.handle(new Signal(name), handler));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
