package org.nqueens.benchmarks.work;

import java.util.function.Supplier;

/**
 * One way to do a piece of work.
 *
 * @param name what the tables call it
 * @param threads which threads do the work
 * @param preparation makes the task, once for any number of runs; what it takes is measured in a
 *     fresh JVM only
 */
public record Contestant(String name, Threads threads, Supplier<Task> preparation) {

  /** Which threads do a piece of work, and so allocate. */
  public enum Threads {
    /** The calling thread alone. */
    CALLER,
    /** Others as well. */
    WORKERS
  }

  static Contestant of(String name, Task task) {
    return new Contestant(name, Threads.CALLER, () -> task);
  }
}
