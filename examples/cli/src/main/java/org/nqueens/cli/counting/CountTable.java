package org.nqueens.cli.counting;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.cli.options.SolverOptions;
import org.nqueens.cli.options.TableFormat;
import org.nqueens.cli.output.Effort;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.Progress;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

/** The table of sizes, solutions and times, for one backend or several. */
record CountTable(SolverOptions options, TableFormat format, Output out, PrintWriter err) {

  /** Prints the rows up to a size, or up to the first with an interrupt or without an answer. */
  int print(int max) {
    QueensModel.of(max);
    List<QueensSolver> solvers = options.solvers();
    out.print(head());
    out.flush();
    Completion completion = Completion.EXHAUSTED; // or that of the last search that is not
    boolean goesOn = true;
    for (int n = 1; n <= max && goesOn; n++) {
      List<SolveResult> results = search(n, solvers);
      for (SolveResult result : results) {
        completion = isComplete(result) ? completion : result.completion();
      }
      boolean isAnswered = results.stream().anyMatch(CountTable::isComplete);
      print(n, results, isAnswered);
      if (!isAnswered) {
        err.println("queens: stopped (" + completion + ") at n = " + n);
      }
      out.flush();
      goesOn =
          isAnswered
              && results.stream()
                  .noneMatch(result -> result.completion() == Completion.INTERRUPTED);
    }
    out.print(format == TableFormat.JSON ? Json.result(completion).line() : "");
    return goesOn ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
  }

  private String head() {
    return switch (format) {
      case TEXT ->
          "%3s %15s".formatted("n", "solutions")
              + options.backend().backends().stream()
                  .map(id -> " %15s".formatted(id + " ms"))
                  .collect(Collectors.joining())
              + "\n";
      case CSV -> "n,backend,completion,solutions,wallTimeMillis\n";
      case JSON -> "";
    };
  }

  private static List<SolveResult> search(int n, List<QueensSolver> solvers) {
    QueensModel model = QueensModel.of(n);
    List<SolveResult> results = new ArrayList<>();
    for (QueensSolver solver : solvers) {
      results.add(
          Progress.during(
              "n = " + n,
              progress -> {
                QueensSolver watched = progress.watch(solver);
                return Effort.quickest(
                    () -> watched.enumerate(model, placement -> progress.step()));
              }));
    }
    if (counts(results).count() > 1) {
      throw new IllegalStateException("the backends disagree on n = " + n + ": " + results);
    }
    return results;
  }

  private static Stream<Long> counts(List<SolveResult> results) {
    return results.stream().filter(CountTable::isComplete).map(SolveResult::solutions).distinct();
  }

  private void print(int n, List<SolveResult> results, boolean isAnswered) {
    if (format == TableFormat.JSON) {
      results.forEach(result -> out.print(measurement(n, options.effort(result))));
    } else if (format == TableFormat.CSV) {
      results.forEach(result -> out.print(csv(n, result)));
    } else if (isAnswered) {
      out.print("%3s %15s".formatted(n, counts(results).findFirst().orElseThrow()));
      results.forEach(result -> out.print(" %15s".formatted(millis(result))));
      out.print("\n");
    }
  }

  private static boolean isComplete(SolveResult result) {
    return result.completion() == Completion.EXHAUSTED;
  }

  private static String csv(int n, SolveResult result) {
    return "%s,%s,%s,%s,%s\n"
        .formatted(
            n,
            result.backend(),
            result.completion(),
            result.solutions(),
            Effort.millis(result.statistics().wallTime()));
  }

  private static String measurement(int n, Effort effort) {
    SolveResult result = effort.result();
    return effort
        .addTo(
            Json.of("measurement")
                .with("n", n)
                .with("completion", result.completion().name())
                .with("solutions", result.solutions()))
        .line();
  }

  private static String millis(SolveResult result) {
    return isComplete(result)
        ? String.format(Locale.ROOT, "%.1f", result.statistics().wallTime().toNanos() / 1e6)
        : "-";
  }
}
