package org.nqueens.benchmarks.start;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.nqueens.benchmarks.measure.Table;

/**
 * Programs that take turns, in one order and then in the other.
 *
 * @param programs the programs, of which the first is the baseline
 */
public record ProgramRace(List<Program> programs) {

  /** Defines the race; the list is copied. */
  public ProgramRace {
    programs = List.copyOf(programs);
  }

  /**
   * Measures the programs.
   *
   * @param rounds the number of runs of each program, at least 1
   * @return a table of the medians, and of the ratios of CPU times
   */
  public Table measure(int rounds) {
    Map<Program, List<ProcessTimes>> runs = new LinkedHashMap<>();
    programs.forEach(program -> runs.put(program, new ArrayList<>()));
    for (int round = 0; round < rounds; round++) {
      for (int turn = 0; turn < programs.size(); turn++) {
        Program program = programs.get(round % 2 == 0 ? turn : programs.size() - 1 - turn);
        runs.get(program).add(program.run());
      }
    }
    ProcessTimes baseline = ProcessTimes.median(runs.get(programs.get(0)));
    List<List<String>> rows = new ArrayList<>();
    runs.forEach((program, times) -> rows.add(row(program, ProcessTimes.median(times), baseline)));
    return new Table(List.of("program", "CPU ms", "wall ms", "ratio of CPU times"), rows);
  }

  private static List<String> row(Program program, ProcessTimes median, ProcessTimes baseline) {
    double ratio = (double) median.cpu().toNanos() / baseline.cpu().toNanos();
    return List.of(
        program.name(),
        String.valueOf(median.cpu().toMillis()),
        String.valueOf(median.wall().toMillis()),
        String.format(Locale.ROOT, "%.2f", ratio));
  }
}
