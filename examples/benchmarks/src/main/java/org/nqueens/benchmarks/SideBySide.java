package org.nqueens.benchmarks;

import java.io.PrintStream;
import org.nqueens.benchmarks.measure.Machine;
import org.nqueens.benchmarks.measure.Measurement;
import org.nqueens.benchmarks.measure.TableFormat;
import org.nqueens.benchmarks.work.Work;

/**
 * Measures the library beside programs written directly against the solvers, and prints a table for
 * each work. The first contestant of each size is the baseline, to which the ratios refer.
 *
 * <p>CPU time is that of the process, JIT compiler and garbage collector included. Allocated bytes
 * are those of the Java heap: exact for one thread, else accurate to some megabytes.
 */
public final class SideBySide {
  private static final int BAD_USAGE = 2;

  private SideBySide() {}

  /** Measures the works named, or all; ends the JVM with code 2 if the arguments are invalid. */
  public static void main(String[] arguments) {
    Options options;
    try {
      options = Options.parse(arguments);
    } catch (IllegalArgumentException e) {
      System.err.println("SideBySide: " + e.getMessage());
      System.err.println("Usage: " + Options.USAGE);
      System.exit(BAD_USAGE);
      return;
    }
    run(options, System.out);
  }

  static void run(Options options, PrintStream out) {
    TableFormat format = options.format();
    Machine.description().forEach(line -> out.println(format.note(line)));
    out.println(format.note(options.way().description()));
    for (Work work : options.works()) {
      out.println(format.title(work.name()));
      out.print(format.format(Measurement.of(work, options.way())));
    }
  }
}
