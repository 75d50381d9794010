package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;

/** Searches stop when told, though the heap was full in between. */
class StopAfterFullHeapTest {
  @ParameterizedTest
  @ValueSource(strings = {"cp", "cp-sat"})
  void stopsAtTheTimeLimit(String backend) {
    ForkedJvm.Exit exit = new ForkedJvm().option("-Xmx64m").run(FillAndFree.class, backend);
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output()).contains("stopped by TIME_LIMIT");
  }

  /** Fills the heap on another thread while a native search runs, and frees it. */
  static final class FillAndFree {
    private Link last;

    private record Link(Link previous) {}

    private FillAndFree() {}

    public static void main(String[] arguments) throws InterruptedException {
      FillAndFree filler = new FillAndFree();
      Thread filling =
          new Thread(
              () -> {
                // The search takes its memory first, and is then in native code for good.
                LockSupport.parkNanos(Duration.ofSeconds(3).toNanos());
                for (int i = 0; i < 3; i++) {
                  filler.fill();
                }
              });
      QueensSolver solver =
          QueensSolver.builder().backend(arguments[0]).timeLimit(Duration.ofSeconds(10)).build();
      filling.start();
      SolveResult result = solver.enumerate(QueensModel.of(200), placement -> {});
      filling.join();
      System.out.println("stopped by " + result.completion());
    }

    private void fill() {
      try {
        while (true) {
          last = new Link(last);
        }
      } catch (OutOfMemoryError e) {
        last = null;
      }
    }
  }
}
