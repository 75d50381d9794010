package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;
import org.nqueens.trace.Cause;
import org.nqueens.trace.SearchListener;

/** A heap that is full is an error of the caller, after which everything works as before. */
@Sampled
class FullHeapTest {

  static List<Arguments> heaps() {
    return Gate.sample(1, List.of(Arguments.of("24m", "Serial"), Arguments.of("40m", "G1")));
  }

  @ParameterizedTest
  @MethodSource("heaps")
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
            listener, 1 threads: OutOfMemoryError, then 92
            """);
    assertThat(exit.code()).isZero();
  }

  /** The levels of free memory at which the first search of a process meets a full heap. */
  static List<Integer> levels() {
    return Gate.sample(1, List.of(12_000, 15_000, 17_000, 24_000));
  }

  @ParameterizedTest
  @MethodSource("levels")
  void leavesNothingUnusableInAFirstSearch(int free) {
    ForkedJvm.Exit exit =
        new ForkedJvm()
            .option("-Xmx16m")
            .option("-XX:+UseSerialGC")
            .run(SearchFirstInAFullHeap.class, String.valueOf(free));
    assertThat(exit.output()).endsWith("then 92\n");
    assertThat(exit.code()).isZero();
  }

  /** Fills the heap up to a number of bytes, searches, frees the heap and searches again. */
  static final class SearchFirstInAFullHeap {
    private SearchFirstInAFullHeap() {}

    public static void main(String[] arguments) {
      QueensModel model = QueensModel.of(8);
      QueensSolver solver = QueensSolver.builder().build();
      List<byte[]> reserve = new ArrayList<>(List.of(new byte[Integer.parseInt(arguments[0])]));
      Object[] filled = fill();
      reserve.clear();
      String met = "nothing";
      try {
        solver.enumerate(model, placement -> {});
      } catch (Throwable t) { // of any kind: the second search is the question
        filled = new Object[0];
        met = t.getClass().getSimpleName();
      }
      System.out.println(filled.length);
      filled = new Object[0];
      long count = solver.enumerate(model, placement -> {}).solutions();
      System.out.print(met + ", then " + count + "\n");
    }

    /** A chain of arrays, ever smaller ones, until nothing fits. */
    private static Object[] fill() {
      Object[] chain = new Object[2];
      int size = 1 << 16;
      try {
        while (true) {
          Object[] next = {chain, null};
          chain = next;
          try {
            next[1] = new byte[size];
          } catch (OutOfMemoryError e) {
            if (size <= 16) {
              return chain;
            }
            size >>= 1;
          }
        }
      } catch (OutOfMemoryError e) {
        return chain;
      }
    }
  }

  /** Collects the placements of n = 15, and removals of n = 14, for which there is no room. */
  static final class FillTheHeap {
    private FillTheHeap() {}

    public static void main(String[] arguments) {
      for (int threads = 1; threads <= 2; threads++) {
        QueensSolver solver = QueensSolver.builder().threads(threads).build();
        print("enumerate", threads, solver, () -> enumerate(solver));
        print("stream", threads, solver, () -> stream(solver));
      }
      print("listener", 1, QueensSolver.builder().build(), FillTheHeap::listen);
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

    private static void listen() {
      List<Square> removals = new ArrayList<>();
      SearchListener listener =
          new SearchListener() {
            @Override
            public void pruned(int column, int row, Cause cause) {
              removals.add(new Square(column, row));
            }
          };
      TreeSearch tree = QueensSolver.builder().build().tree().listener(listener);
      tree.enumerate(QueensModel.of(14), placement -> {});
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
