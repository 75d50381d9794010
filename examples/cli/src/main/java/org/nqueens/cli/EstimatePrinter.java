package org.nqueens.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.sampling.Estimate;
import org.nqueens.sampling.TreeEstimate;

/**
 * A printer of an estimate of a count: solutions and nodes.
 *
 * @param options the probes and the seed
 */
record EstimatePrinter(EstimateOptions options, ReportFormat format, Output out) {

  /** Estimates, prints, and returns the exit code. */
  int print(QueensSolver solver, QueensModel model) {
    TreeEstimate estimate;
    try {
      estimate =
          Interruption.during(
              () -> solver.sampling().estimate(model, options.probes(), options.seed()));
    } catch (SearchStoppedException e) {
      if (format == ReportFormat.JSON) {
        out.print(Json.result(e.completion(), generator -> {}));
      }
      throw e;
    }
    out.print(format == ReportFormat.JSON ? json(estimate) : text(estimate));
    return Queens.DONE;
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
    return Json.line(
            "estimate",
            generator -> {
              write(generator, "solutions", estimate.solutions());
              write(generator, "nodes", estimate.nodes());
              generator.writeNumberField("probes", estimate.probes());
              generator.writeNumberField("seed", options.seed());
            })
        + Json.result(Completion.EXHAUSTED, generator -> {});
  }

  private static void write(JsonGenerator generator, String name, Estimate estimate)
      throws IOException {
    generator.writeObjectFieldStart(name);
    generator.writeNumberField("value", estimate.value());
    generator.writeNumberField("standardError", estimate.standardError());
    generator.writeNumberField("lower", estimate.lower());
    generator.writeNumberField("upper", estimate.upper());
    generator.writeEndObject();
  }
}
