package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens table --max N}. */
@Command(
    name = "table",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints solutions and times for each size up to a largest.",
      "The time is that of an enumeration: every placement is delivered. A time "
          + "limit applies to each row and backend; a search that exceeds it is shown as a "
          + "dash."
    })
final class TableCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Option(names = "--max", paramLabel = "N", required = true, description = "The last board size.")
  private int max;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ReportFormat format;

  @Mixin private EffortOptions effort;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      completionCandidates = BackendIds.class,
      split = ",",
      defaultValue = "embedded",
      description = "The backends, separated by commas (default: ${DEFAULT-VALUE}).")
  private List<String> backends;

  TableCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    QueensModel.of(max);
    if (backends.isEmpty()) {
      throw new IllegalArgumentException(
          "backend (\"\") must name at least one backend: see `queens backends`");
    }
    List<QueensSolver> solvers =
        backends.stream().map(backend -> effort.builder(backend).build()).toList();
    TablePrinter printer = new TablePrinter(format, out, err);
    printer.printHead(backends);
    boolean complete = Interruption.during(() -> rows(solvers, printer));
    printer.printEnd();
    return complete ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
  }

  private boolean rows(List<QueensSolver> solvers, TablePrinter printer) {
    for (int n = 1; n <= max; n++) {
      if (!row(n, solvers, printer)) {
        return false;
      }
    }
    return true;
  }

  /** Computes and prints a row; false if all searches were stopped or one was interrupted. */
  private boolean row(int n, List<QueensSolver> solvers, TablePrinter printer) {
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
            .filter(result -> result.completion() == Completion.EXHAUSTED)
            .map(SolveResult::solutions)
            .distinct()
            .toList();
    if (counts.size() > 1) {
      throw new IllegalStateException("the backends disagree on n = " + n + ": " + results);
    }
    printer.print(n, results.stream().map(this::effort).toList());
    return !counts.isEmpty()
        && results.stream().noneMatch(r -> r.completion() == Completion.INTERRUPTED);
  }

  private Effort effort(SolveResult result) {
    return new Effort(
        result,
        new SearchDescription(Optional.of(SearchStrategy.LEXICOGRAPHIC), effort.threads(), false));
  }
}
