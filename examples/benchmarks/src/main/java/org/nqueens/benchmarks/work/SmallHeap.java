package org.nqueens.benchmarks.work;

import java.util.List;
import org.nqueens.QueensSolver;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Contestant.Threads;
import org.nqueens.benchmarks.work.Work.Report;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.SearchStrategy;

/** Millions of placements in a JVM whose heap could not hold them. */
final class SmallHeap {
  private static final int COUNTED_SIZE = 18;
  private static final int FIRST_ROW = 8;

  /** Rows of the second queen. With each of them there are some millions of placements. */
  private static final List<Integer> SECOND_ROWS = List.of(0, 2, 4);

  /** The number of placements by the bare recursion, which is not published. */
  private static final long COUNTED = 8_653_754;

  private SmallHeap() {}

  static Work standard() {
    return work(15, 13, 12);
  }

  /**
   * The work with boards of given sizes.
   *
   * @param plain the size for the plain board on the embedded engine
   * @param general the size for first fail
   * @param orTools the size for the OR-Tools backends
   */
  static Work work(int plain, int general, int orTools) {
    LibraryTasks embedded = tasks("embedded", plain);
    LibraryTasks cp = tasks("cp", orTools);
    LibraryTasks cpSat = tasks("cp-sat", orTools);
    return new Work(
        "memory",
        Report.MEMORY,
        List.of(
            race(plain, embedded.enumerate(), embedded.enumerate(2), embedded.stream(1)),
            race(
                general,
                tasks("embedded", general).enumerate("first fail", SearchStrategy.FIRST_FAIL)),
            race(orTools, cp.enumerate(), cp.enumerate(2), cpSat.enumerate(), cpSat.enumerate(2)),
            Race.of(COUNTED_SIZE, COUNTED, count())));
  }

  private static Contestant count() {
    return new Contestant(
        "embedded, count of two given queens",
        Threads.CALLER,
        () -> {
          QueensSolver solver = QueensSolver.builder().build();
          List<QueensModel> models = SECOND_ROWS.stream().map(SmallHeap::given).toList();
          return () -> Outcome.of(models.stream().mapToLong(solver::count).sum());
        });
  }

  private static QueensModel given(int secondRow) {
    return QueensModel.of(COUNTED_SIZE).toBuilder().place(0, FIRST_ROW).place(1, secondRow).build();
  }

  private static LibraryTasks tasks(String backend, int n) {
    return new LibraryTasks(backend, () -> QueensModel.of(n));
  }

  private static Race race(int n, Contestant... contestants) {
    return Race.of(n, KnownCounts.of(Variant.QUEENS, n), contestants);
  }
}
