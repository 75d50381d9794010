package org.nqueens.contract;

import java.util.List;

/** The threads that this library starts, found by their names. */
final class SearchThreads {
  private SearchThreads() {}

  /** The threads of this library that are alive, those of all solvers of this JVM. */
  static List<Thread> alive() {
    return named("nqueens-");
  }

  /** The threads that are alive and search on a backend. */
  static List<Thread> searching(String backend) {
    return named("nqueens-" + backend + "-");
  }

  private static List<Thread> named(String prefix) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith(prefix))
        .filter(Thread::isAlive)
        .toList();
  }

  /** Waits until all threads that search on a backend wait; the test's timeout bounds it. */
  static void awaitAllWaiting(String backend) {
    while (!searching(backend).stream()
        .allMatch(thread -> thread.getState() == Thread.State.TIMED_WAITING)) {
      Thread.onSpinWait();
    }
  }

  /** Collects garbage until no thread of this library is alive; the test's timeout bounds it. */
  static void awaitNone() {
    while (!alive().isEmpty()) {
      System.gc();
      try {
        Thread.sleep(10);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }
}
