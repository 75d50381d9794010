package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.contract.EnumerationContract.SOLUTIONS;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;
import org.nqueens.internal.memory.MemoryAccount;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.search.SearchStrategy;

/** Searches in small heaps, in JVMs of their own. */
@Sampled
class SmallHeapTest {

  /** The sizes of one count, of searches at once and of counts at once. */
  private static final List<Integer> SIZES =
      Gate.isExhaustive() ? List.of(16, 14, 15) : List.of(14, 12, 13);

  /** Plain boards on more threads than processors, and in several searches at once. */
  @Test
  void takesManyThreads() {
    int one = SIZES.get(0);
    int searches = SIZES.get(1);
    int counts = SIZES.get(2);
    ForkedJvm.Exit exit =
        new ForkedJvm()
            .option("-Xmx48m")
            .run(Searches.class, SIZES.stream().map(String::valueOf).toArray(String[]::new));
    assertThat(exit.output().lines().filter(line -> !line.startsWith("SLF4J")))
        .containsExactly(
            "enumerate 14 on 8 threads: 365596 in order",
            "count %s on 16 threads: %s".formatted(one, SOLUTIONS.get(one - 1)),
            "8 searches of %s on 2 threads: %s in order, 8 times"
                .formatted(searches, SOLUTIONS.get(searches - 1)),
            "8 counts of %s on 4 threads: %s, 8 times".formatted(counts, SOLUTIONS.get(counts - 1)),
            "a stream that ends early: 1000",
            "0 bytes are still reserved");
    assertThat(exit.code()).isZero();
  }

  /** Searches and prints what each has found. */
  static final class Searches {
    private Searches() {}

    public static void main(String[] arguments) throws Exception {
      int one = Integer.parseInt(arguments[0]);
      int searches = Integer.parseInt(arguments[1]);
      int counts = Integer.parseInt(arguments[2]);
      System.out.println("enumerate 14 on 8 threads: " + enumerated(14, 8));
      System.out.println("count " + one + " on 16 threads: " + counted(one, 16));
      System.out.println(
          "8 searches of " + searches + " on 2 threads: " + atOnce(() -> enumerated(searches, 2)));
      System.out.println(
          "8 counts of " + counts + " on 4 threads: " + atOnce(() -> counted(counts, 4)));
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

  /** Placements on large boards with given queens and blocked squares. */
  @Test
  void takesLargeBoards() {
    ForkedJvm.Exit exit = new ForkedJvm().option("-Xmx200m").run(FindOnLargeBoards.class);
    assertThat(exit.output().lines().filter(line -> !line.startsWith("SLF4J")))
        .containsExactly(
            "10000, 100 given, found",
            "2000, 100 given, FIRST_FAIL, found",
            "10000, 5000 given, found",
            "25000, 100 given, found");
    assertThat(exit.code()).isZero();
  }

  /** Finds placements and prints what it has found. */
  static final class FindOnLargeBoards {
    private FindOnLargeBoards() {}

    public static void main(String[] arguments) {
      QueensSolver solver = QueensSolver.builder().build();
      find(solver, 10_000, 100, 100, "");
      find(
          QueensSolver.builder().strategy(SearchStrategy.FIRST_FAIL).build(),
          2_000,
          100,
          100,
          "FIRST_FAIL, ");
      find(solver, 10_000, 5_000, 5_000, "");
      find(solver, 25_000, 100, 100, "");
    }

    /** Gives queens of the placement by formula, and blocks a square beside some of them. */
    private static void find(QueensSolver solver, int n, int given, int blocked, String strategy) {
      Placement placement = QueensSolver.findAny(n).orElseThrow();
      QueensModelBuilder builder = QueensModel.of(n).toBuilder();
      for (int i = 0; i < given; i++) {
        int column = i * (n / given);
        builder.place(column, placement.row(column));
        if (i < blocked) {
          builder.block(column + 1, i);
        }
      }
      QueensModel model = builder.build();
      System.out.printf(
          "%d, %d given, %s%s%n",
          n,
          given,
          strategy,
          solver.findAny(model).filter(model::isSolution).isPresent() ? "found" : "missed");
    }
  }
}
