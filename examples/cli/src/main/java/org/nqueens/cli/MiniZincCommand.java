package org.nqueens.cli;

import org.nqueens.format.MiniZinc;
import org.nqueens.model.QueensModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code queens minizinc N|FILE}. */
@Command(
    name = "minizinc",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Prints the model as a MiniZinc program.",
      "Other solvers take it; with --strategy it has the strategy as a search " + "annotation."
    })
final class MiniZincCommand implements Queens.Action {
  private final Output out;

  @Mixin private SizeOrBoard subject;

  @Mixin private StrategyOptions strategy;

  MiniZincCommand(Output out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    QueensModel model = subject.model();
    out.print(
        strategy
            .strategy()
            .map(chosen -> MiniZinc.text(model, chosen))
            .orElseGet(() -> MiniZinc.text(model)));
    return Queens.DONE;
  }
}
