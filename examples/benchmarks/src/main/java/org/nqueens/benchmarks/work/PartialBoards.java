package org.nqueens.benchmarks.work;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.direct.BareForwardChecking;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Contestant.Threads;
import org.nqueens.benchmarks.work.Work.Report;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;

/** The count of plain boards of 20 columns with six given queens, and with blocked squares too. */
final class PartialBoards {
  private static final int N = 20;
  private static final int FREE = 14;
  private static final int BOARDS = 5;

  private PartialBoards() {}

  static Work given() {
    return work("count-given", 0, 24_589);
  }

  static Work blocked() {
    return work("count-blocked", 20, 11_620);
  }

  /** The number expected has no publisher: the baseline and the library agree on it. */
  private static Work work(String name, int blocked, long expected) {
    Supplier<List<QueensModel>> boards =
        () -> IntStream.range(0, BOARDS).mapToObj(seed -> board(blocked, seed)).toList();
    Race race =
        Race.of(
            N,
            expected,
            new Contestant("bare forward checking", Threads.CALLER, () -> baseline(boards.get())),
            embedded("embedded", 1, boards),
            embedded("embedded, 2 threads", 2, boards));
    return new Work(name, Report.COMPARISON, List.of(race));
  }

  /**
   * A board with six given queens that are part of a placement, and some random blocked squares.
   */
  private static QueensModel board(int blocked, long seed) {
    QueensModelBuilder builder = GivenBoard.scattered(N, FREE, seed).model().toBuilder();
    Random random = new Random(seed);
    for (int i = 0; i < blocked; i++) {
      builder.block(random.nextInt(N), random.nextInt(N));
    }
    return builder.build();
  }

  private static Task baseline(List<QueensModel> boards) {
    List<long[]> rows = boards.stream().map(PartialBoards::rows).toList();
    return () -> Outcome.of(rows.stream().mapToLong(BareForwardChecking::count).sum());
  }

  private static long[] rows(QueensModel board) {
    return board.domains().stream().mapToLong(PartialBoards::word).toArray();
  }

  private static long word(RowDomain domain) {
    return domain.isEmpty() ? 0 : domain.toLongArray()[0];
  }

  private static Contestant embedded(String name, int threads, Supplier<List<QueensModel>> boards) {
    return new Contestant(
        name,
        threads == 1 ? Threads.CALLER : Threads.WORKERS,
        () -> {
          QueensSolver solver = QueensSolver.builder().threads(threads).build();
          List<QueensModel> models = boards.get();
          return () -> Outcome.of(models.stream().mapToLong(solver::count).sum());
        });
  }
}
