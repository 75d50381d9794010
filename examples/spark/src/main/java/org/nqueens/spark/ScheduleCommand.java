package org.nqueens.spark;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.nqueens.batch.Journal;
import org.nqueens.batch.JournalContents;
import org.nqueens.batch.PartResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code spark-queens schedule FILE}. */
@Command(
    name = "schedule",
    mixinStandardHelpOptions = true,
    description =
        "Prints the spread of the times of the parts in a journal, and the time of all of them on"
            + " more workers: a simulation in which a free worker takes the next part.")
final class ScheduleCommand implements Callable<Integer> {
  private static final double MILLI = 1e6;

  private final PrintWriter out;

  @Parameters(paramLabel = "FILE", description = "The journal of a count.")
  private Path journal;

  @Option(
      names = "--workers",
      paramLabel = "COUNT",
      split = ",",
      defaultValue = "1,2,16,256,4096",
      description = "The numbers of workers (default: ${DEFAULT-VALUE}).")
  private List<Integer> workers;

  @Option(
      names = "--overhead",
      paramLabel = "MILLISECONDS",
      defaultValue = "0",
      description = "The time for a part beyond its search (default: ${DEFAULT-VALUE}).")
  private long overhead;

  ScheduleCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    requireInRange();
    JournalContents contents = Journal.read(journal);
    Schedule schedule =
        new Schedule(
            contents.results().stream()
                .sorted(Comparator.comparingInt(PartResult::part))
                .map(PartResult::time)
                .toList());
    out.printf("%s: %s of %s parts%n", contents.batch(), contents.done(), contents.size());
    out.printf(
        Locale.ROOT,
        "time of a part in ms: median %.1f, 95 %% at most %.1f, longest %.1f; sum %.1f s%n",
        millis(schedule.quantile(0.5)),
        millis(schedule.quantile(0.95)),
        millis(schedule.quantile(1)),
        millis(schedule.total()) / 1e3);
    out.printf("%8s %12s %9s %11s%n", "workers", "seconds", "speed-up", "efficiency");
    for (int count : workers) {
      double makespan = millis(schedule.makespan(count, Duration.ofMillis(overhead)));
      double speedUp = makespan == 0 ? 1 : millis(schedule.total()) / makespan;
      out.printf(
          Locale.ROOT,
          "%8d %12.2f %9.1f %9.0f %%%n",
          count,
          makespan / 1e3,
          speedUp,
          100 * speedUp / count);
    }
    return SparkQueens.DONE;
  }

  private void requireInRange() {
    for (int count : workers) {
      if (count < 1) {
        throw new IllegalArgumentException(
            "--workers (%s) must be at least 1: give numbers such as 16,256".formatted(count));
      }
    }
    if (overhead < 0) {
      throw new IllegalArgumentException(
          "--overhead (%s) must not be negative: give milliseconds".formatted(overhead));
    }
  }

  private static double millis(Duration time) {
    return time.toNanos() / MILLI;
  }
}
