package org.nqueens.cli.counting;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.cli.options.FormatOption;
import org.nqueens.cli.options.SolverOptions;
import org.nqueens.cli.output.Effort;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.Progress;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;

/** The table of sizes, solutions and times, for one backend or several. */
final class CountTable {
  private final SolverOptions options;
  private final FormatOption format;
  private final Output out;
  private final PrintWriter err;
  private Completion completion = Completion.EXHAUSTED;

  CountTable(SolverOptions options, FormatOption format, Output out, PrintWriter err) {
    this.options = options;
    this.format = format;
    this.out = out;
    this.err = err;
  }

  /** Prints the rows up to a size; returns the exit code. */
  int print(int max) {
    QueensModel.of(max);
    List<QueensSolver> solvers = options.solvers();
    if (!format.isJson()) {
      out.print("%3s %15s".formatted("n", "solutions"));
      options.backend().backends().forEach(id -> out.print(" %15s".formatted(id + " ms")));
      out.print("\n");
      out.flush();
    }
    boolean complete = true;
    for (int n = 1; n <= max && complete; n++) {
      complete = row(n, solvers);
    }
    if (format.isJson()) {
      out.print(Json.result(completion).line());
    }
    return complete ? Outcome.DONE : Outcome.NONE_OR_CUT_SHORT;
  }

  /** Computes and prints a row; false if all searches were stopped or one was interrupted. */
  private boolean row(int n, List<QueensSolver> solvers) {
    QueensModel model = QueensModel.of(n);
    List<SolveResult> results = new ArrayList<>();
    for (QueensSolver solver : solvers) {
      results.add(
          Progress.during(
              "n = " + n,
              progress -> progress.watch(solver).enumerate(model, placement -> progress.step())));
    }
    List<Long> counts =
        results.stream()
            .filter(CountTable::isComplete)
            .map(SolveResult::solutions)
            .distinct()
            .toList();
    if (counts.size() > 1) {
      throw new IllegalStateException("the backends disagree on n = " + n + ": " + results);
    }
    results.stream()
        .filter(result -> !isComplete(result))
        .forEach(result -> completion = result.completion());
    if (format.isJson()) {
      results.forEach(result -> out.print(measurement(n, options.effort(model, result))));
    }
    if (counts.isEmpty()) {
      err.println("queens: stopped (" + completion + ") at n = " + n);
    } else if (!format.isJson()) {
      out.print("%3s %15s".formatted(n, counts.get(0)));
      results.forEach(result -> out.print(" %15s".formatted(millis(result))));
      out.print("\n");
    }
    out.flush();
    return !counts.isEmpty()
        && results.stream().noneMatch(result -> result.completion() == Completion.INTERRUPTED);
  }

  private static boolean isComplete(SolveResult result) {
    return result.completion() == Completion.EXHAUSTED;
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
    return Optional.of(result)
        .filter(CountTable::isComplete)
        .map(complete -> complete.statistics().wallTime())
        .map(Duration::toNanos)
        .map(nanos -> String.format(Locale.ROOT, "%.1f", nanos / 1e6))
        .orElse("-");
  }
}
