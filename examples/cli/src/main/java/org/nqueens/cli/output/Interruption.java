package org.nqueens.cli.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.nqueens.result.Completion;

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
    SIGNALS.forEach(signal -> Signals.handle(signal, Signals.running(Interruption::end)));
  }

  private static void end() {
    System.err.println("queens: " + Outcome.stopped(Completion.INTERRUPTED));
    System.exit(Outcome.NONE_OR_CUT_SHORT);
  }

  public static <T> T during(Supplier<T> work) {
    Thread worker = Thread.currentThread();
    Map<String, Optional<Object>> before = new LinkedHashMap<>();
    for (String signal : SIGNALS) {
      Optional<Object> interrupting = Signals.running(() -> interrupt(signal, worker));
      before.put(signal, Signals.handle(signal, interrupting));
    }
    try {
      return work.get();
    } finally {
      before.forEach(Signals::handle);
      // Clears the interrupt: the output that follows must not be affected.
      Thread.interrupted();
    }
  }

  private static void interrupt(String signal, Thread worker) {
    Signals.handle(signal, Signals.system());
    worker.interrupt();
  }
}
