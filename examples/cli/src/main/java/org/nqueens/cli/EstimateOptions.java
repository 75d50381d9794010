package org.nqueens.cli;

import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options of {@code queens count N --estimate}. */
final class EstimateOptions {
  private static final String ESTIMATE = "--estimate";
  private static final List<String> DETAILS = List.of("--probes", "--seed");

  @Option(
      names = ESTIMATE,
      description =
          "Print about how many solutions there are, and how many nodes a search for them by queens"
              + " has, and do not count.")
  private boolean estimate;

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

  /** Refuses options that do not go together. */
  void requireConsistent(MatchedOptions matched) {
    matched.require(ESTIMATE, DETAILS, "a count has no random numbers");
    matched.exclude(
        ESTIMATE,
        Stream.concat(Stream.of("--journal", "--shard"), SolverOptions.OF_ONE_SEARCH.stream())
            .toList(),
        "the estimate is of the whole count");
    matched.exclude(
        ESTIMATE,
        List.of("--backend", "--threads"),
        "the estimate is of the board, without a search");
  }

  boolean isAsked() {
    return estimate;
  }

  int probes() {
    return probes;
  }

  long seed() {
    return seed;
  }
}
