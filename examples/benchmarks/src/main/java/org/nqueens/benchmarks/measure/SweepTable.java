package org.nqueens.benchmarks.measure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The table of the median and the worst race of each contestant, for races of random boards. */
final class SweepTable {
  private static final List<String> HEADINGS =
      List.of("n", "backend", "median ms", "worst n", "worst ms");

  private SweepTable() {}

  static Table of(List<List<Result>> races) {
    Map<String, List<Result>> results = new LinkedHashMap<>();
    for (List<Result> race : races) {
      for (Result result : race) {
        if (result.median().isPresent()) {
          results.computeIfAbsent(result.contestant(), name -> new ArrayList<>()).add(result);
        }
      }
    }
    return new Table(HEADINGS, results.values().stream().map(SweepTable::row).toList());
  }

  private static List<String> row(List<Result> results) {
    List<Result> sorted =
        results.stream().sorted(Comparator.comparing(SweepTable::wallTime)).toList();
    Result worst = sorted.get(sorted.size() - 1);
    return List.of(
        results.get(0).n() + " to " + results.get(results.size() - 1).n(),
        worst.contestant(),
        Cells.millis(wallTime(sorted.get(sorted.size() / 2))),
        String.valueOf(worst.n()),
        Cells.millis(wallTime(worst)));
  }

  private static Duration wallTime(Result result) {
    return result.median().orElseThrow().wallTime();
  }
}
