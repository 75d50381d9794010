package org.nqueens.benchmarks.measure;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.benchmarks.work.Race;
import org.nqueens.benchmarks.work.Work;

/** Measures works and lays out the results as tables. */
public final class Measurement {
  private Measurement() {}

  /**
   * Measures a work.
   *
   * @param work the work
   * @param way how to measure; memory is measured in fresh JVMs whatever the way
   * @return its table
   */
  public static Table of(Work work, Way way) {
    return switch (work.report()) {
      case COMPARISON -> ComparisonTable.of(results(work, way), way);
      case SWEEP -> SweepTable.of(results(work, way.brief()));
      case MEMORY -> MemoryTable.of(results(work, new ColdRuns(1, MemoryTable.SMALL_HEAP)));
    };
  }

  private static List<List<Result>> results(Work work, Way way) {
    List<List<Result>> results = new ArrayList<>();
    for (Race race : work.races()) {
      results.add(way.measure(work, race));
    }
    return results;
  }
}
