package org.nqueens.benchmarks;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.nqueens.benchmarks.work.Turns;
import org.nqueens.benchmarks.work.Work;
import org.nqueens.benchmarks.work.Works;

/**
 * Measures the library beside programs written directly against the solvers, and reports a table
 * for each work. The first contestant is the baseline, to whose wall time the ratios refer.
 */
public final class SideBySide {

  private static final String RUNS = "--runs=";
  private static final List<String> HEADINGS =
      List.of("contestant", "solutions", "wall ms", "CPU ms", "decisions", "failures", "ratio");

  /** The time that the JIT compiler needs for Choco. */
  private static final Duration WARM_UP = Duration.ofSeconds(3);

  private static final Duration SAMPLE = Duration.ofMillis(200);

  private SideBySide() {}

  /**
   * Measures the works named, or the standard set, by the median of five runs or of {@code
   * --runs=K}.
   */
  public static void main(String[] arguments) throws IOException {
    int runs = 5;
    List<Work> works = new ArrayList<>();
    for (String argument : arguments) {
      if (argument.matches(RUNS + "[1-9]\\d{0,3}")) {
        runs = Integer.parseInt(argument.substring(RUNS.length()));
      } else {
        works.add(Works.named(argument));
      }
    }
    if (works.isEmpty()) {
      Works.standard().forEach(name -> works.add(Works.named(name)));
    }
    for (Work work : works) {
      report(work, new Turns(runs, WARM_UP, SAMPLE)).save(work.name());
    }
  }

  static Report report(Work work, Turns turns) {
    List<Turns.Result> results = turns.measure(work);
    double baseline = results.get(0).wallNanos();
    return new Report(work.name(), "SideBySide " + work.name())
        .line("Medians of %s runs in a warm JVM, taken in turns.".formatted(turns.runs()))
        .table(HEADINGS, results.stream().map(result -> row(result, baseline)).toList());
  }

  private static List<String> row(Turns.Result result, double baseline) {
    return List.of(
        result.contestant(),
        String.valueOf(result.outcome().solutions()),
        millis(result.wallNanos()),
        millis(result.cpuNanos()),
        number(result.outcome().decisions()),
        number(result.outcome().failures()),
        ratio(result.wallNanos() / baseline));
  }

  private static String millis(double nanos) {
    double millis = nanos / 1e6;
    return String.format(Locale.ROOT, millis < 1 ? "%.4f" : millis < 100 ? "%.2f" : "%.1f", millis);
  }

  private static String ratio(double ratio) {
    return String.format(Locale.ROOT, ratio < 0.01 ? "%.5f" : ratio < 0.1 ? "%.3f" : "%.2f", ratio);
  }

  private static String number(OptionalLong number) {
    return number.isPresent() ? String.valueOf(number.getAsLong()) : "-";
  }
}
