package org.nqueens.benchmarks.work;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.direct.Outcome;
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
  private static final int LARGEST_SEARCH = 10_000;

  /** The largest board with given queens. */
  private static final int LARGEST_GIVEN = 25_000;

  private FindAny() {}

  static Work work(String name, int n) {
    List<Contestant> contestants = new ArrayList<>();
    contestants.add(
        new Contestant(
            "construction", () -> Outcome.of(LibraryTasks.number(QueensSolver.findAny(n)))));
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
    return new Work(name, 1, contestants);
  }

  private static Contestant search(String backend, int n) {
    return LibraryTasks.of(backend, QueensModel.of(n))
        .with("FIRST_SOLUTION", options -> options.strategy(SearchStrategy.FIRST_SOLUTION))
        .findAny();
  }

  /** The call without a strategy, the usual one. */
  private static Contestant given(String backend, int n) {
    QueensModel board = QueensModel.of(n).toBuilder().place(0, 1).place(1, 3).place(2, 5).build();
    return LibraryTasks.of(backend, board).with("given queens", options -> options).findAny();
  }
}
