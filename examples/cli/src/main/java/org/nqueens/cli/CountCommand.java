package org.nqueens.cli;

import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code queens count N}. */
@Command(
    name = "count",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Prints the number of placements of N queens, or other pieces.")
final class CountCommand implements Queens.Action {
  private final Output out;

  @Mixin private Problem problem;

  @Mixin private SolverOptions options;

  CountCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    QueensModel model = problem.model();
    QueensSolver solver = options.solver();
    long count =
        Interruption.during(
            () -> Progress.during("count " + problem.size(), progress -> solver.count(model)));
    out.print(count + "\n");
    return count > 0 ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
  }
}
