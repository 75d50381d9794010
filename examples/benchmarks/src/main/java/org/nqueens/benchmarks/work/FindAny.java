package org.nqueens.benchmarks.work;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.work.Work.Report;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;

/**
 * One placement: of the empty board by construction, which is the baseline, and by search; and of a
 * board with given queens.
 */
final class FindAny {
  /** The largest board for cp; larger ones take far longer than all other searches together. */
  private static final int LARGEST_CP = 50;

  /** The largest board to search; larger ones take gigabytes. */
  private static final int LARGEST_SEARCH = 1_000;

  /** The largest board with given queens. */
  private static final int LARGEST_GIVEN = 100_000;

  private static final int SWEEP_FROM = 4;
  private static final int SWEEP_TO = 50;

  private FindAny() {}

  static Work small() {
    return work("find-any", 8, 50, 1_000, 1_000_000);
  }

  /** Apart, because they take tens of milliseconds. */
  static Work large() {
    return work("find-any-10000", 10_000, LARGEST_GIVEN);
  }

  static Work work(String name, int... sizes) {
    return new Work(name, Report.COMPARISON, IntStream.of(sizes).mapToObj(FindAny::race).toList());
  }

  static Work sweep() {
    return new Work(
        "sweep",
        Report.SWEEP,
        IntStream.rangeClosed(SWEEP_FROM, SWEEP_TO)
            .mapToObj(n -> Race.of(n, 1, search("embedded", n), search("cp", n)))
            .toList());
  }

  private static Race race(int n) {
    List<Contestant> contestants = new ArrayList<>();
    contestants.add(
        Contestant.of("construction", () -> LibraryTasks.found(QueensSolver.findAny(n))));
    if (n <= LARGEST_SEARCH) {
      contestants.add(search("embedded", n));
    }
    if (n <= LARGEST_GIVEN) {
      contestants.add(given("embedded", n));
    }
    if (n <= LARGEST_CP) {
      contestants.add(search("cp", n));
      contestants.add(given("cp", n));
    }
    return new Race(n, 1, contestants);
  }

  private static Contestant search(String backend, int n) {
    return new LibraryTasks(backend, () -> QueensModel.of(n))
        .findAny("FIRST_SOLUTION", SearchStrategy.FIRST_SOLUTION);
  }

  /** The call without a strategy, the usual one. */
  private static Contestant given(String backend, int n) {
    return new LibraryTasks(
            backend,
            () -> QueensModel.of(n).toBuilder().place(0, 1).place(1, 3).place(2, 5).build())
        .findAny();
  }
}
