package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nqueens.Completion;
import org.nqueens.QueensSolver;
import org.nqueens.SolveResult;
import org.nqueens.model.QueensModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens table --to N}. */
@Command(
    name = "table",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints the number of solutions and the time to enumerate them, a row per board size.",
      "Every placement is delivered; a time limit is for each row and backend, and shows as a dash."
    })
final class TableCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Option(names = "--to", paramLabel = "N", required = true, description = "The last board size.")
  private int to;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      split = ",",
      defaultValue = "embedded",
      description = "The backends, separated by commas (default: ${DEFAULT-VALUE}).")
  private List<String> backends;

  @Mixin private EffortOptions effort;

  TableCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    QueensModel.of(to);
    if (backends.isEmpty()) {
      throw new IllegalArgumentException(
          "backend (\"\") must name a backend at least: see `queens backends`");
    }
    List<QueensSolver> solvers =
        backends.stream().map(backend -> effort.builder(backend).build()).toList();
    out.print("%3s %15s".formatted("n", "solutions"));
    backends.forEach(backend -> out.print(" %15s".formatted(backend + " ms")));
    out.print("\n");
    out.flush();
    return Interruption.during(() -> rows(solvers)) ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
  }

  private boolean rows(List<QueensSolver> solvers) {
    for (int n = 1; n <= to; n++) {
      if (!row(n, solvers)) {
        return false;
      }
    }
    return true;
  }

  /** Prints a row; false if there is no point in going on. */
  private boolean row(int n, List<QueensSolver> solvers) {
    QueensModel model = QueensModel.of(n);
    List<SolveResult> results = new ArrayList<>();
    for (QueensSolver solver : solvers) {
      results.add(
          Progress.during(
              "n = " + n, progress -> solver.enumerate(model, placement -> progress.step())));
    }
    List<Long> counts =
        results.stream()
            .filter(result -> result.completion() == Completion.EXHAUSTED)
            .map(SolveResult::solutions)
            .distinct()
            .toList();
    if (counts.size() > 1) {
      throw new IllegalStateException("the backends disagree on n = " + n + ": " + results);
    }
    if (counts.isEmpty()) {
      err.println("queens: stopped (" + results.get(0).completion() + ") at n = " + n);
      return false;
    }
    out.print("%3s %15s".formatted(n, counts.get(0)));
    for (SolveResult result : results) {
      boolean whole = result.completion() == Completion.EXHAUSTED;
      out.print(" %15s".formatted(whole ? millis(result.statistics().wallTime()) : "-"));
    }
    out.print("\n");
    out.flush();
    return results.stream().noneMatch(r -> r.completion() == Completion.INTERRUPTED);
  }

  private static String millis(Duration time) {
    return String.format(Locale.ROOT, "%.1f", time.toNanos() / 1e6);
  }
}
