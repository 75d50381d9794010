package org.nqueens.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.nqueens.QueensSolver;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;

/** Puzzles by the seeds from 1 on, with the times that they took. */
final class PuzzleBatch {
  private final int seeds;
  private final List<Puzzle> puzzles = new ArrayList<>();
  private final List<Double> millis = new ArrayList<>();

  private PuzzleBatch(int seeds) {
    this.seeds = seeds;
  }

  /** A generator verified by cp-sat, whose native library is loaded, in a warm JVM. */
  static PuzzleGenerator generator() {
    PuzzleGenerator generator =
        new PuzzleGenerator(
            QueensSolver.builder().build(), QueensSolver.builder().backend("cp-sat").build());
    for (int seed = 0; seed < 50; seed++) {
      generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, 8, seed);
    }
    return generator;
  }

  /** Makes puzzles; a seed without a puzzle takes its time, too. */
  static PuzzleBatch of(int seeds, LongFunction<Puzzle> maker) {
    PuzzleBatch batch = new PuzzleBatch(seeds);
    for (long seed = 1; seed <= seeds; seed++) {
      long start = System.nanoTime();
      try {
        batch.puzzles.add(maker.apply(seed));
      } catch (IllegalArgumentException e) {
        System.err.println("seed " + seed + ": " + e.getMessage());
      }
      batch.millis.add((System.nanoTime() - start) / 1e6);
    }
    return batch;
  }

  /** Such as "49 of 50". */
  String delivered() {
    return puzzles.size() + " of " + seeds;
  }

  /** The cells of median and maximum of the times. */
  String times() {
    return cells(millis.stream().mapToDouble(x -> x), "%.0f");
  }

  /** The cells of median and maximum of the percentage of squares in the largest region. */
  String largestRegions() {
    return cells(
        puzzles.stream()
            .mapToDouble(
                puzzle ->
                    100.0
                        * sizes(puzzle).values().stream().mapToLong(x -> x).max().orElseThrow()
                        / (puzzle.board().size() * puzzle.board().size())),
        "%.1f");
  }

  /** The cells of median and maximum of the number of regions of one square. */
  String singleSquares() {
    return cells(
        puzzles.stream()
            .mapToDouble(puzzle -> sizes(puzzle).values().stream().filter(x -> x == 1).count()),
        "%.0f");
  }

  private static Map<Integer, Long> sizes(Puzzle puzzle) {
    return puzzle.board().lines().stream()
        .flatMapToInt(String::chars)
        .boxed()
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
  }

  private static String cells(DoubleStream numbers, String format) {
    double[] sorted = numbers.sorted().toArray();
    if (sorted.length == 0) {
      return "- | -";
    }
    double median = (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    return String.format(Locale.ROOT, format + " | " + format, median, sorted[sorted.length - 1]);
  }
}
