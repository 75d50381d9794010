package org.nqueens.cli.counting;

import org.nqueens.QueensSolver;
import org.nqueens.cli.options.FormatOption;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Progress;
import org.nqueens.cli.output.RoundedNumber;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.sampling.TreeEstimate;
import org.nqueens.sampling.TreeEstimate.Estimate;
import picocli.CommandLine.Option;

/** The options of {@code queens count N --estimate}, and its output. */
final class Estimates {
  @Option(
      names = "--estimate",
      description =
          "Print about how many solutions there are, and how many nodes a search for them by queens"
              + " has, and do not count.")
  private boolean asked;

  @Option(
      names = "--probes",
      paramLabel = "P",
      defaultValue = "100000",
      description = "The random descents of the estimate (default: ${DEFAULT-VALUE}).")
  private int probes;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "The seed of the estimate (default: ${DEFAULT-VALUE}).")
  private long seed;

  boolean isAsked() {
    return asked;
  }

  /** The estimate as text. */
  String of(String task, QueensSolver solver, QueensModel model, FormatOption format) {
    TreeEstimate estimate =
        Progress.during(task, progress -> solver.sampling().estimate(model, probes, seed));
    return format.isJson() ? json(estimate) : text(estimate);
  }

  private static String text(TreeEstimate estimate) {
    return number("solutions", estimate.solutions()) + number("nodes", estimate.nodes());
  }

  private static String number(String name, Estimate estimate) {
    if (estimate.value() == 0) {
      return "%s: no probe found one, which does not prove that there is none\n".formatted(name);
    }
    double error = (estimate.upper() - estimate.lower()) / 2;
    String value = RoundedNumber.of(estimate.value(), error);
    return error == 0
        ? "%s: %s (all probes agree)\n".formatted(name, value)
        : "%s: %s, 95 %%: %s to %s\n"
            .formatted(
                name,
                value,
                RoundedNumber.of(estimate.lower(), error),
                RoundedNumber.of(estimate.upper(), error));
  }

  private String json(TreeEstimate estimate) {
    return Json.of("estimate")
            .with("solutions", json(estimate.solutions()))
            .with("nodes", json(estimate.nodes()))
            .with("probes", estimate.probes())
            .with("seed", seed)
            .line()
        + Json.result(Completion.EXHAUSTED).line();
  }

  private static Json json(Estimate estimate) {
    return new Json()
        .with("value", estimate.value())
        .with("standardError", estimate.standardError())
        .with("lower", estimate.lower())
        .with("upper", estimate.upper());
  }
}
