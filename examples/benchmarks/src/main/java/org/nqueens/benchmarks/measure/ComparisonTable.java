package org.nqueens.benchmarks.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The table that compares every contestant with the baseline of its race. */
final class ComparisonTable {
  private ComparisonTable() {}

  /** The table of some races; that of cold runs also has the time without start and end. */
  static Table of(List<List<Result>> races, Way way) {
    List<String> headings = new ArrayList<>(List.of("n", "backend", "solutions", "wall ms"));
    if (way instanceof ColdRuns) {
      headings.add("in main ms");
    }
    headings.addAll(List.of("CPU ms", "decisions", "failures", "allocated bytes", "ratio"));
    List<List<String>> rows = new ArrayList<>();
    for (List<Result> race : races) {
      Optional<Sample> baseline = race.get(0).median();
      race.forEach(result -> rows.add(row(result, baseline, way, headings.size())));
    }
    return new Table(headings, rows);
  }

  private static List<String> row(Result result, Optional<Sample> baseline, Way way, int cells) {
    List<String> row = new ArrayList<>(List.of(String.valueOf(result.n()), result.contestant()));
    if (result.median().isEmpty()) {
      row.add(result.otherwise());
      row.addAll(Collections.nCopies(cells - row.size(), Table.NOTHING));
      return row;
    }
    Sample sample = result.median().get();
    row.add(String.valueOf(sample.outcome().solutions()));
    row.add(Cells.millis(sample.wallTime()));
    if (way instanceof ColdRuns) {
      row.add(Cells.millis(sample.mainTime()));
    }
    row.add(Cells.millis(sample.cpuTime()));
    row.add(Cells.number(sample.outcome().decisions()));
    row.add(Cells.number(sample.outcome().failures()));
    row.add(String.valueOf(sample.allocatedBytes()));
    row.add(
        baseline
            .map(base -> Cells.ratio(sample.wallTime(), base.wallTime()))
            .orElse(Table.NOTHING));
    return row;
  }
}
