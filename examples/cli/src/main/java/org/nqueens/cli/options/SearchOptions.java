package org.nqueens.cli.options;

import java.time.Duration;
import java.util.List;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.search.SearchStrategy;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;

/** The options that say how a solver searches, whatever it searches for. */
public sealed class SearchOptions extends BackendOptions permits SolverOptions {
  @Option(
      names = "--strategy",
      paramLabel = "STRATEGY",
      split = ",",
      hideParamSyntax = true,
      converter = StrategyConverter.class,
      completionCandidates = StrategyConverter.Names.class,
      description =
          "The strategy, such as min-domain-size/middle, see `queens help strategies` (default:"
              + " first-unbound/smallest, in a comparison also min-domain-size/smallest). A comparison"
              + " and the page of a trace take several, with commas between them.")
  private List<SearchStrategy> strategies = List.of();

  @Option(
      names = "--threads",
      paramLabel = "COUNT",
      defaultValue = "1",
      converter = Threads.class,
      description =
          "The maximum number of search threads, or auto for the processors that the JVM sees"
              + " (default: ${DEFAULT-VALUE}).")
  private int threads;

  static final class Threads implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      return text.equalsIgnoreCase("auto")
          ? Integer.valueOf(Runtime.getRuntime().availableProcessors())
          : Choices.INT.convert(text);
    }
  }

  /** The strategies asked for, or without the option the usual ones. */
  public List<SearchStrategy> strategies(SearchStrategy... usual) {
    return strategies.isEmpty() ? List.of(usual) : strategies;
  }

  int threads() {
    return threads;
  }

  /** Throws an IllegalArgumentException if several threads are to search. */
  public void requireOneThread() {
    if (threads != 1) {
      throw new IllegalArgumentException(
          "threads (%s) must be 1 for the search of one tree: leave --threads out"
              .formatted(threads));
    }
  }

  /** A builder of a solver whose time limit is reduced by the time spent so far. */
  public QueensSolverBuilder builder(Duration spent) {
    QueensSolverBuilder builder = builder(backend(), spent).threads(threads);
    if (!strategies.isEmpty()) {
      builder.strategy(only("strategies", strategies));
    }
    return builder;
  }
}
