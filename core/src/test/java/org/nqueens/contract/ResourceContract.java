package org.nqueens.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;

/** A search survives the garbage collector, and leaves no memory behind. */
public interface ResourceContract extends BackendFixture {
  @Test
  default void leavesMemoryFlatOverManySmallSolves() {
    int solves = Gate.cases(500, 600);
    // With the whole heap resident from the start, what grows is native; a leak in it is an error.
    ForkedJvm.Exit exit =
        new ForkedJvm()
            .option("-Xms64m")
            .option("-Xmx64m")
            .option("-XX:+AlwaysPreTouch")
            .run(ManySmallSolves.class, backend(), String.valueOf(solves));
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output()).contains(solves + " solves, " + 10 * solves + " placements");
  }

  @Test
  default void keepsTheJvmAliveWhateverGoesWrong() {
    ForkedJvm.Exit exit =
        new ForkedJvm().option("-Xcheck:jni").run(CrashCases.class, backend(), "10");
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output()).contains("the JVM is alive");
  }

  /** Fails if the memory of the process grows by more than a leak-free backend could explain. */
  final class ManySmallSolves {
    /**
     * A leak of 60 kB in each of 1,000; a native solver that is not deleted takes near a thousand.
     */
    private static final long TOLERATED_KB = 60_000;

    private ManySmallSolves() {}

    /** Runs with the id of the backend and the number of solves. */
    public static void main(String[] arguments) {
      QueensSolver solver = QueensSolver.builder().backend(arguments[0]).build();
      int solves = Integer.parseInt(arguments[1]);
      // As many again before, because the allocator and the compiler take their time to settle.
      solve(solver, solves);
      long before = ProcessMemory.residentKb();
      long placements = solve(solver, solves);
      long growth = ProcessMemory.residentKb() - before;
      System.out.printf("%d solves, %d placements, %d kB growth%n", solves, placements, growth);
      System.exit(growth > TOLERATED_KB ? 1 : 0);
    }

    private static long solve(QueensSolver solver, int times) {
      long placements = 0;
      for (int i = 0; i < times; i++) {
        placements += solver.enumerate(QueensModel.of(5), placement -> {}).solutions();
      }
      return placements;
    }
  }
}
