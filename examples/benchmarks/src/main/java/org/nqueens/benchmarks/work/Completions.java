package org.nqueens.benchmarks.work;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.nqueens.benchmarks.direct.BareForwardChecking;
import org.nqueens.benchmarks.direct.DirectChoco;
import org.nqueens.benchmarks.direct.DirectCp;
import org.nqueens.benchmarks.direct.DirectCpSat;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Work.Report;
import org.nqueens.search.SearchStrategy;

/**
 * All placements of plain boards on which most queens are given, so that left to right is a bad
 * order to search in.
 */
final class Completions {
  /** For each board; beyond it the board counts as not done. */
  private static final Duration CAP = Duration.ofSeconds(5);

  private static final int BOARDS = 20;
  private static final int FEWEST_FREE = 6;

  /** A board whose twelve queens are spread over all columns. */
  private static final GivenBoard SPREAD =
      GivenBoard.of(
          28,
          new int[][] {
            {1, 11}, {4, 10}, {10, 1}, {11, 7}, {13, 3}, {15, 12}, {16, 27}, {18, 18}, {22, 25},
            {24, 17}, {25, 5}, {26, 8}
          });

  private Completions() {}

  static Work work() {
    return new Work(
        "completions",
        Report.COMPARISON,
        List.of(seeds(20, 111_889), seeds(28, 15_741), seeds(40, 6_149), seeds(64, 1_021)));
  }

  static Work spread() {
    return new Work(
        "completion-28", Report.COMPARISON, List.of(race(28, 17_042, () -> List.of(SPREAD))));
  }

  /**
   * From 6 to 15 free columns: of each number a board whose first columns are free and one whose
   * free columns are scattered.
   */
  static List<GivenBoard> boards(int n) {
    return IntStream.range(0, BOARDS)
        .mapToObj(
            seed -> {
              int free = FEWEST_FREE + seed / 2;
              return seed % 2 == 0
                  ? GivenBoard.firstFree(n, free, seed)
                  : GivenBoard.scattered(n, free, seed);
            })
        .toList();
  }

  private static Race seeds(int n, long expected) {
    return race(n, expected, () -> boards(n));
  }

  /** The number expected has no publisher: the programs agree on it. */
  private static Race race(int n, long expected, Supplier<List<GivenBoard>> boards) {
    BoardTasks tasks = new BoardTasks(boards, CAP);
    return Race.of(
        n,
        expected,
        tasks.direct(
            "bare forward checking",
            (given, cap) -> Optional.of(Outcome.of(BareForwardChecking.completions(given)))),
        tasks.direct("OR-Tools CP, value elimination", DirectCp::completions),
        tasks.direct("Choco, FC", DirectChoco::completions),
        tasks.direct("direct CP-SAT", DirectCpSat::completions),
        tasks.enumerate("embedded", options -> options),
        tasks.enumerate("embedded, 2 threads", 2),
        tasks.enumerate(
            "embedded, first fail", options -> options.strategy(SearchStrategy.FIRST_FAIL)),
        tasks.enumerate(
            "embedded, custom first unbound", options -> options.strategy(new FirstUnbound())),
        tasks.count("embedded, count"),
        tasks.enumerate("cp", options -> options.backend("cp")),
        tasks.enumerate("cp, any order", options -> options.backend("cp").anyOrder()),
        tasks.enumerate("cp-sat", options -> options.backend("cp-sat")),
        tasks.enumerate("choco", options -> options.backend("choco")),
        tasks.enumerate("choco, any order", options -> options.backend("choco").anyOrder()));
  }
}
