package org.nqueens.cli;

import java.util.Optional;
import org.nqueens.search.SearchStrategy;
import picocli.CommandLine.Option;

/** The option of a search strategy. */
final class StrategyOptions {
  @Option(
      names = "--strategy",
      paramLabel = "STRATEGY",
      converter = StrategyConverter.class,
      completionCandidates = StrategyConverter.Names.class,
      description =
          "The strategy, such as min-domain-size/middle, see `queens help strategies` (default:"
              + " first-unbound/smallest).")
  private SearchStrategy strategy;

  /** The strategy; empty if the option is not given. */
  Optional<SearchStrategy> strategy() {
    return Optional.ofNullable(strategy);
  }
}
