package org.nqueens.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens count N}. */
@Command(
    name = "count",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "Prints the number of placements of N queens, or other pieces, after \"at least\" if a limit"
            + " or Ctrl-C stops the search.")
final class CountCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Mixin private Problem problem;

  @Mixin private SolverOptions options;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "TEXT",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private ReportFormat format;

  CountCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    return new CountPrinter(format, out, err)
        .print("count " + problem.size(), options.solver(), problem.model());
  }
}
