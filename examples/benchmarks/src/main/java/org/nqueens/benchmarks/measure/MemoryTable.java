package org.nqueens.benchmarks.measure;

import java.util.List;

/** The table of the memory that each contestant takes in a JVM with a small heap. */
final class MemoryTable {
  /** The options of the JVM that is measured. */
  static final List<String> SMALL_HEAP = List.of("-Xmx64m");

  private static final List<String> HEADINGS =
      List.of("n", "backend", "solutions", "peak MB", "wall ms", "bytes per placement");

  private MemoryTable() {}

  static Table of(List<List<Result>> races) {
    return new Table(HEADINGS, races.stream().flatMap(List::stream).map(MemoryTable::row).toList());
  }

  private static List<String> row(Result result) {
    Sample sample =
        result
            .median()
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "contestant (%s): must not refuse the work, see why it does"
                            .formatted(result.contestant())));
    return List.of(
        String.valueOf(result.n()),
        result.contestant(),
        String.valueOf(sample.outcome().solutions()),
        Cells.megabytes(sample.peakBytes()),
        Cells.millis(sample.wallTime()),
        Cells.quotient(sample.allocatedBytes(), sample.outcome().solutions()));
  }
}
