package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

/** A printer of the results of several backends, one row per board size. */
final class TablePrinter {
  private final ReportFormat format;
  private final Output out;
  private final PrintWriter err;
  private Completion completion = Completion.EXHAUSTED;

  TablePrinter(ReportFormat format, Output out, PrintWriter err) {
    this.format = format;
    this.out = out;
    this.err = err;
  }

  void printHead(List<String> backends) {
    if (format == ReportFormat.TEXT) {
      out.print("%3s %15s".formatted("n", "solutions"));
      backends.forEach(backend -> out.print(" %15s".formatted(backend + " ms")));
      out.print("\n");
      out.flush();
    }
  }

  /** Prints a row, or the reason if every backend was stopped. */
  void print(int n, List<Effort> efforts) {
    List<SolveResult> results = efforts.stream().map(Effort::result).toList();
    for (SolveResult result : results) {
      if (!isComplete(result)) {
        completion = result.completion();
      }
    }
    if (format == ReportFormat.JSON) {
      efforts.forEach(effort -> out.print(measurement(n, effort)));
    }
    Optional<SolveResult> complete = results.stream().filter(TablePrinter::isComplete).findFirst();
    if (complete.isEmpty()) {
      err.println("queens: stopped (" + completion + ") at n = " + n);
    } else if (format == ReportFormat.TEXT) {
      out.print("%3s %15s".formatted(n, complete.get().solutions()));
      for (SolveResult result : results) {
        out.print(
            " %15s".formatted(isComplete(result) ? millis(result.statistics().wallTime()) : "-"));
      }
      out.print("\n");
    }
    out.flush();
  }

  void printEnd() {
    if (format == ReportFormat.JSON) {
      out.print(Json.result(completion, generator -> {}));
    }
  }

  private static boolean isComplete(SolveResult result) {
    return result.completion() == Completion.EXHAUSTED;
  }

  private static String measurement(int n, Effort effort) {
    SolveResult result = effort.result();
    return Json.line(
        "measurement",
        generator -> {
          generator.writeNumberField("n", n);
          generator.writeStringField("completion", result.completion().name());
          generator.writeNumberField("solutions", result.solutions());
          effort.write(generator);
        });
  }

  private static String millis(Duration time) {
    return String.format(Locale.ROOT, "%.1f", time.toNanos() / 1e6);
  }
}
