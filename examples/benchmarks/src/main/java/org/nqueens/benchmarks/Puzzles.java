package org.nqueens.benchmarks;

import java.util.Arrays;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;

/**
 * Makes 20 puzzles of each kind and size, verified by cp-sat; prints medians and maxima of the
 * times and, with regions, of the percentage of squares in the largest region and of the number of
 * regions of one square.
 */
public final class Puzzles {
  private static final int SEEDS = 20;

  private Puzzles() {}

  /** Measures the sizes given, else 6, 8, 10 and 12. */
  public static void main(String[] arguments) {
    int[] sizes =
        arguments.length == 0
            ? new int[] {6, 8, 10, 12}
            : Arrays.stream(arguments).mapToInt(Integer::parseInt).toArray();
    PuzzleGenerator generator = PuzzleBatch.generator();
    System.out.println(
        "| kind | size | median ms | longest ms | largest region, median % | most % | single squares, median | most |");
    System.out.println("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (PuzzleKind kind : PuzzleKind.values()) {
      Variant variant = kind == PuzzleKind.REGIONS ? Variant.NON_TOUCHING : Variant.QUEENS;
      for (int size : sizes) {
        PuzzleBatch batch =
            PuzzleBatch.of(SEEDS, seed -> generator.make(kind, variant, size, seed));
        String shapes =
            kind == PuzzleKind.REGIONS
                ? batch.largestRegions() + " | " + batch.singleSquares()
                : "| | |";
        System.out.printf("| %s | %s | %s | %s |%n", kind, size, batch.times(), shapes);
      }
    }
  }
}
