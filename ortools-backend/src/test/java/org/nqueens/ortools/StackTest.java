package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.contract.Exhaustive;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.search.Decision;
import org.nqueens.search.SearchState;
import org.nqueens.search.SearchStrategy;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/** A stack that overflows in or around a native search is an error, not the end of the process. */
@Sampled
class StackTest {
  /** A sample of two has both backends, and both ways. */
  static List<Arguments> overflows() {
    return Gate.sample(
        2,
        List.of(
            Arguments.of("cp-sat", "nested"),
            Arguments.of("cp-sat", "recursive"),
            Arguments.of("cp-traced", "nested"),
            Arguments.of("cp-traced", "recursive"),
            Arguments.of("cp", "nested"),
            Arguments.of("cp", "recursive")));
  }

  @ParameterizedTest
  @MethodSource("overflows")
  void overflowsAsAnError(String backend, String way) {
    requireOverflows(3, "-Xmixed", backend, way);
  }

  /** The frames of interpreted methods are larger, and a search takes several times as long. */
  @Exhaustive
  @ParameterizedTest
  @CsvSource({"cp-sat, nested", "cp, nested", "cp-traced, recursive"})
  void overflowsAsAnErrorWhereItIsInterpreted(String backend, String way) {
    requireOverflows(3, "-Xint", backend, way);
  }

  private static void requireOverflows(int stacks, String mode, String backend, String way) {
    ForkedJvm.Exit exit =
        new ForkedJvm()
            .option(mode)
            .option("-XX:-CreateCoredumpOnCrash")
            .run(OverflowTheStack.class, backend, way, String.valueOf(stacks));
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output()).contains(stacks + " stacks overflowed");
  }

  /**
   * Overflows stacks of many sizes from 300 to 1,300 kB, by solves within solves or by recursion
   * within a solve.
   */
  static final class OverflowTheStack {
    private final String backend;
    private final boolean nested;

    private OverflowTheStack(String backend, boolean nested) {
      this.backend = backend;
      this.nested = nested;
    }

    public static void main(String[] arguments) throws InterruptedException {
      OverflowTheStack overflow = new OverflowTheStack(arguments[0], arguments[1].equals("nested"));
      int stacks = Integer.parseInt(arguments[2]);
      int overflowed = 0;
      for (int i = 0; i < stacks; i++) {
        Throwable[] thrown = {null};
        Thread thread =
            new Thread(
                null,
                () -> {
                  try {
                    overflow.solve();
                  } catch (StackOverflowError e) {
                    thrown[0] = e;
                  }
                },
                "stack " + i,
                (300 + 1_000L * i / stacks) * 1024);
        thread.start();
        thread.join();
        if (thrown[0] != null) {
          overflowed++;
        }
      }
      System.out.println(overflowed + " stacks overflowed");
    }

    private void solve() {
      QueensModel model = QueensModel.of(6);
      QueensSolverBuilder cp = QueensSolver.builder().backend("cp");
      switch (backend) {
        case "cp-traced" ->
            cp.build().tree().listener(new Within()).enumerate(model, placement -> within());
        case "cp" -> cp.strategy(this::decide).build().enumerate(model, placement -> within());
        default ->
            QueensSolver.builder().backend(backend).build().enumerate(model, placement -> within());
      }
    }

    private Decision decide(SearchState state) {
      within();
      return SearchStrategy.LEXICOGRAPHIC.next(state);
    }

    /** Goes deeper at a failure, which the native search meets deep in its propagation. */
    private final class Within implements SearchListener {
      @Override
      public void failed(Failure failure) {
        within();
      }
    }

    private void within() {
      if (nested) {
        solve();
      } else {
        recurse(0);
      }
    }

    private static int recurse(int depth) {
      return recurse(depth + 1) + depth;
    }
  }
}
