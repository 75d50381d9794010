package org.nqueens.benchmarks;

import java.util.Arrays;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;
import org.nqueens.puzzle.hint.Rule;

/**
 * Makes 50 puzzles with regions of each difficulty and size, verified by cp-sat; prints the number
 * made, medians and maxima of the times, and those of the percentage of squares in the largest
 * region.
 */
public final class PuzzleDifficulties {
  private static final int SEEDS = 50;

  private PuzzleDifficulties() {}

  /** Measures the sizes given, else 7, 8, 9 and 10. */
  public static void main(String[] arguments) {
    int[] sizes =
        arguments.length == 0
            ? new int[] {7, 8, 9, 10}
            : Arrays.stream(arguments).mapToInt(Integer::parseInt).toArray();
    PuzzleGenerator generator = PuzzleBatch.generator();
    System.out.println(
        "| difficulty | size | made | median ms | longest ms | largest region, median % | most % |");
    System.out.println("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (Rule rule : Rule.values()) {
      for (int size : sizes) {
        PuzzleBatch batch =
            PuzzleBatch.of(
                SEEDS,
                seed ->
                    generator.make(
                        PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, rule.difficulty(), seed));
        System.out.printf(
            "| %s | %s | %s | %s | %s |%n",
            rule.difficulty(), size, batch.delivered(), batch.times(), batch.largestRegions());
      }
    }
  }
}
