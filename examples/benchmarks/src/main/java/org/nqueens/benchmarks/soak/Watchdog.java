package org.nqueens.benchmarks.soak;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A watchdog that ends the JVM when a case takes far too long, because a search that does not stop
 * cannot be ended otherwise. It prints the case and the stack of every thread.
 */
final class Watchdog {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final PrintStream out;

  /** The case under way; null between cases. Guarded by this, as is its start. */
  private RandomCase running;

  private long start;

  private Watchdog(PrintStream out) {
    this.out = out;
  }

  /** Starts a watchdog that lives as long as the JVM. */
  static Watchdog start(PrintStream out) {
    Watchdog watchdog = new Watchdog(out);
    Thread thread = new Thread(watchdog::watch, "soak-watchdog");
    thread.setDaemon(true);
    thread.start();
    return watchdog;
  }

  synchronized void begin(RandomCase asked) {
    running = asked;
    start = System.nanoTime();
  }

  synchronized void end() {
    running = null;
  }

  private void watch() {
    while (true) {
      try {
        TimeUnit.SECONDS.sleep(1);
      } catch (InterruptedException e) {
        return;
      }
      look();
    }
  }

  private synchronized void look() {
    if (running != null && System.nanoTime() - start > PATIENCE.toNanos()) {
      out.println("STUCK --case " + running.seed() + ": more than " + PATIENCE + ", " + running);
      for (Map.Entry<Thread, StackTraceElement[]> entry : Thread.getAllStackTraces().entrySet()) {
        out.println(entry.getKey());
        Arrays.stream(entry.getValue()).forEach(frame -> out.println("    at " + frame));
      }
      out.flush();
      Runtime.getRuntime().halt(1);
    }
  }
}
