package org.nqueens.cli.options;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.nqueens.QueensSolverBuilder;
import org.nqueens.search.Propagation;
import org.nqueens.search.SearchStrategy;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options that say how a solver searches, whatever it searches for. */
public final class SearchOptions {
  /** The levels that can be asked for. */
  public static final List<Propagation> LEVELS =
      List.copyOf(EnumSet.complementOf(EnumSet.of(Propagation.UNSPECIFIED)));

  /** The text of {@code queens help propagation}. */
  public static final String HELP =
      """
      Propagation removes rows from the columns at each node of a search, until nothing more \
      follows, before the strategy decides again. More of it makes a smaller tree, whose nodes take \
      longer. Where the strategy decides by what it has learnt, or by the domains, the decisions \
      differ, and the tree may be larger nevertheless. Propagation stops at the first failure.
        value
          value elimination, or forward checking (fc): what a placed queen attacks
        bounds
          bounds consistency by Hall intervals: what a placed queen attacks, and the ends of \
      domains where k columns need all values of an interval of k
        domain
          domain consistency, or generalized arc consistency (gac): every row without a support in its \
      constraint
        coverage
          last places: what a placed queen attacks, and the other rows of a column that has the \
      last place of a row or region, a hidden single of Sudoku
      On ascending diagonals the value of a queen is row + column, on descending ones row - column.
      domain removes at least as much as the others, and each of them at least as much as value.
      The backend embedded keeps all of them, with coverage as its own, and cp keeps value and \
      bounds. cp-sat keeps none: it learns clauses, and its nodes have no propagation in common. \
      `queens backends` has the others. A search that asks for none goes the quickest way of its \
      backend. `queens compare 8` shows what each removes.
      """;

  @Option(
      names = "--strategy",
      paramLabel = "STRATEGY",
      split = ",",
      hideParamSyntax = true,
      converter = StrategyConverter.class,
      completionCandidates = StrategyConverter.Names.class,
      description =
          "The strategy, such as min-domain-size/middle, see `queens help strategies` (default:"
              + " first-unbound/smallest, and min-domain-size/smallest beside it in a comparison).")
  private List<SearchStrategy> strategies = List.of();

  @Option(
      names = "--propagation",
      paramLabel = "PROPAGATION",
      split = ",",
      hideParamSyntax = true,
      converter = Level.class,
      completionCandidates = Levels.class,
      description =
          "The propagation at every node, see `queens help propagation`: ${COMPLETION-CANDIDATES}"
              + " (default: the backend's quickest way, its own in a trace, and all that it keeps in a"
              + " comparison).")
  private List<Propagation> propagations = List.of();

  @Option(
      names = "--threads",
      paramLabel = "COUNT",
      defaultValue = "1",
      converter = Threads.class,
      description =
          "The maximum number of search threads, or auto for the processors that the JVM sees"
              + " (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Mixin private BackendOptions backend;

  /** A parser of the levels that can be asked for, also by their names in the literature. */
  static final class Level implements ITypeConverter<Propagation> {
    private static final Map<String, Propagation> OTHERS =
        Map.of("fc", Propagation.VALUE, "gac", Propagation.DOMAIN);

    @Override
    public Propagation convert(String text) {
      return Optional.ofNullable(OTHERS.get(text.strip().toLowerCase(Locale.ROOT)))
          .orElseGet(() -> Choices.choice("propagation", LEVELS, text));
    }
  }

  /** A parser of numbers of threads. */
  static final class Threads implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      if (text.equalsIgnoreCase("auto")) {
        return Runtime.getRuntime().availableProcessors();
      }
      try {
        return Integer.valueOf(text);
      } catch (NumberFormatException e) {
        throw new TypeConversionException(
            "threads (%s) must be a number, or auto for the processors that the JVM sees"
                .formatted(text));
      }
    }
  }

  /** The completion candidates. */
  static final class Levels implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return LEVELS.stream().map(Propagation::toString).iterator();
    }
  }

  public BackendOptions backend() {
    return backend;
  }

  /** The strategies asked for, else the usual ones. */
  public List<SearchStrategy> strategies(SearchStrategy... usual) {
    return strategies.isEmpty() ? List.of(usual) : strategies;
  }

  /** The levels of propagation asked for, else the usual ones. */
  public List<Propagation> propagations(Propagation... usual) {
    return propagations.isEmpty() ? List.of(usual) : propagations;
  }

  int threads() {
    return threads;
  }

  /** Throws an IllegalArgumentException if several threads are to search. */
  public void requireOneThread() {
    if (threads != 1) {
      throw new IllegalArgumentException(
          "threads (%s) must be 1 where a search is shown, which is that of one tree"
              .formatted(threads));
    }
  }

  /** A builder of a solver whose time limit is reduced by the time spent so far. */
  public QueensSolverBuilder builder(Duration spent) {
    QueensSolverBuilder builder = backend.builder(backend.backend(), spent).threads(threads);
    if (!strategies.isEmpty()) {
      builder.strategy(BackendOptions.only("strategies", strategies));
    }
    if (!propagations.isEmpty()) {
      builder.propagation(BackendOptions.only("propagation", propagations));
    }
    return builder;
  }
}
