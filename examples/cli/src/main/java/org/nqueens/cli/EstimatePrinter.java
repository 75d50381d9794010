package org.nqueens.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Duration;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.SearchStoppedException;
import org.nqueens.sampling.Estimate;
import org.nqueens.sampling.TimeEstimate;
import org.nqueens.sampling.TreeEstimate;

/** A printer of an estimate of a count: solutions, nodes, and time. */
final class EstimatePrinter {
  /** The ratio from which the wall time of a count is told beside its processor time. */
  private static final double MUCH_LONGER = 1.25;

  private static final Duration BUDGET = Duration.ofSeconds(2);

  private final EstimateOptions options;
  private final SolverOptions solver;
  private final ReportFormat format;
  private final Output out;

  EstimatePrinter(EstimateOptions options, SolverOptions solver, ReportFormat format, Output out) {
    this.options = options;
    this.solver = solver;
    this.format = format;
    this.out = out;
  }

  private record Answer(TreeEstimate tree, TimeEstimate time) {}

  /** Estimates, prints, and returns the exit code. */
  int print(String task, QueensSolver estimating, QueensModel model) {
    Answer answer;
    try {
      answer = Interruption.during(() -> Progress.during(task, progress -> ask(estimating, model)));
    } catch (SearchStoppedException e) {
      if (format == ReportFormat.JSON) {
        out.print(Json.result(e.completion(), generator -> {}));
      }
      throw e;
    }
    out.print(format == ReportFormat.JSON ? json(answer) : text(answer));
    return Queens.DONE;
  }

  private Answer ask(QueensSolver estimating, QueensModel model) {
    return new Answer(
        estimating.sampling().estimate(model, options.probes(), options.seed()),
        estimating.sampling().estimateCountTime(model, BUDGET, options.seed()));
  }

  private String text(Answer answer) {
    Estimate seconds = answer.time().seconds();
    return number("solutions", answer.tree().solutions())
        + number("nodes", answer.tree().nodes())
        + "time: %s (%s)\n"
            .formatted(
                withInterval(
                    DurationText.ofSeconds(seconds.value()),
                    DurationText.ofSeconds(seconds.lower()),
                    DurationText.ofSeconds(seconds.upper())),
                solver.means())
        + (isDelayed(answer.time())
            ? "at the present load of the machine: %s\n"
                .formatted(DurationText.ofSeconds(seconds(answer.time())))
            : "");
  }

  private static boolean isDelayed(TimeEstimate time) {
    return seconds(time) > MUCH_LONGER * time.seconds().value();
  }

  /** The wall time in seconds. */
  private static double seconds(TimeEstimate time) {
    return time.wall().toMillis() / 1e3;
  }

  private static String number(String name, Estimate estimate) {
    if (estimate.value() == 0) {
      return "%s: no probe found one, which does not prove that there is none\n".formatted(name);
    }
    double error = (estimate.upper() - estimate.lower()) / 2;
    String value = RoundedNumber.of(estimate.value(), error);
    return error == 0
        ? "%s: %s (all probes agree)\n".formatted(name, value)
        : "%s: %s\n"
            .formatted(
                name,
                withInterval(
                    value,
                    RoundedNumber.of(estimate.lower(), error),
                    RoundedNumber.of(estimate.upper(), error)));
  }

  /** A value and its interval, unless the rounded bounds are equal. */
  private static String withInterval(String value, String lower, String upper) {
    return lower.equals(upper) ? value : "%s, 95 %%: %s to %s".formatted(value, lower, upper);
  }

  private String json(Answer answer) {
    return Json.line(
            "estimate",
            generator -> {
              write(generator, "solutions", answer.tree().solutions());
              write(generator, "nodes", answer.tree().nodes());
              write(generator, "seconds", answer.time().seconds());
              generator.writeNumberField("wallSeconds", seconds(answer.time()));
              generator.writeNumberField("probes", answer.tree().probes());
              generator.writeNumberField("seed", options.seed());
              generator.writeStringField("backend", solver.backend());
              generator.writeNumberField("threads", solver.threads());
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
