package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;

/** Plain boards on more threads than processors, and in several searches at once, in 48 MB. */
class ManyThreadsMemoryTest {

  @Test
  void fitASmallHeap() {
    ForkedJvm.Exit exit = new ForkedJvm().option("-Xmx48m").run(Searches.class);
    assertThat(exit.output().lines().filter(line -> !line.startsWith("SLF4J")))
        .containsExactly(
            "enumerate 14 on 8 threads: 365596 in order",
            "count 16 on 16 threads: 14772512",
            "8 searches of 14 on 2 threads: 365596 in order, 8 times",
            "8 counts of 15 on 4 threads: 2279184, 8 times",
            "a stream that ends early: 1000",
            "0 bytes are still reserved");
    assertThat(exit.code()).isZero();
  }

  /** Searches and prints what each has found. */
  static final class Searches {
    private Searches() {}

    public static void main(String[] arguments) throws Exception {
      System.out.println("enumerate 14 on 8 threads: " + enumerated(14, 8));
      System.out.println("count 16 on 16 threads: " + counted(16, 16));
      System.out.println("8 searches of 14 on 2 threads: " + atOnce(() -> enumerated(14, 2)));
      System.out.println("8 counts of 15 on 4 threads: " + atOnce(() -> counted(15, 4)));
      try (Stream<Placement> stream = solver(4).stream(QueensModel.of(15))) {
        System.out.println("a stream that ends early: " + stream.limit(1_000).count());
      }
      System.out.println(MemoryAccount.ofHeap().reserved() + " bytes are still reserved");
    }

    private static QueensSolver solver(int threads) {
      return QueensSolver.builder().threads(threads).build();
    }

    private static String enumerated(int n, int threads) {
      long[] latest = {-1};
      long[] inOrder = new long[1];
      solver(threads)
          .enumerate(
              QueensModel.of(n),
              placement -> {
                long word = 0;
                for (int column = 0; column < n; column++) {
                  word = word << 4 | placement.row(column);
                }
                inOrder[0] += word > latest[0] ? 1 : 0;
                latest[0] = word;
              });
      return inOrder[0] + " in order";
    }

    private static String counted(int n, int threads) {
      return Long.toString(solver(threads).count(QueensModel.of(n)));
    }

    /** The distinct results of eight searches at once, one where all is well. */
    private static String atOnce(Callable<String> search) throws Exception {
      ExecutorService callers = Executors.newFixedThreadPool(8);
      try {
        List<Future<String>> results =
            Stream.generate(() -> callers.submit(search)).limit(8).toList();
        StringBuilder distinct = new StringBuilder(results.get(0).get());
        for (Future<String> result : results) {
          if (!result.get().equals(results.get(0).get())) {
            distinct.append(", ").append(result.get());
          }
        }
        return distinct + ", 8 times";
      } finally {
        callers.shutdown();
      }
    }
  }
}
