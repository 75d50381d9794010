package org.nqueens.contract;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.nqueens.spi.SolverBackend;

/** The threads that this library starts, found by their names. */
final class SearchThreads {
  /** The methods of a backend that search. */
  private static final Set<String> CALLS = Set.of("search", "count");

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

  /**
   * Waits until any thread is within a search or a count of a backend.
   *
   * @param caller the thread that asks for the search
   * @return false if the caller has ended before
   */
  static boolean awaitSearch(SolverBackend backend, Thread caller) {
    Set<String> types = new HashSet<>();
    for (Class<?> type = backend.getClass(); type != null; type = type.getSuperclass()) {
      types.add(type.getName());
    }
    while (caller.isAlive()) {
      if (Thread.getAllStackTraces().values().stream()
          .flatMap(Stream::of)
          .anyMatch(
              frame ->
                  types.contains(frame.getClassName()) && CALLS.contains(frame.getMethodName()))) {
        return true;
      }
      LockSupport.parkNanos(Duration.ofMillis(1).toNanos());
    }
    return false;
  }

  /** Waits until all threads that search on a backend wait; the test's timeout bounds it. */
  static void awaitAllWaiting(String backend) {
    while (!searching(backend).stream()
        .allMatch(thread -> thread.getState() == Thread.State.TIMED_WAITING)) {
      LockSupport.parkNanos(Duration.ofMillis(1).toNanos());
    }
  }

  /** Collects garbage until no thread of this library is alive; the test's timeout bounds it. */
  static void awaitNone() {
    while (!alive().isEmpty()) {
      System.gc();
      Waiting.uninterrupted(() -> Thread.sleep(10));
    }
  }
}
