package org.nqueens.benchmarks;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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
 * Measures indexes, samples, and estimates of trees, and prints a Markdown table of each. Times are
 * CPU times of the measuring thread. Sizes that take seconds are measured once, after smaller ones
 * have warmed up the JIT.
 */
public final class Sampling {
  private static final QueensSolver SOLVER = QueensSolver.builder().build();
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final double SECOND = 1e9;
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

  /** Measures everything, or the tables named: index, samples, probes. */
  public static void main(String[] arguments) throws IOException {
    List<String> tables =
        arguments.length > 0 ? List.of(arguments) : List.of("index", "samples", "probes");
    for (String table : tables) {
      switch (table) {
        case "index" -> indexes();
        case "samples" -> samples();
        case "probes" -> probes();
        default ->
            throw new IllegalArgumentException(
                "table (%s): must be index, samples or probes".formatted(table));
      }
      System.out.println();
    }
  }

  private static void indexes() throws IOException {
    print("| n | solutions | index ms | plain count ms | ratio | get us | rank us | bytes |");
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (int round = 0; round < 5; round++) {
      SOLVER.sampling().index(QueensModel.of(13));
      countPlainly(13);
    }
    for (int n : new int[] {10, 12, 14, 15, 16}) {
      QueensModel model = QueensModel.of(n);
      Timed<PlacementIndex> built = Timed.of(() -> SOLVER.sampling().index(model));
      Timed<Long> count = Timed.of(() -> countPlainly(n));
      PlacementIndex index = built.result();
      RandomGenerator random = new SplittableRandom(1);
      List<Placement> drawn = Stream.generate(() -> index.sample(random)).limit(LOOK_UPS).toList();
      Timed<List<Placement>> looked =
          Timed.of(() -> Stream.generate(() -> index.sample(random)).limit(LOOK_UPS).toList());
      Timed<Long> ranked = Timed.of(() -> drawn.stream().mapToLong(index::rank).sum());
      System.out.printf(
          Locale.ROOT,
          "| %d | %d | %.1f | %.1f | %.2f | %.1f | %.1f | %d |%n",
          n,
          index.size(),
          built.nanos() / 1e6,
          count.nanos() / 1e6,
          built.nanos() / count.nanos(),
          looked.nanos() / LOOK_UPS / 1e3,
          ranked.nanos() / LOOK_UPS / 1e3,
          bytes(index));
    }
  }

  /** Counts without symmetry. */
  private static long countPlainly(int n) {
    CountingBackend embedded =
        (CountingBackend) BackendRegistry.load().find("embedded").orElseThrow();
    return embedded
        .count(new SearchRequest(QueensModel.of(n), SearchStrategy.LEXICOGRAPHIC, () -> false))
        .solutions();
  }

  private static int bytes(PlacementIndex index) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(index);
    }
    return bytes.size();
  }

  private static void samples() {
    print("| n | estimate ms | by rejection, per s | by index, per s |");
    print("| ---: | ---: | ---: | ---: |");
    for (int n = 8; n <= 20; n++) {
      QueensModel model = QueensModel.of(n);
      RandomGenerator random = new SplittableRandom(1);
      SOLVER.sampling().sample(model, random);
      Timed<Stream<Placement>> estimate = Timed.of(() -> SOLVER.sampling().sample(model, random));
      System.out.printf(
          Locale.ROOT,
          "| %d | %.1f | %s | %s |%n",
          n,
          estimate.nanos() / 1e6,
          rate(rejected(model, random)),
          n > 16 ? "-" : rate(indexed(model, random)));
    }
  }

  private static Supplier<Timed<Placement>> rejected(QueensModel model, RandomGenerator random) {
    Iterator<Placement> samples = SOLVER.sampling().sample(model, random).iterator();
    return () -> Timed.of(samples::next);
  }

  private static Supplier<Timed<Placement>> indexed(QueensModel model, RandomGenerator random) {
    PlacementIndex index = SOLVER.sampling().index(model);
    return () -> Timed.of(() -> index.sample(random));
  }

  private static String rate(Supplier<Timed<Placement>> sampler) {
    int drawn = 0;
    double nanos = 0;
    while (drawn < FEWEST_SAMPLES || nanos < WHILE && drawn < MOST_SAMPLES) {
      nanos += sampler.get().nanos();
      drawn++;
    }
    return String.format(Locale.ROOT, "%.2g", drawn * SECOND / nanos);
  }

  private static void probes() {
    print("| n | probes per second | nodes | error % | solutions | error % |");
    print("| ---: | ---: | ---: | ---: | ---: | ---: |");
    for (int n : new int[] {8, 10, 12, 14, 16, 18, 20, 24, 27}) {
      QueensModel model = QueensModel.of(n);
      SOLVER.sampling().estimate(model, PROBES, 1);
      Timed<TreeEstimate> estimate = Timed.of(() -> SOLVER.sampling().estimate(model, PROBES, 1));
      Estimate nodes = estimate.result().nodes();
      Estimate solutions = estimate.result().solutions();
      System.out.printf(
          Locale.ROOT,
          "| %d | %.2g | %.4g | %.2f | %.4g | %.2f |%n",
          n,
          PROBES / estimate.nanos() * SECOND,
          nodes.value(),
          percent(nodes),
          solutions.value(),
          percent(solutions));
    }
  }

  private static double percent(Estimate estimate) {
    return 100 * estimate.standardError() / estimate.value();
  }

  private static void print(String line) {
    System.out.println(line);
  }
}
