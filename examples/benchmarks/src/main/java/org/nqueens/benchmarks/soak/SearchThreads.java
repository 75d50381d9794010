package org.nqueens.benchmarks.soak;

import java.util.List;
import java.util.concurrent.TimeUnit;

/** The threads that the library has running, by their names. */
final class SearchThreads {
  private static final String PREFIX = "nqueens-";

  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(10);

  private SearchThreads() {}

  /** Waits for the end of all searches, which dropped streams meet at a collection. */
  static List<String> awaitEnd() {
    long start = System.nanoTime();
    List<String> left = all();
    while (!left.isEmpty() && System.nanoTime() - start < GRACE_NANOS) {
      System.gc();
      pause();
      left = all();
    }
    return left;
  }

  /** The names of all threads of the library. */
  static List<String> all() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.startsWith(PREFIX))
        .toList();
  }

  private static void pause() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
