package org.nqueens.benchmarks;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.nqueens.benchmarks.measure.ColdRuns;
import org.nqueens.benchmarks.measure.TableFormat;
import org.nqueens.benchmarks.measure.WarmRuns;
import org.nqueens.benchmarks.measure.Way;
import org.nqueens.benchmarks.work.Work;
import org.nqueens.benchmarks.work.Works;

/**
 * The options of the command line of {@link SideBySide}.
 *
 * @param works the works to measure
 * @param format the format of the tables
 * @param way the way of measuring
 */
record Options(List<Work> works, TableFormat format, Way way) {
  static final String USAGE = "[WORK...] [--format=text|markdown|csv] [--runs=K] [--cold]";

  private static final String FORMAT = "--format=";
  private static final String RUNS = "--runs=";
  private static final String COLD = "--cold";
  private static final int STANDARD_RUNS = 5;

  /** The time that the JIT compiler needs for Choco. */
  private static final Duration WARM_UP = Duration.ofSeconds(3);

  private static final Duration SAMPLE = Duration.ofMillis(200);

  static Options parse(String... arguments) {
    List<Work> works = new ArrayList<>();
    TableFormat format = TableFormat.TEXT;
    int runs = STANDARD_RUNS;
    boolean cold = false;
    for (String argument : arguments) {
      if (argument.startsWith(FORMAT)) {
        format = format(argument.substring(FORMAT.length()));
      } else if (argument.startsWith(RUNS)) {
        runs = runs(argument.substring(RUNS.length()));
      } else if (argument.equals(COLD)) {
        cold = true;
      } else if (argument.startsWith("-")) {
        throw new IllegalArgumentException(
            "option (%s): is unknown, choose from %s".formatted(argument, USAGE));
      } else {
        works.add(Works.named(argument));
      }
    }
    return new Options(
        works.isEmpty() ? Works.standard() : works,
        format,
        cold ? new ColdRuns(runs, List.of()) : new WarmRuns(runs, WARM_UP, SAMPLE));
  }

  private static TableFormat format(String name) {
    return Arrays.stream(TableFormat.values())
        .filter(format -> format.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "--format (%s): must be text, markdown or csv, choose one".formatted(name)));
  }

  private static int runs(String number) {
    if (!number.matches("[1-9]\\d{0,3}")) {
      throw new IllegalArgumentException(
          "--runs (%s): must be a number from 1 to 9999, such as 5".formatted(number));
    }
    return Integer.parseInt(number);
  }
}
