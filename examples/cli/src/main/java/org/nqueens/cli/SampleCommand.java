package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.result.WeightedSample;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code queens sample N|FILE}. */
@Command(
    name = "sample",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "Prints random placements, independent of each other and each with the same probability;"
            + " with --approximate, on boards where that takes too long, placements with weights.")
final class SampleCommand implements Queens.Action {
  private static final String APPROXIMATE = "--approximate";
  private static final long SEEDS = 1_000_000;

  private final Output out;
  private final PrintWriter err;

  @Spec private CommandSpec command;

  @Mixin private SizeOrBoard subject;

  @Option(
      names = "--count",
      paramLabel = "M",
      defaultValue = "1",
      description = "The number of placements (default: ${DEFAULT-VALUE}).")
  private long count;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description =
          "The seed of the random generator (default: a random one, told on standard error).")
  private Long seed;

  @Option(
      names = APPROXIMATE,
      description =
          "Print the placements that random descents find, each with the reciprocal of its probability"
              + " as its weight: weighted means estimate those of all placements.")
  private boolean approximate;

  @Option(
      names = "--probes",
      paramLabel = "P",
      defaultValue = "100000",
      description =
          "The random descents of --approximate, most of which find nothing (default:"
              + " ${DEFAULT-VALUE}).")
  private int probes;

  @Mixin private IndexOptions options;

  @Mixin private FormatOption format;

  SampleCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    requireConsistent();
    QueensModel model = subject.model();
    long chosen = seed == null ? ThreadLocalRandom.current().nextLong(SEEDS) : seed;
    long found =
        options.ask(
            "sample " + subject.shortName(),
            format.chosen() == ChosenFormat.JSON,
            out,
            (solver, progress) ->
                approximate
                    ? printWeighted(
                        solver.approximateSample(model, probes, new SplittableRandom(chosen)),
                        chosen)
                    : printUniform(solver, model, chosen, progress));
    if (found == 0) {
      err.println(
          approximate
              ? "queens: no descent found a placement: raise --probes, unless the board has none"
              : "queens: there is no solution");
    }
    return found > 0 ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
  }

  private void requireConsistent() {
    MatchedOptions matched = new MatchedOptions(command);
    matched.require(APPROXIMATE, List.of("--probes"), "uniform sampling makes no descents");
    matched.exclude(APPROXIMATE, List.of("--count"), "--probes says how many descents are made");
    if (count < 1) {
      throw new IllegalArgumentException(
          "count (%s) must be at least 1: give the number of placements".formatted(count));
    }
  }

  /** Tells the seed of a sample, unless the user gave it. */
  private void tell(long chosen) {
    if (seed == null) {
      err.println("queens: --seed " + chosen + " makes this sample again");
    }
  }

  private long printUniform(
      QueensSolver solver, QueensModel model, long chosen, Progress progress) {
    long[] printed = {0};
    try (Stream<Placement> sample = solver.sample(model, new SplittableRandom(chosen))) {
      sample
          .limit(count)
          .forEachOrdered(
              placement -> {
                if (printed[0] == 0) {
                  tell(chosen);
                }
                out.print(format.chosen().text(printed[0], placement));
                printed[0]++;
                progress.step();
              });
    }
    if (format.chosen() == ChosenFormat.JSON) {
      out.print(
          Json.result(
              printed[0] > 0 ? Completion.SOLUTION_LIMIT : Completion.EXHAUSTED,
              printed[0],
              generator -> generator.writeNumberField("seed", chosen)));
    }
    return printed[0];
  }

  private long printWeighted(WeightedSample sample, long chosen) {
    long found = sample.placements().size();
    if (found > 0) {
      tell(chosen);
    }
    for (int i = 0; i < found; i++) {
      WeightedSample.Weighted weighted = sample.placements().get(i);
      out.print(text(i, weighted.placement(), weighted.weight()));
    }
    String summary =
        "%s found by %s, effective sample size %s\n"
            .formatted(
                Counted.of(found, "placement"),
                Counted.of(probes, "descent"),
                String.format(Locale.ROOT, "%.1f", sample.effectiveSize()));
    switch (format.chosen()) {
      case BOARD -> out.print(summary);
      case ROWS -> {
        err.print(summary);
        err.flush();
      }
      case JSON ->
          out.print(
              Json.result(
                  Completion.SOLUTION_LIMIT,
                  found,
                  generator -> {
                    generator.writeNumberField("seed", chosen);
                    generator.writeNumberField("probes", probes);
                    generator.writeNumberField("effectiveSize", sample.effectiveSize());
                  }));
    }
    return found;
  }

  /** A line of rows begins with the weight and a tab. */
  private String text(long number, Placement placement, double weight) {
    return switch (format.chosen()) {
      case BOARD -> "Weight " + weight + "\n" + format.chosen().text(number, placement);
      case ROWS -> weight + "\t" + format.chosen().text(number, placement);
      case JSON ->
          Json.placement(placement, generator -> generator.writeNumberField("weight", weight));
    };
  }
}
