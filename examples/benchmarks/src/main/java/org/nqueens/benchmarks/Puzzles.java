package org.nqueens.benchmarks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.work.Turns;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;
import org.nqueens.puzzle.hint.Rule;

/**
 * Makes puzzles verified by cp-sat: some of each kind and size, and more of each difficulty. It
 * reports the number made, medians and maxima of the times and, with regions, the shares of the
 * board that the largest regions take.
 */
public final class Puzzles {

  private static final List<Integer> SIZES = List.of(6, 8, 10, 12, 16, 20);
  private static final int SEEDS_OF_SIZE = 20;
  private static final List<Integer> RATED_SIZES = List.of(7, 8, 9, 10);
  private static final int SEEDS_OF_DIFFICULTY = 50;
  private static final int WARM_UP = 50;

  private final PuzzleGenerator generator =
      new PuzzleGenerator(
          QueensSolver.builder().build(), QueensSolver.builder().backend("cp-sat").build());

  private Puzzles() {}

  /** Measures both tables. */
  public static void main(String[] arguments) throws IOException {
    Puzzles puzzles = new Puzzles();
    for (long seed = 0; seed < WARM_UP; seed++) {
      puzzles.generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, 8, seed);
    }
    new Report("Puzzles", "Puzzles")
        .line(
            "By kind and size, %s seeds each; shares of the board in %%.".formatted(SEEDS_OF_SIZE))
        .table(headings("kind"), puzzles.bySize())
        .line(
            "With regions, by difficulty, %s seeds each; shares of the board in %%."
                .formatted(SEEDS_OF_DIFFICULTY))
        .table(headings("difficulty"), puzzles.byDifficulty())
        .save("puzzles");
  }

  private static List<String> headings(String first) {
    return List.of(
        first, "size", "made", "median ms", "longest ms", "largest region, median", "most");
  }

  private List<List<String>> bySize() {
    List<List<String>> rows = new ArrayList<>();
    for (PuzzleKind kind : PuzzleKind.values()) {
      Variant variant = kind == PuzzleKind.REGIONS ? Variant.NON_TOUCHING : Variant.QUEENS;
      for (int size : SIZES) {
        Batch batch = Batch.of(SEEDS_OF_SIZE, seed -> generator.make(kind, variant, size, seed));
        rows.add(
            batch.row(
                kind.toString(), size, kind == PuzzleKind.REGIONS ? batch.shares() : List.of()));
      }
    }
    return rows;
  }

  private List<List<String>> byDifficulty() {
    List<List<String>> rows = new ArrayList<>();
    for (Rule rule : Rule.values()) {
      int difficulty = rule.difficulty();
      for (int size : RATED_SIZES) {
        Batch batch =
            Batch.of(
                SEEDS_OF_DIFFICULTY,
                seed ->
                    generator.make(
                        PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, difficulty, seed));
        rows.add(batch.row(String.valueOf(difficulty), size, batch.shares()));
      }
    }
    return rows;
  }

  /** The puzzles by the seeds from 1 on, and the time of each seed, with a puzzle or without. */
  private record Batch(List<Puzzle> puzzles, List<Double> millis) {

    static Batch of(int seeds, LongFunction<Puzzle> maker) {
      Batch batch = new Batch(new ArrayList<>(), new ArrayList<>());
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

    /** The percentage of the squares of each board in its largest region. */
    List<Double> shares() {
      return puzzles.stream()
          .map(
              puzzle -> {
                long largest =
                    puzzle.board().lines().stream()
                        .flatMapToInt(String::chars)
                        .boxed()
                        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()))
                        .values()
                        .stream()
                        .mapToLong(squares -> squares)
                        .max()
                        .orElseThrow();
                return 100.0 * largest / (puzzle.board().size() * puzzle.board().size());
              })
          .toList();
    }

    List<String> row(String kind, int size, List<Double> shares) {
      List<String> row = new ArrayList<>(List.of(kind, String.valueOf(size)));
      row.add(String.valueOf(puzzles.size()));
      row.addAll(cells("%.0f", millis));
      row.addAll(cells("%.1f", shares));
      return row;
    }

    /** Median and maximum. */
    private static List<String> cells(String format, List<Double> numbers) {
      return numbers.isEmpty()
          ? List.of("-", "-")
          : List.of(
              String.format(Locale.ROOT, format, Turns.median(numbers)),
              String.format(Locale.ROOT, format, Collections.max(numbers)));
    }
  }
}
