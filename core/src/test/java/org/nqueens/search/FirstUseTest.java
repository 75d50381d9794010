package org.nqueens.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;

/**
 * The first use of strategies by several threads at once. The constants of an interface that are
 * instances of its own implementers make the initialization of both a cycle, in which two threads
 * that begin at different ends wait for each other.
 */
@Sampled
class FirstUseTest {
  /** Uses strategies for the first time in the JVM, by threads that begin together. */
  public static final class Program {
    private Program() {}

    /** A strategy of an application. */
    private static final class Own implements SearchStrategy {
      @Override
      public Decision next(SearchState state) {
        return LEXICOGRAPHIC.next(state);
      }
    }

    public static void main(String[] arguments) throws InterruptedException {
      List<Runnable> uses =
          List.of(
              () -> SearchStrategy.FIRST_FAIL.solutionOrder(),
              () -> SearchStrategy.of(VariableSelection.LOWEST_MIN, ValueSelection.MIDDLE),
              () -> new Own().solutionOrder(),
              () -> QueensSolver.count(4));
      CyclicBarrier start = new CyclicBarrier(uses.size());
      List<Thread> threads = new ArrayList<>();
      for (Runnable use : uses) {
        threads.add(new Thread(() -> begin(start, use)));
      }
      threads.forEach(Thread::start);
      for (Thread thread : threads) {
        thread.join();
      }
    }

    private static void begin(CyclicBarrier start, Runnable use) {
      try {
        start.await();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
      use.run();
    }
  }

  @Test
  void endsForThreadsThatBeginTogether() {
    for (int run = 0; run < Gate.cases(3, 8); run++) {
      ForkedJvm.Exit exit = new ForkedJvm().run(Program.class);
      assertThat(exit.code()).as(exit.output()).isZero();
      assertThat(exit.output()).isEmpty();
    }
  }
}
