package org.nqueens.benchmarks;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.sampling.Estimate;
import org.nqueens.sampling.PlacementIndex;
import org.nqueens.sampling.TreeEstimate;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.CountingBackend;
import org.nqueens.spi.SearchRequest;

/**
 * Measures indexes, samples, and estimates of trees. Times are CPU times of the measuring thread.
 * Sizes that take seconds are measured once, after smaller ones have warmed up the JIT.
 */
public final class Sampling {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final double SECOND = 1e9;
  private static final int LARGEST_INDEX = 16;
  private static final int LOOK_UPS = 20_000;
  private static final int PROBES = 100_000;

  /** The time for which rates are measured. */
  private static final double WHILE = 2 * SECOND;

  private static final int FEWEST_SAMPLES = 4;
  private static final int MOST_SAMPLES = 50_000;

  private Sampling() {}

  /** The CPU time of the thread in nanoseconds, and the result that took it. */
  private record Timed<T>(double nanos, T result) {
    static <T> Timed<T> of(Supplier<T> work) {
      long start = THREADS.getCurrentThreadCpuTime();
      T result = work.get();
      return new Timed<>(THREADS.getCurrentThreadCpuTime() - start, result);
    }
  }

  /** Measures all three. */
  public static void main(String[] arguments) throws IOException {
    new Report("Indexes, samples and estimates", "Sampling")
        .line("CPU times of indexes beside counts of the same model without symmetry.")
        .table(
            List.of("n", "solutions", "index ms", "count ms", "ratio", "get us", "rank us"),
            indexes())
        .line("Random placements a second.")
        .table(List.of("n", "by rejection", "by index"), samples())
        .line("Estimates from %s probes; standard errors in %%.".formatted(PROBES))
        .table(List.of("n", "probes a second", "nodes", "error", "solutions", "error"), estimates())
        .save("sampling");
  }

  private static List<List<String>> indexes() {
    for (int round = 0; round < 5; round++) {
      SOLVER.sampling().index(QueensModel.of(13));
      countPlainly(13);
    }
    List<List<String>> rows = new ArrayList<>();
    for (int n : new int[] {10, 12, 14, 15, LARGEST_INDEX}) {
      QueensModel model = QueensModel.of(n);
      Timed<PlacementIndex> built = Timed.of(() -> SOLVER.sampling().index(model));
      Timed<Long> count = Timed.of(() -> countPlainly(n));
      PlacementIndex index = built.result();
      RandomGenerator random = new SplittableRandom(1);
      List<Placement> drawn = Stream.generate(() -> index.sample(random)).limit(LOOK_UPS).toList();
      Timed<List<Placement>> looked =
          Timed.of(() -> Stream.generate(() -> index.sample(random)).limit(LOOK_UPS).toList());
      Timed<Long> ranked = Timed.of(() -> drawn.stream().mapToLong(index::rank).sum());
      rows.add(
          row(
              "%d;%d;%.1f;%.1f;%.2f;%.1f;%.1f",
              n,
              index.size(),
              built.nanos() / 1e6,
              count.nanos() / 1e6,
              built.nanos() / count.nanos(),
              looked.nanos() / LOOK_UPS / 1e3,
              ranked.nanos() / LOOK_UPS / 1e3));
    }
    return rows;
  }

  /** Counts without symmetry. */
  private static long countPlainly(int n) {
    CountingBackend embedded =
        (CountingBackend) BackendRegistry.load().find("embedded").orElseThrow();
    return embedded
        .count(new SearchRequest(QueensModel.of(n), SearchStrategy.LEXICOGRAPHIC, () -> false))
        .solutions();
  }

  private static List<List<String>> samples() {
    List<List<String>> rows = new ArrayList<>();
    for (int n = 8; n <= 20; n++) {
      QueensModel model = QueensModel.of(n);
      RandomGenerator random = new SplittableRandom(1);
      Iterator<Placement> rejecting = SOLVER.sampling().sample(model, random).iterator();
      String byIndex = "-";
      if (n <= LARGEST_INDEX) {
        PlacementIndex index = SOLVER.sampling().index(model);
        byIndex = rate(() -> index.sample(random));
      }
      rows.add(List.of(String.valueOf(n), rate(rejecting::next), byIndex));
    }
    return rows;
  }

  private static String rate(Supplier<Placement> sampler) {
    int drawn = 0;
    double nanos = 0;
    while (drawn < FEWEST_SAMPLES || nanos < WHILE && drawn < MOST_SAMPLES) {
      nanos += Timed.of(sampler).nanos();
      drawn++;
    }
    return String.format(Locale.ROOT, "%.2g", drawn * SECOND / nanos);
  }

  private static List<List<String>> estimates() {
    List<List<String>> rows = new ArrayList<>();
    for (int n : new int[] {8, 10, 12, 14, 16, 18, 20, 24, 27}) {
      QueensModel model = QueensModel.of(n);
      SOLVER.sampling().estimate(model, PROBES, 1);
      Timed<TreeEstimate> estimate = Timed.of(() -> SOLVER.sampling().estimate(model, PROBES, 1));
      Estimate nodes = estimate.result().nodes();
      Estimate solutions = estimate.result().solutions();
      rows.add(
          row(
              "%d;%.2g;%.4g;%.2f;%.4g;%.2f",
              n,
              PROBES / estimate.nanos() * SECOND,
              nodes.value(),
              percent(nodes),
              solutions.value(),
              percent(solutions)));
    }
    return rows;
  }

  private static double percent(Estimate estimate) {
    return 100 * estimate.standardError() / estimate.value();
  }

  private static List<String> row(String format, Object... values) {
    return List.of(String.format(Locale.ROOT, format, values).split(";"));
  }
}
