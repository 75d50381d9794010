package org.nqueens.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.nqueens.cli.TextTable.Alignment;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.trace.TraceSentences;
import org.nqueens.result.SearchStatistics;
import org.nqueens.result.SolveResult;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchTotals;

/**
 * A column of a comparison.
 *
 * @param kind what the column is for
 * @param name the name of the field, or of the rule
 * @param heading the words above the column in a text
 * @param side the side at which a text has the values: numbers at the right
 * @param value the value in a row, a number or a text; empty where there is nothing to tell
 */
record ComparisonColumn(
    Kind kind,
    String name,
    String heading,
    Alignment side,
    Function<Comparison, Optional<?>> value) {

  /** What a column is for. */
  enum Kind {
    /** A property of every search. */
    PLAIN,
    /** A property that a text has only if it differs between rows. */
    DIFFERENT,
    /** The squares that a rule removed from the domains. */
    RULE,
    /** A property that a text has only if it is out of the ordinary in some row. */
    UNUSUAL,
    /** A property that a text never has. */
    DETAIL
  }

  /** The columns for a model, in order. */
  static List<ComparisonColumn> of(QueensModel model) {
    Stream<ComparisonColumn> search =
        Stream.of(
            new ComparisonColumn(
                Kind.DIFFERENT,
                "backend",
                "backend",
                Alignment.LEFT,
                row -> Optional.of(row.backend())),
            label("propagation", "propagation", ComparisonColumn::propagation),
            label("strategy", "strategy", row -> Optional.of(row.strategy())),
            new ComparisonColumn(
                Kind.UNUSUAL, "completion", "completion", Alignment.LEFT, row -> row.completion()),
            number("decisions", "decisions", statistic(SearchStatistics::decisions)),
            number("failures", "failures", statistic(SearchStatistics::failures)),
            number("solutions", "found", row -> row.counted().map(SolveResult::solutions)),
            number("nodes", "nodes", total(SearchTotals::nodes)),
            number("nodesToFirstSolution", "first", ComparisonColumn::first),
            number("depth", "depth", total(SearchTotals::depth)),
            new ComparisonColumn(
                Kind.DETAIL,
                "removedByDecisions",
                "decisions",
                Alignment.RIGHT,
                total(SearchTotals::removedByDecisions)));
    Stream<ComparisonColumn> rules =
        model.constraints().stream()
            .map(rule -> TraceSentences.kind(rule.name()))
            .distinct()
            .map(
                rule ->
                    new ComparisonColumn(
                        Kind.RULE, rule, rule, Alignment.RIGHT, total(removedBy(rule))));
    Stream<ComparisonColumn> rest =
        Stream.of(
            new ComparisonColumn(
                Kind.UNUSUAL,
                "removedUnexplained",
                "unexplained",
                Alignment.RIGHT,
                total(SearchTotals::unexplained)),
            number("wallTimeMillis", "ms", row -> row.time().map(Effort::millis)));
    return Stream.of(search, rules, rest).flatMap(columns -> columns).toList();
  }

  private static ComparisonColumn label(
      String name, String heading, Function<Comparison, Optional<?>> value) {
    return new ComparisonColumn(Kind.PLAIN, name, heading, Alignment.LEFT, value);
  }

  private static ComparisonColumn number(
      String name, String heading, Function<Comparison, Optional<?>> value) {
    return new ComparisonColumn(Kind.PLAIN, name, heading, Alignment.RIGHT, value);
  }

  private static Optional<?> propagation(Comparison row) {
    return Optional.of(row.propagation()).filter(kept -> kept != Propagation.UNSPECIFIED);
  }

  private static Optional<?> first(Comparison row) {
    return row.totals().flatMap(tree -> tree.nodesToFirstSolution().stream().boxed().findFirst());
  }

  private static Function<Comparison, Optional<?>> statistic(
      ToLongFunction<SearchStatistics> number) {
    return row -> row.counted().map(result -> number.applyAsLong(result.statistics()));
  }

  private static Function<Comparison, Optional<?>> total(ToLongFunction<SearchTotals> number) {
    return row -> row.totals().map(number::applyAsLong);
  }

  /** The squares that the rules of one kind removed. */
  private static ToLongFunction<SearchTotals> removedBy(String rule) {
    return tree ->
        tree.removedByRule().entrySet().stream()
            .filter(entry -> TraceSentences.kind(entry.getKey()).equals(rule))
            .mapToLong(Map.Entry::getValue)
            .sum();
  }
}
