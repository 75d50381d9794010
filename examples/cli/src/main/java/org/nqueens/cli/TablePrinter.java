package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

/** Prints the results of several backends, a row per board size, as they come. */
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

  /** Prints a row; where no backend came to an end only that, and why. */
  void print(int n, List<SolveResult> results) {
    for (SolveResult result : results) {
      if (!isWhole(result)) {
        completion = result.completion();
      }
    }
    if (format == ReportFormat.JSON) {
      results.forEach(result -> out.print(measurement(n, result)));
    }
    Optional<SolveResult> whole = results.stream().filter(TablePrinter::isWhole).findFirst();
    if (whole.isEmpty()) {
      err.println("queens: stopped (" + completion + ") at n = " + n);
    } else if (format == ReportFormat.TEXT) {
      out.print("%3s %15s".formatted(n, whole.get().solutions()));
      for (SolveResult result : results) {
        out.print(
            " %15s".formatted(isWhole(result) ? millis(result.statistics().wallTime()) : "-"));
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

  private static boolean isWhole(SolveResult result) {
    return result.completion() == Completion.EXHAUSTED;
  }

  private static String measurement(int n, SolveResult result) {
    return Json.line(
        "measurement",
        generator -> {
          generator.writeNumberField("n", n);
          generator.writeStringField("completion", result.completion().name());
          generator.writeNumberField("solutions", result.solutions());
          Json.writeEffort(generator, result);
        });
  }

  private static String millis(Duration time) {
    return String.format(Locale.ROOT, "%.1f", time.toNanos() / 1e6);
  }
}
