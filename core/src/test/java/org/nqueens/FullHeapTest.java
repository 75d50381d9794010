package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/** A heap that is full is an error of the caller, after which everything works as before. */
class FullHeapTest {

  @ParameterizedTest
  @CsvSource({"40m, G1", "40m, Serial", "64m, G1"})
  void reachesTheCallerAndLeavesNothingBehind(String heap, String collector) {
    ForkedJvm.Exit exit =
        new ForkedJvm()
            .option("-Xmx" + heap)
            .option("-XX:+Use" + collector + "GC")
            .run(FillTheHeap.class);
    assertThat(exit.output())
        .isEqualToIgnoringNewLines(
            """
            enumerate, 1 threads: OutOfMemoryError, then 92
            stream, 1 threads: OutOfMemoryError, then 92
            enumerate, 2 threads: OutOfMemoryError, then 92
            stream, 2 threads: OutOfMemoryError, then 92
            """);
    assertThat(exit.code()).isZero();
  }

  /** Collects the placements of n = 15 in lists, for which there is no room. */
  static final class FillTheHeap {
    private FillTheHeap() {}

    public static void main(String[] arguments) {
      for (int threads = 1; threads <= 2; threads++) {
        QueensSolver solver = QueensSolver.builder().threads(threads).build();
        print("enumerate", threads, solver, () -> enumerate(solver));
        print("stream", threads, solver, () -> stream(solver));
      }
    }

    private static void enumerate(QueensSolver solver) {
      List<Placement> placements = new ArrayList<>();
      solver.enumerate(QueensModel.of(15), placements::add);
    }

    private static void stream(QueensSolver solver) {
      List<Placement> placements = new ArrayList<>();
      try (Stream<Placement> stream = solver.stream(QueensModel.of(15))) {
        stream.forEach(placements::add);
      }
    }

    private static void print(String call, int threads, QueensSolver solver, Runnable fill) {
      String met = "nothing";
      try {
        fill.run();
      } catch (Throwable t) { // of whatever kind: which one it is is the question
        met = t.getClass().getSimpleName();
      }
      for (Thread thread : Thread.getAllStackTraces().keySet()) {
        if (thread.getName().startsWith("nqueens-")) {
          met += ", " + thread.getName() + " still running";
        }
      }
      long count = solver.enumerate(QueensModel.of(8), placement -> {}).solutions();
      System.out.println(call + ", " + threads + " threads: " + met + ", then " + count);
    }
  }
}
