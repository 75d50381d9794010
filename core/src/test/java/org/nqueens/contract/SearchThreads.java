package org.nqueens.contract;

import java.util.List;

/** The threads on which streams and parallel searches run, found by their name. */
final class SearchThreads {
  private SearchThreads() {}

  /** The search threads that are alive, those of all solvers of this JVM. */
  static List<Thread> alive() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("nqueens-"))
        .filter(Thread::isAlive)
        .toList();
  }

  /** Waits until there is a search thread and all of them wait; the test's timeout bounds it. */
  static void awaitAllWaiting() {
    List<Thread> threads = alive();
    while (threads.isEmpty()
        || !threads.stream().allMatch(thread -> thread.getState() == Thread.State.TIMED_WAITING)) {
      Thread.onSpinWait();
      threads = alive();
    }
  }

  /** Collects garbage until every search thread has ended; the test's timeout bounds it. */
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
