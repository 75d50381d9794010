package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.trace.Cause;
import org.nqueens.trace.SearchListener;

/** A heap that is full while a native search runs is an error of the caller's, not the end. */
@Sampled
class FullHeapTest {
  /** A sample of two JVMs has one for each backend. */
  static List<Arguments> jvms() {
    return Gate.sample(
        2,
        List.of(
            Arguments.of("Consumer", "G1"),
            Arguments.of("Hoarder", "Serial"),
            Arguments.of("Strategy", "Serial"),
            Arguments.of("Listener", "G1")));
  }

  @ParameterizedTest
  @MethodSource("jvms")
  void reachesTheCallerAsAnError(String filler, String collector) {
    ForkedJvm.Exit exit =
        new ForkedJvm()
            .option("-Xmx40m")
            .option("-Xms40m") // else the memory of the machine decides
            .option("-XX:+Use" + collector + "GC")
            .option("-XX:-CreateCoredumpOnCrash")
            .run(FillTheHeap.class, filler);
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output()).contains("2 errors caught, 4 placements");
  }

  /**
   * Fills the heap from within searches. On one thread: where others run, one of them may take the
   * memory that another's native code needs, which cannot be prevented.
   */
  static final class FillTheHeap {
    /** What is left to the search: a heap of small objects takes long to collect. */
    private static final long LEFT = 8 << 20;

    private final List<byte[]> ballast = new ArrayList<>();
    private Link last;

    private record Link(Link previous) {}

    private FillTheHeap() {
      System.gc();
      while (Runtime.getRuntime().freeMemory() > LEFT) {
        ballast.add(new byte[1 << 16]);
      }
    }

    public static void main(String[] arguments) {
      int caught = 0;
      for (int i = 0; i < 2; i++) {
        try {
          new FillTheHeap().search(arguments[0]);
        } catch (OutOfMemoryError e) {
          caught++;
        }
      }
      long placements = QueensSolver.builder().backend("cp-sat").build().count(QueensModel.of(6));
      System.out.println(caught + " errors caught, " + placements + " placements");
    }

    private void search(String filler) {
      QueensModel model = QueensModel.of(12);
      QueensSolverBuilder cp = QueensSolver.builder().backend("cp");
      switch (filler) {
        case "Consumer" ->
            QueensSolver.builder().backend("cp-sat").build().enumerate(model, placement -> fill());
        case "Strategy" -> cp.strategy(this::decide).build().enumerate(model, placement -> fill());
        case "Listener" -> listen(cp, new Filling());
        default -> listen(cp, new Hoarding());
      }
    }

    private void listen(QueensSolverBuilder cp, SearchListener listener) {
      cp.build().tree().listener(listener).enumerate(QueensModel.of(12), placement -> fill());
    }

    private Decision decide(SearchState state) {
      fill();
      return SearchStrategy.LEXICOGRAPHIC.next(state);
    }

    private final class Filling implements SearchListener {
      @Override
      public void pruned(int column, int row, Cause cause) {
        fill();
      }
    }

    /**
     * Catches the error itself and keeps the heap full for the calls of native code that follow.
     */
    private final class Hoarding implements SearchListener {
      @Override
      public void propagated(SearchState domains) {
        try {
          while (true) {
            fill();
          }
        } catch (OutOfMemoryError e) {
          // the search meets the next one
        }
      }
    }

    private void fill() {
      for (int i = 0; i < 20_000; i++) {
        last = new Link(last);
      }
    }
  }
}
