package org.nqueens.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.nqueens.benchmarks.work.Turns;
import org.nqueens.board.Board;

/**
 * Programs that answer one question about boards in the calling thread, and take turns at each
 * board. Their answers must be equal.
 *
 * @param programs the programs by name; times are compared with those of the first
 * @param warmUp the rounds without measurement, 0 or more
 * @param rounds the rounds with measurement, at least 1
 */
record BoardTurns(Map<String, ToIntFunction<Board>> programs, int warmUp, int rounds) {

  /** The headings of what {@link #rows} adds to the names of the boards. */
  static final List<String> HEADINGS = List.of("program", "ms", "slowest ms", "ratio");

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /**
   * A row for each program: the CPU milliseconds of a board, of which each is the median of the
   * rounds, on the mean and at most; and the ratio of the means.
   *
   * @param name the first cells of each row
   * @param boards at least one board
   */
  List<List<String>> rows(List<String> name, List<Board> boards) {
    Map<String, List<Double>> times = new LinkedHashMap<>();
    for (Board board : boards) {
      measure(board)
          .forEach(
              (program, millis) ->
                  times
                      .computeIfAbsent(program, first -> new ArrayList<>())
                      .add(Turns.median(millis)));
    }
    double baseline = mean(times.values().iterator().next());
    List<List<String>> rows = new ArrayList<>();
    times.forEach(
        (program, millis) ->
            rows.add(
                Stream.concat(
                        name.stream(),
                        Stream.of(
                            program,
                            number(mean(millis)),
                            number(Collections.max(millis)),
                            number(mean(millis) / baseline)))
                    .toList()));
    return rows;
  }

  private Map<String, List<Double>> measure(Board board) {
    Map<String, List<Double>> times = new LinkedHashMap<>();
    List<Integer> answers = new ArrayList<>();
    for (int round = 0; round < warmUp + rounds; round++) {
      for (Map.Entry<String, ToIntFunction<Board>> program : programs.entrySet()) {
        long start = THREADS.getCurrentThreadCpuTime();
        answers.add(program.getValue().applyAsInt(board));
        double millis = (THREADS.getCurrentThreadCpuTime() - start) / 1e6;
        if (round >= warmUp) {
          times.computeIfAbsent(program.getKey(), name -> new ArrayList<>()).add(millis);
        }
      }
    }
    if (answers.stream().distinct().count() > 1) {
      throw new IllegalStateException(
          "programs (%s) must answer alike (%s) on each board: see\n%s"
              .formatted(programs.keySet(), answers, board));
    }
    return times;
  }

  private static double mean(List<Double> times) {
    return times.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }

  static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
