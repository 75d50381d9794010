package org.nqueens.benchmarks;

import com.google.ortools.Loader;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntToLongFunction;
import org.nqueens.QueensSolver;
import org.nqueens.SolveResult;
import org.nqueens.model.QueensModel;

/**
 * Enumerates all placements by each backend and by the direct programs, in one JVM, one after the
 * other, and prints the median wall times as a Markdown table.
 */
public final class SideBySide {
  private static final int RUNS = 3;

  /** What is measured: a name, and from n to the number of placements enumerated. */
  private final Map<String, IntToLongFunction> contestants = new LinkedHashMap<>();

  private SideBySide() {
    contestants.put("embedded", solver("embedded", 1));
    contestants.put("embedded, 2 threads", solver("embedded", 2));
    contestants.put("direct CP", DirectCp::enumerate);
    contestants.put("cp", solver("cp", 1));
    contestants.put("cp, 2 threads", solver("cp", 2));
    contestants.put("direct CP-SAT", DirectCpSat::enumerate);
    contestants.put("cp-sat", solver("cp-sat", 1));
    contestants.put("cp-sat, 2 threads", solver("cp-sat", 2));
  }

  /** Measures the board sizes from the first argument to the second, 8 to 12 by default. */
  public static void main(String[] arguments) {
    int from = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 8;
    int to = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 12;
    Loader.loadNativeLibraries();
    new SideBySide().print(from, to);
  }

  private void print(int from, int to) {
    contestants.values().forEach(contestant -> contestant.applyAsLong(8)); // warm
    System.out.printf(
        "Median wall time of %d runs in ms. %s %s, %d processors, Java %s%n%n",
        RUNS,
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("java.version"));
    System.out.printf("| n | solutions | %s |%n", String.join(" | ", contestants.keySet()));
    System.out.printf("|%s%n", " ---: |".repeat(contestants.size() + 2));
    for (int n = from; n <= to; n++) {
      long expected = QueensSolver.count(n);
      StringBuilder row = new StringBuilder("| %d | %d |".formatted(n, expected));
      for (Map.Entry<String, IntToLongFunction> contestant : contestants.entrySet()) {
        double millis = median(contestant.getKey(), contestant.getValue(), n, expected);
        row.append(String.format(Locale.ROOT, " %.1f |", millis));
      }
      System.out.println(row);
    }
  }

  private static double median(String name, IntToLongFunction contestant, int n, long expected) {
    double[] millis = new double[RUNS];
    for (int run = 0; run < RUNS; run++) {
      long start = System.nanoTime();
      long solutions = contestant.applyAsLong(n);
      millis[run] = (System.nanoTime() - start) / 1e6;
      if (solutions != expected) {
        throw new IllegalStateException(
            name + " found " + solutions + " placements of " + n + " queens, not " + expected);
      }
    }
    Arrays.sort(millis);
    return millis[RUNS / 2];
  }

  private static IntToLongFunction solver(String backend, int threads) {
    QueensSolver solver = QueensSolver.builder().backend(backend).threads(threads).build();
    return n -> {
      SolveResult result = solver.enumerate(QueensModel.of(n), placement -> {});
      return result.solutions();
    };
  }
}
