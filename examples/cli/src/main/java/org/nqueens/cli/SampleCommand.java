package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.nqueens.QueensSolver;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;
import org.nqueens.sampling.PlacementIndex;
import org.nqueens.sampling.PlacementSampler;
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
    description = {
      "Prints random placements, all with the same probability.",
      "They are independent of each other. A sample needs no search, and is slow where placements are"
          + " rare or many; an index of all placements, made first, is not."
    })
final class SampleCommand implements Queens.Action {
  private static final long SEEDS = 1_000_000;

  private final Output out;
  private final PrintWriter err;

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
      names = "--index",
      description =
          "Search all placements first, and draw from their numbers; --backend and --threads are those"
              + " of this search.")
  private boolean byIndex;

  @Spec private CommandSpec command;

  @Mixin private FormatOption format;

  @Mixin private IndexOptions options;

  SampleCommand(Output out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    if (count < 1) {
      throw new IllegalArgumentException(
          "count (%s) must be at least 1: give the number of placements".formatted(count));
    }
    new MatchedOptions(command)
        .require("--index", List.of("--backend", "--threads"), "other samples have no search");
    ChosenPlacements placements = format.placementsOf(subject);
    placements.requireCount(count);
    long chosen = seed == null ? ThreadLocalRandom.current().nextLong(SEEDS) : seed;
    long found =
        options.ask(
            "sample " + subject.shortName(),
            placements.isJson(),
            out,
            (solver, progress) -> print(solver, placements, chosen, progress));
    if (found == 0) {
      err.println("queens: there is no solution");
    }
    return found > 0 ? Queens.DONE : Queens.NONE_OR_CUT_SHORT;
  }

  private long print(
      QueensSolver solver, ChosenPlacements placements, long chosen, Progress progress) {
    long[] printed = {0};
    try (Stream<Placement> sample =
        sample(solver.sampling(), placements.model(), new SplittableRandom(chosen))) {
      sample
          .limit(count)
          .forEachOrdered(
              placement -> {
                if (printed[0] == 0 && seed == null) {
                  err.println("queens: --seed " + chosen + " makes this sample again");
                }
                out.print(placements.text(printed[0], placement));
                printed[0]++;
                progress.step();
              });
    }
    if (placements.isJson()) {
      out.print(
          Json.result(
              printed[0] > 0 ? Completion.SOLUTION_LIMIT : Completion.EXHAUSTED,
              printed[0],
              generator -> generator.writeNumberField("seed", chosen)));
    }
    return printed[0];
  }

  private Stream<Placement> sample(
      PlacementSampler sampler, QueensModel model, SplittableRandom random) {
    if (!byIndex) {
      return sampler.sample(model, random);
    }
    PlacementIndex index = sampler.index(model);
    return index.size() == 0 ? Stream.empty() : Stream.generate(() -> index.sample(random));
  }
}
