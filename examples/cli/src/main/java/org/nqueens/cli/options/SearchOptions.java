package org.nqueens.cli.options;

import java.time.Duration;
import java.util.List;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.search.SearchStrategy;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The options that say how a solver searches, whatever it searches for. */
public sealed class SearchOptions extends BackendOptions permits SolverOptions {
  private final Value<List<SearchStrategy>> strategies =
      listWithCommas(
          SearchStrategy.class,
          strategy(
              "The strategy, such as min-domain-size/middle, see `queens help strategies` (default:"
                  + " first-unbound/smallest for all placements, the backend's own for one; in a comparison"
                  + " also min-domain-size/smallest). A comparison"
                  + " and the page of a trace take several, with commas between them."));

  private final Value<Integer> threads =
      value(
          int.class,
          named(
                  "--threads",
                  "COUNT",
                  "The maximum number of search threads, or auto for the processors that the JVM sees"
                      + " (default: ${DEFAULT-VALUE}).")
              .defaultValue("1")
              .converters(new Threads()));

  public SearchOptions(OptionGroup whole) {
    super(whole);
  }

  static final class Threads implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      if (text.equalsIgnoreCase("auto")) {
        return Runtime.getRuntime().availableProcessors();
      }
      try {
        return Choices.INT.convert(text);
      } catch (TypeConversionException e) {
        throw new TypeConversionException(e.getMessage() + ", or auto");
      }
    }
  }

  /** The strategies asked for, or without the option the usual ones. */
  public List<SearchStrategy> strategies(SearchStrategy... usual) {
    return strategies.get().isEmpty() ? List.of(usual) : strategies.get();
  }

  int threads() {
    return threads.get();
  }

  /** Throws an IllegalArgumentException if several threads are to search. */
  public void requireOneThread() {
    if (threads.get() != 1) {
      throw new IllegalArgumentException(
          "threads (%s) must be 1 for the search of one tree: leave --threads out"
              .formatted(threads.get()));
    }
  }

  /** A builder of a solver whose time limit is reduced by the time spent so far. */
  public QueensSolverBuilder builder(Duration spent) {
    QueensSolverBuilder builder = builder(backend(), spent).threads(threads.get());
    if (!strategies.get().isEmpty()) {
      builder.strategy(only("strategies", strategies.get()));
    }
    return builder;
  }
}
