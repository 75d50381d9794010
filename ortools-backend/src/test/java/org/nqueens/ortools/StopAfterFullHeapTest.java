package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.result.SolveResult;

/** Searches stop when told, though the heap was full in between. */
@Sampled
class StopAfterFullHeapTest {
  static List<String> backends() {
    return Gate.sample(1, List.of("cp", "cp-sat"));
  }

  @ParameterizedTest
  @MethodSource("backends")
  void stopsAtAnInterrupt(String backend) {
    ForkedJvm.Exit exit = new ForkedJvm().option("-Xmx40m").run(FillAndFree.class, backend);
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output()).contains("heap filled 3 times, stopped by INTERRUPTED");
  }

  /** Fills the heap on another thread while a native search runs, frees it, and interrupts. */
  static final class FillAndFree {
    /** The native methods that search, of either backend. */
    private static final Set<String> SEARCHES = Set.of("Solver_nextSolution", "SolveWrapper_solve");

    private Link last;
    private int filled;

    private record Link(Link previous, byte[] load) {}

    private FillAndFree() {}

    public static void main(String[] arguments) throws InterruptedException {
      // The relay polls the time limit too, which is far away.
      QueensSolver solver =
          QueensSolver.builder().backend(arguments[0]).timeLimit(Duration.ofMinutes(10)).build();
      solver.enumerate(QueensModel.of(6), placement -> {}); // loads and links
      FillAndFree filler = new FillAndFree();
      Thread searching = Thread.currentThread();
      Thread filling = new Thread(() -> filler.fillDuring(searching));
      filling.start();
      SolveResult result = solver.enumerate(QueensModel.of(200), placement -> {});
      filling.join();
      System.out.printf(
          "heap filled %d times, stopped by %s%n", filler.filled, result.completion());
    }

    private void fillDuring(Thread searching) {
      // By then the search has its memory and stays in native code.
      while (!isInNativeSearch(searching)) {
        LockSupport.parkNanos(Duration.ofMillis(1).toNanos());
      }
      for (int i = 0; i < 3; i++) {
        fill();
      }
      searching.interrupt();
    }

    private static boolean isInNativeSearch(Thread thread) {
      StackTraceElement[] frames = thread.getStackTrace();
      return frames.length > 0 && SEARCHES.contains(frames[0].getMethodName());
    }

    /** Takes memory in ever smaller pieces, since a heap of small objects takes long to collect. */
    private void fill() {
      for (int size = 1 << 16; size > 0; size >>= 4) {
        try {
          while (true) {
            last = new Link(last, new byte[size]);
          }
        } catch (OutOfMemoryError e) {
          // the next pieces are smaller
        }
      }
      last = null;
      filled++;
    }
  }
}
