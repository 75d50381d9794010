package org.nqueens.benchmarks.soak;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** The threads that help a case: all but the caller's. */
final class Helper {
  private Helper() {}

  static void runAndWait(Runnable work) {
    await(start(work));
  }

  /** Interrupts the calling thread some time later. */
  static Thread interruptLater(long micros) {
    Thread interrupted = Thread.currentThread();
    return start(
        () -> {
          LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(micros));
          interrupted.interrupt();
        });
  }

  /** Waits for the end of a thread and preserves the interrupt flag. */
  static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static Thread start(Runnable work) {
    Thread thread = new Thread(work, "soak-helper");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }
}
