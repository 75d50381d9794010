package org.nqueens.benchmarks.work;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.benchmarks.direct.BareForwardChecking;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchStrategy;

/**
 * Plain boards with some given queens, beside a bare forward checking. The numbers of solutions
 * have no publisher: the programs agree on them.
 */
final class PartialBoards {

  private static final int N = 20;
  private static final int GIVEN = 6;
  private static final int BOARDS = 5;

  /** Twelve queens spread over all columns, so that left to right is a bad order to search in. */
  private static final int[][] SPREAD = {
    {1, 11}, {4, 10}, {10, 1}, {11, 7}, {13, 3}, {15, 12}, {16, 27}, {18, 18}, {22, 25}, {24, 17},
    {25, 5}, {26, 8}
  };

  private PartialBoards() {}

  static Work given() {
    return count("count-given", 0, 24_589);
  }

  static Work blocked() {
    return count("count-blocked", 20, 11_620);
  }

  private static Work count(String name, int blocked, long solutions) {
    List<QueensModel> boards =
        IntStream.range(0, BOARDS).mapToObj(seed -> board(blocked, seed)).toList();
    return Work.of(
        name,
        solutions,
        baseline(boards),
        embedded("embedded", 1, boards),
        embedded("embedded, 2 threads", 2, boards));
  }

  static Work completion() {
    QueensModelBuilder builder = QueensModel.of(28).toBuilder();
    for (int[] square : SPREAD) {
      builder.place(square[0], square[1]);
    }
    QueensModel board = builder.build();
    LibraryTasks embedded = LibraryTasks.of("embedded", board);
    LibraryTasks cp = LibraryTasks.of("cp", board);
    return Work.of(
        "completion-28",
        17_042,
        baseline(List.of(board)),
        embedded.enumerate(),
        embedded.withTwoThreads().enumerate(),
        embedded
            .with("first fail", options -> options.strategy(SearchStrategy.FIRST_FAIL))
            .enumerate(),
        embedded.with("count", options -> options).count(),
        cp.enumerate(),
        cp.with("any order", QueensSolverBuilder::anyOrder).enumerate(),
        LibraryTasks.of("cp-sat", board).enumerate());
  }

  /**
   * A board with six given queens that are part of a placement, and some random blocked squares.
   */
  private static QueensModel board(int blocked, long seed) {
    Random random = new Random(seed);
    int[] placement = RandomQueens.place(N, random);
    List<Integer> columns = new ArrayList<>(IntStream.range(0, N).boxed().toList());
    Collections.shuffle(columns, random);
    QueensModelBuilder builder = QueensModel.of(N).toBuilder();
    columns.subList(N - GIVEN, N).forEach(column -> builder.place(column, placement[column]));
    Random squares = new Random(seed);
    for (int i = 0; i < blocked; i++) {
      builder.block(squares.nextInt(N), squares.nextInt(N));
    }
    return builder.build();
  }

  private static Contestant baseline(List<QueensModel> boards) {
    List<long[]> rows =
        boards.stream()
            .map(board -> board.domains().stream().mapToLong(PartialBoards::word).toArray())
            .toList();
    return new Contestant(
        "bare forward checking",
        () -> Outcome.of(rows.stream().mapToLong(BareForwardChecking::count).sum()));
  }

  private static long word(RowDomain domain) {
    return domain.isEmpty() ? 0 : domain.toLongArray()[0];
  }

  private static Contestant embedded(String name, int threads, List<QueensModel> boards) {
    QueensSolver solver = QueensSolver.builder().threads(threads).build();
    return new Contestant(name, () -> Outcome.of(boards.stream().mapToLong(solver::count).sum()));
  }
}
