package org.nqueens.benchmarks.work;

import java.util.List;

/**
 * A piece of work: races measured under one name and printed as one table.
 *
 * @param name the name that the command takes, such as {@code enumerate-14}
 * @param report the contents of the table
 * @param races the races to run
 */
public record Work(String name, Report report, List<Race> races) {

  /** The contents of a table about the races. */
  public enum Report {
    /** Every contestant of every race beside the baseline of its race. */
    COMPARISON,
    /** For every contestant its median and its worst race. */
    SWEEP,
    /** The memory that each contestant takes in a JVM with a small heap. */
    MEMORY
  }

  /** Defines the work. */
  public Work {
    races = List.copyOf(races);
  }
}
