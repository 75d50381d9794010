package org.nqueens.cli;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code queens count N}. */
@Command(
    name = "count",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Prints the number of placements of N queens.")
final class CountCommand implements Queens.Action {
  private final Output out;

  @Parameters(paramLabel = "N", description = "The size of the board.")
  private int n;

  @Mixin private SolverOptions options;

  CountCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    QueensModel model = QueensModel.of(n);
    QueensSolver solver = options.solver();
    long count =
        Interruption.during(() -> Progress.during("count " + n, progress -> solver.count(model)));
    out.print(count + "\n");
    return count > 0 ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
  }
}
