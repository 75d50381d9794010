package org.nqueens.benchmarks;

import java.util.Arrays;
import java.util.Locale;
import org.nqueens.QueensSolver;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;

/** Makes 20 puzzles of each kind and size, verified by cp-sat; prints median and longest times. */
public final class Puzzles {
  private static final int SEEDS = 20;

  private Puzzles() {}

  /** Measures the sizes given, else 6, 8, 10 and 12. */
  public static void main(String[] arguments) {
    int[] sizes =
        arguments.length == 0
            ? new int[] {6, 8, 10, 12}
            : Arrays.stream(arguments).mapToInt(Integer::parseInt).toArray();
    PuzzleGenerator generator =
        new PuzzleGenerator(
            QueensSolver.builder().build(), QueensSolver.builder().backend("cp-sat").build());
    generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, 8, 0); // loads the native library
    System.out.println("| kind | size | median ms | longest ms |");
    System.out.println("| --- | ---: | ---: | ---: |");
    for (PuzzleKind kind : PuzzleKind.values()) {
      Variant variant = kind == PuzzleKind.REGIONS ? Variant.NON_TOUCHING : Variant.QUEENS;
      for (int size : sizes) {
        double[] millis = new double[SEEDS];
        for (int seed = 1; seed <= SEEDS; seed++) {
          long start = System.nanoTime();
          generator.make(kind, variant, size, seed);
          millis[seed - 1] = (System.nanoTime() - start) / 1e6;
        }
        Arrays.sort(millis);
        System.out.printf(
            Locale.ROOT,
            "| %s | %d | %.0f | %.0f |%n",
            kind,
            size,
            (millis[SEEDS / 2 - 1] + millis[SEEDS / 2]) / 2,
            millis[SEEDS - 1]);
      }
    }
  }
}
