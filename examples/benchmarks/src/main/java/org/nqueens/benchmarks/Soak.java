package org.nqueens.benchmarks;

import org.nqueens.benchmarks.soak.SoakOptions;
import org.nqueens.benchmarks.soak.SoakRun;

/**
 * A soak test: runs random searches under random faults for a given time, checks each against an
 * independent oracle, and prints one line of figures at the end.
 */
public final class Soak {
  private static final int FAILED = 1;
  private static final int BAD_USAGE = 2;

  private Soak() {}

  /** Ends the JVM with code 1 if a case fails, and with 2 if the arguments are invalid. */
  public static void main(String[] arguments) {
    SoakOptions options;
    try {
      options = SoakOptions.parse(arguments);
    } catch (IllegalArgumentException e) {
      System.err.println("Soak: " + e.getMessage());
      System.err.println("Usage: " + SoakOptions.USAGE);
      System.exit(BAD_USAGE);
      return;
    }
    if (new SoakRun(options, System.out).run() > 0) {
      System.exit(FAILED);
    }
  }
}
