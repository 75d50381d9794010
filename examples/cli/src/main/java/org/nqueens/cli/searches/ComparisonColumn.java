package org.nqueens.cli.searches;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.nqueens.cli.output.Effort;
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
 * @param value the value in a row, a number or a text; empty where there is nothing to tell
 */
record ComparisonColumn(
    Kind kind, String name, String heading, Function<Comparison, Optional<?>> value) {

  /** What a column is for. */
  enum Kind {
    /** A property that tells the rows apart, in both tables of a text. */
    LABEL,
    /** A count, in the first table. */
    COUNT,
    /** The squares that a rule removed from the domains, in the second table. */
    RULE,
    /** The time, in the second table. */
    TIME,
    /** A property that a text does not have. */
    DETAIL
  }

  /** The columns for a model, in order. */
  static List<ComparisonColumn> of(QueensModel model) {
    Stream<ComparisonColumn> search =
        Stream.of(
            label("backend", row -> Optional.of(row.backend())),
            label("propagation", ComparisonColumn::propagation),
            label("strategy", row -> Optional.of(row.strategy())),
            detail("completion", row -> row.completion()),
            count("decisions", "decisions", statistic(SearchStatistics::decisions)),
            count("failures", "failures", statistic(SearchStatistics::failures)),
            count("solutions", "found", row -> row.counted().map(SolveResult::solutions)),
            count("nodes", "nodes", total(SearchTotals::nodes)),
            count("nodesToFirstSolution", "first", ComparisonColumn::first),
            count("depth", "depth", total(SearchTotals::depth)),
            detail("removedByDecisions", total(SearchTotals::removedByDecisions)));
    Stream<ComparisonColumn> rules =
        model.constraints().stream()
            .map(rule -> TraceSentences.kind(rule.name()))
            .distinct()
            .map(rule -> new ComparisonColumn(Kind.RULE, rule, rule, total(removedBy(rule))));
    Stream<ComparisonColumn> rest =
        Stream.of(
            detail("removedUnexplained", total(SearchTotals::unexplained)),
            new ComparisonColumn(
                Kind.TIME, "wallTimeMillis", "ms", row -> row.time().map(Effort::millis)));
    return Stream.of(search, rules, rest).flatMap(columns -> columns).toList();
  }

  private static ComparisonColumn label(String name, Function<Comparison, Optional<?>> value) {
    return new ComparisonColumn(Kind.LABEL, name, name, value);
  }

  private static ComparisonColumn count(
      String name, String heading, Function<Comparison, Optional<?>> value) {
    return new ComparisonColumn(Kind.COUNT, name, heading, value);
  }

  private static ComparisonColumn detail(String name, Function<Comparison, Optional<?>> value) {
    return new ComparisonColumn(Kind.DETAIL, name, name, value);
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
