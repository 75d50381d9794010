package org.nqueens.benchmarks.work;

import java.util.function.Supplier;

/**
 * One way to do a piece of work.
 *
 * @param name the name in the tables
 * @param threads the threads that do the work
 * @param preparation makes the task, once for any number of runs; its time is measured in a fresh
 *     JVM only
 */
public record Contestant(String name, Threads threads, Supplier<Task> preparation) {

  /** The threads that do a piece of work, and therefore allocate. */
  public enum Threads {
    /** The calling thread alone. */
    CALLER,
    /** Other threads as well. */
    WORKERS
  }

  static Contestant of(String name, Task task) {
    return new Contestant(name, Threads.CALLER, () -> task);
  }
}
