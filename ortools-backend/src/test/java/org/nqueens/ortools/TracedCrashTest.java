package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.TreeSearch;
import org.nqueens.contract.Exhaustive;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchState;
import org.nqueens.trace.Branch;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;
import org.nqueens.trace.SearchTrace;

/** Calls of a listener by native code, which crash a JVM unless they are guarded. */
@Sampled
class TracedCrashTest {
  /** With the checks of the JVM, which warn of what need not crash. */
  @Test
  void keepsTheJvmAlive() {
    requireAlive("-Xcheck:jni");
  }

  @Exhaustive
  @ParameterizedTest
  @ValueSource(strings = {"-XX:+UseSerialGC", "-Xint"})
  void keepsTheJvmAliveInOtherModes(String option) {
    requireAlive(option);
  }

  private static void requireAlive(String option) {
    ForkedJvm.Exit exit =
        new ForkedJvm()
            .option(option)
            .option("-Xmx64m")
            .option("-XX:-CreateCoredumpOnCrash")
            .run(Cases.class, String.valueOf(Gate.cases(4, 5)));
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output()).contains("the JVM is alive");
  }

  /** Does something at each event of a kind. */
  private record Doing(String kind, Consumer<SearchState> action) implements SearchListener {
    private static final SearchState NONE = null;

    private void at(String event, SearchState state) {
      if (event.equals(kind)) {
        action.accept(state);
      }
    }

    @Override
    public void branched(Branch branch) {
      at("branched", NONE);
    }

    @Override
    public void pruned(int column, int row, Cause cause) {
      at("pruned", NONE);
    }

    @Override
    public void propagated(SearchState domains) {
      at("propagated", domains);
    }

    @Override
    public void failed(Failure failure) {
      at("failed", NONE);
    }

    @Override
    public void solved(Placement placement) {
      at("solved", NONE);
    }
  }

  static final class Cases {
    private static final List<String> KINDS =
        List.of("branched", "pruned", "propagated", "failed", "solved");

    /** How many times each call throws. */
    private static int times;

    private Cases() {}

    public static void main(String[] arguments) throws InterruptedException {
      times = Integer.parseInt(arguments[0]);
      for (String kind : KINDS) {
        listenerThrows(kind);
        listenerCollectsAndNests(kind);
        listenerInterrupts(kind);
      }
      searchesOnTwoThreads();
      stopsEverywhere();
      System.out.println("the JVM is alive");
    }

    private static TreeSearch heardBy(String kind, Consumer<SearchState> action) {
      return cp().listener(new Doing(kind, action));
    }

    private static TreeSearch cp() {
      return QueensSolver.builder().backend("cp").build().tree();
    }

    private static void listenerThrows(String kind) {
      for (Throwable thrown :
          List.of(new IOException(), new IllegalStateException(), new StackOverflowError())) {
        TreeSearch heard = heardBy(kind, state -> Cases.<RuntimeException>sneak(thrown));
        for (int i = 0; i < times; i++) {
          try {
            heard.enumerate(QueensModel.of(8), placement -> {});
            throw new AssertionError("nothing was thrown");
          } catch (Throwable t) {
            require(t == thrown, t.toString());
          }
        }
      }
    }

    @SuppressWarnings("unchecked") // the cast is erased, which is the point
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
      throw (T) thrown;
    }

    /** Nested searches by the same backend, traced and not, at the first events. */
    private static void listenerCollectsAndNests(String kind) {
      QueensSolver inner = QueensSolver.builder().backend("cp").build();
      int[] events = {0};
      long[] nested = {0};
      heardBy(
              kind,
              state -> {
                if (events[0]++ < 4) {
                  System.gc();
                  nested[0] += inner.enumerate(QueensModel.of(4), placement -> {}).solutions();
                  nested[0] += inner.tree().trace(QueensModel.of(4)).result().solutions();
                }
              })
          .enumerate(QueensModel.of(6), placement -> {});
      require(nested[0] == 16, nested[0] + " nested placements at " + kind);
    }

    private static void listenerInterrupts(String kind) {
      SolveResult result =
          heardBy(kind, state -> Thread.currentThread().interrupt())
              .enumerate(QueensModel.of(12), placement -> {});
      require(Thread.interrupted(), "no interrupt is left");
      require(result.completion() == Completion.INTERRUPTED, result.toString());
    }

    private static void searchesOnTwoThreads() throws InterruptedException {
      Throwable[] thrown = {null};
      Runnable traces =
          () -> {
            for (int i = 0; i < 5; i++) {
              SearchTrace trace = cp().trace(QueensModel.of(7));
              require(trace.result().solutions() == 40, trace.toString());
            }
          };
      Thread other = new Thread(traces);
      other.setUncaughtExceptionHandler((thread, t) -> thrown[0] = t);
      other.start();
      traces.run();
      other.join();
      require(thrown[0] == null, String.valueOf(thrown[0]));
    }

    private static void stopsEverywhere() {
      for (int i = 0; i < 2 * times; i++) {
        SearchTrace trace =
            QueensSolver.builder()
                .backend("cp")
                .timeLimit(Duration.ofMillis(i))
                .build()
                .tree()
                .trace(QueensModel.of(30));
        require(trace.isCut(), trace.toString());
      }
    }

    private static void require(boolean condition, String otherwise) {
      if (!condition) {
        throw new AssertionError(otherwise);
      }
    }
  }
}
