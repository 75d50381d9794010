package org.nqueens.cli.searches;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.cli.options.TableFormat;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Outcome;
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

  static final String TIME = "wallTimeMillis";

  /** Why the last search of a row ended; missing if the backend refuses the search. */
  static final String COMPLETION = "completion";

  /** The words above the columns of a text that are not the names of their fields. */
  private static final Map<String, String> HEADINGS =
      Map.of("solutions", "found", "nodesToFirstSolution", "first", TIME, "ms");

  private final TableFormat format;
  private final List<String> counts;
  private final List<String> rules;
  private final Output out;
  private final List<Json> rows = new ArrayList<>();

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
    out.print(format.head(fields()));
  }

  private List<String> fields() {
    return Stream.of(
            LABELS,
            List.of(COMPLETION),
            counts,
            List.of("removedByDecisions"),
            rules,
            List.of("removedUnexplained", TIME))
        .flatMap(List::stream)
        .toList();
  }

  void print(Json row) {
    rows.add(row);
    out.print(format.row(row, fields()));
    out.flush();
  }

  void printEnd() {
    if (format == TableFormat.TEXT) {
      out.print(
          table(counts) + "\n" + table(Stream.concat(rules.stream(), Stream.of(TIME)).toList()));
    }
    List<Completion> completions =
        rows.stream()
            .flatMap(row -> row.text(COMPLETION).stream())
            .map(Completion::valueOf)
            .toList();
    out.printJson(
        Json.result(Outcome.lastCut(Completion.EXHAUSTED, completions))
            .with("refused", rows.size() - completions.size()));
  }

  /** A table of the fields with the labels before them; headings are broken at blanks. */
  private String table(List<String> fields) {
    boolean isOneBackend = rows.stream().map(row -> row.text("backend")).distinct().count() == 1;
    List<Column> columns =
        Stream.concat(
                LABELS.stream().filter(label -> !isOneBackend || !label.equals("backend")),
                fields.stream())
            .map(
                field ->
                    new Column(
                        field, rows.stream().map(row -> row.text(field).orElse("-")).toList()))
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
