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

  private static final List<String> FIELDS =
      List.of("n", "backend", "completion", "solutions", "wallTimeMillis");

  /** Prints the rows up to a size, or up to the first with an interrupt or without an answer. */
  int print(int max) {
    QueensModel.of(max);
    List<QueensSolver> solvers = options.solvers();
    out.print(format == TableFormat.TEXT ? head() : format.head(FIELDS));
    out.flush();
    Completion completion = Completion.EXHAUSTED;
    int code = Outcome.DONE;
    for (int n = 1; n <= max && code == Outcome.DONE; n++) {
      List<SolveResult> results = search(n, solvers);
      List<Completion> ends = results.stream().map(SolveResult::completion).toList();
      completion = Outcome.lastCut(completion, ends);
      if (format == TableFormat.TEXT && ends.contains(Completion.EXHAUSTED)) {
        out.print("%3s %15s".formatted(n, counts(results).findFirst().orElseThrow()));
        results.forEach(result -> out.print(" %15s".formatted(millis(result))));
        out.print("\n");
      }
      for (SolveResult result : results) {
        out.print(format.row(measurement(n, result), FIELDS));
      }
      out.flush();
      if (!ends.contains(Completion.EXHAUSTED)) {
        err.println("queens: stopped (" + completion + ") at n = " + n);
        code = Outcome.NONE_OR_CUT_SHORT;
      } else if (ends.contains(Completion.INTERRUPTED)) {
        code = Outcome.NONE_OR_CUT_SHORT;
      }
    }
    out.printJson(Json.result(completion));
    return code;
  }

  private String head() {
    return options.backends().stream()
        .map(id -> " %15s".formatted(id + " ms"))
        .collect(Collectors.joining("", "%3s %15s".formatted("n", "solutions"), "\n"));
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

  private static boolean isComplete(SolveResult result) {
    return result.completion() == Completion.EXHAUSTED;
  }

  private Json measurement(int n, SolveResult result) {
    Json json = Json.of("measurement").with("n", n);
    json.with("completion", result.completion().name()).with("solutions", result.solutions());
    return options.effort(result).addTo(json);
  }

  private static String millis(SolveResult result) {
    return isComplete(result)
        ? String.format(Locale.ROOT, "%.1f", result.statistics().wallTime().toNanos() / 1e6)
        : "-";
  }
}
