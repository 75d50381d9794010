package org.nqueens.cli.searches;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.cli.options.TableFormat;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Output;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.trace.SearchTotals;
import org.nqueens.pages.trace.TraceSentences;
import org.nqueens.result.Completion;
import org.nqueens.search.Propagation;

/** A printer of comparisons: CSV and JSON row by row, text after the last row. */
final class ComparisonPrinter {
  /** The fields that tell the rows apart, in both tables of a text. */
  private static final List<String> LABELS = List.of("backend", "propagation", "strategy");

  /** The fields of the first table of a text; {@code tried} and what follows at two levels. */
  private static final List<String> COUNTS =
      List.of(
          "decisions",
          "failures",
          "solutions",
          "nodes",
          "nodesToFirstSolution",
          "depth",
          "tried",
          "checks");

  /** The levels at which {@link SearchTotals} counts squares tried and checks. */
  private static final Set<Propagation> TEXTBOOK = Set.of(Propagation.NONE, Propagation.VALUE);

  /** The fields of the second table of a text: the rules, then the time. */
  private static final String RULES = "removedBy.";

  private static final String TIME = "wallTimeMillis";

  /** The words above the columns of a text that are not the names of their fields. */
  private static final Map<String, String> HEADINGS =
      Map.of("solutions", "found", "nodesToFirstSolution", "first", TIME, "ms");

  private final TableFormat format;
  private final List<String> counts;
  private final List<String> rules;
  private final Output out;
  private final List<Comparison> rows = new ArrayList<>();

  ComparisonPrinter(TableFormat format, QueensModel model, Set<Propagation> levels, Output out) {
    this.format = format;
    this.counts =
        COUNTS.subList(
            0, Collections.disjoint(levels, TEXTBOOK) ? COUNTS.indexOf("tried") : COUNTS.size());
    this.rules =
        Stream.concat(
                model.constraints().stream().map(rule -> TraceSentences.kind(rule.name())),
                Stream.of(SearchTotals.PAIRS).filter(pairs -> levels.contains(Propagation.ARC)))
            .map(kind -> RULES + kind)
            .distinct()
            .toList();
    this.out = out;
  }

  void printHead() {
    if (format == TableFormat.CSV) {
      out.print(csv(fields()));
    }
  }

  private List<String> fields() {
    return Stream.of(
            LABELS,
            List.of("completion"),
            counts,
            List.of("removedByDecisions"),
            rules,
            List.of("removedUnexplained", TIME))
        .flatMap(List::stream)
        .toList();
  }

  /** A line of values without commas, quotes and line ends. */
  private static String csv(List<String> values) {
    return String.join(",", values) + "\n";
  }

  void print(Comparison row) {
    rows.add(row);
    out.print(
        switch (format) {
          case TEXT -> "";
          case CSV -> csv(fields().stream().map(field -> text(row, field, "")).toList());
          case JSON -> row.json().line();
        });
    out.flush();
  }

  private static String text(Comparison row, String field, String missing) {
    Optional<?> value =
        field.startsWith(RULES)
            ? Optional.ofNullable(row.removedBy().get(field.replace(RULES, "")))
            : row.json().get(field);
    return value.map(Object::toString).orElse(missing);
  }

  void printEnd() {
    out.print(
        switch (format) {
          case TEXT ->
              table(counts) + "\n" + table(Stream.concat(rules.stream(), Stream.of(TIME)).toList());
          case CSV -> "";
          case JSON -> Json.result(completion()).with("refused", refused()).line();
        });
  }

  /** The rows without a search, since the backend refuses the combination. */
  private long refused() {
    return rows.stream().filter(row -> row.completion().isEmpty()).count();
  }

  /** Exhausted if all searches are, otherwise the completion of the last one that is not. */
  private Completion completion() {
    return rows.stream()
        .flatMap(row -> row.completion().stream())
        .filter(completion -> completion != Completion.EXHAUSTED)
        .reduce((first, second) -> second)
        .orElse(Completion.EXHAUSTED);
  }

  /** A table of the fields with the labels before them; headings are broken at blanks. */
  private String table(List<String> fields) {
    boolean isOneBackend = rows.stream().map(Comparison::backend).distinct().count() == 1;
    List<Column> columns =
        Stream.concat(
                LABELS.stream().filter(label -> !isOneBackend || !label.equals("backend")),
                fields.stream())
            .map(
                field ->
                    new Column(field, rows.stream().map(row -> text(row, field, "-")).toList()))
            .toList();
    StringBuilder text = new StringBuilder();
    if (columns.stream().anyMatch(Column::isRule)) {
      int start =
          columns.stream()
              .takeWhile(column -> !column.isRule())
              .mapToInt(column -> column.width() + 1)
              .sum();
      text.append(" ".repeat(start)).append("removed by\n");
    }
    int height = columns.stream().mapToInt(column -> column.words().size()).max().orElseThrow();
    for (int i = height; i > 0; i--) {
      int left = i;
      appendLine(columns, column -> column.wordFromEnd(left), text);
    }
    for (int i = 0; i < rows.size(); i++) {
      int row = i;
      appendLine(columns, column -> column.cells().get(row), text);
    }
    return text.toString();
  }

  private static void appendLine(
      List<Column> columns, Function<Column, String> cell, StringBuilder text) {
    String line =
        columns.stream()
            .map(column -> column.aligned(cell.apply(column)))
            .collect(Collectors.joining(" "));
    text.append(line.stripTrailing()).append('\n');
  }

  /** A column of a text: labels are at its left, numbers at its right. */
  private record Column(String field, List<String> cells) {
    private boolean isRule() {
      return field.startsWith(RULES);
    }

    private List<String> words() {
      return List.of(HEADINGS.getOrDefault(field, field.replace(RULES, "")).split(" "));
    }

    /** The last word of the heading by 1, and so on; empty before the first. */
    private String wordFromEnd(int number) {
      return number > words().size() ? "" : words().get(words().size() - number);
    }

    private int width() {
      return Stream.concat(words().stream(), cells.stream())
          .mapToInt(String::length)
          .max()
          .orElseThrow();
    }

    private String aligned(String text) {
      String blanks = " ".repeat(width() - text.length());
      return LABELS.contains(field) ? text + blanks : blanks + text;
    }
  }
}
