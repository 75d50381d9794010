package org.nqueens.cli;

import java.io.PrintWriter;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SolveResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code queens enumerate N}. */
@Command(
    name = "enumerate",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Prints every placement of N queens, or other pieces, then the statistics.")
final class EnumerateCommand implements Queens.Action {
  private final Output out;
  private final PrintWriter err;

  @Mixin private Problem problem;

  @Mixin private SolverOptions options;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "BOARD",
      description = "The output format: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private PlacementFormat format;

  EnumerateCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    QueensModel model = problem.model();
    QueensSolver solver = options.solver();
    PlacementPrinter printer = new PlacementPrinter(format, out, err);
    SolveResult result =
        Interruption.during(
            () ->
                Progress.during(
                    "enumerate " + problem.size(),
                    progress ->
                        solver.enumerate(
                            model,
                            placement -> {
                              printer.print(placement);
                              progress.step();
                            })));
    printer.print(options.effort(model, result));
    if (result.completion() != Completion.EXHAUSTED) {
      Queens.printStopped(result.completion(), err);
    }
    return Queens.exitCode(result);
  }
}
