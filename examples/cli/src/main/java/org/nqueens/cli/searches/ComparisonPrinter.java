package org.nqueens.cli.searches;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.TextTable;
import org.nqueens.cli.output.TextTable.Alignment;
import org.nqueens.model.QueensModel;
import org.nqueens.pages.trace.TraceSentences;
import org.nqueens.result.Completion;

/** A printer of comparisons: CSV and JSON row by row, text after the last row. */
final class ComparisonPrinter {
  /** The fields that tell the rows apart, in both tables of a text. */
  private static final List<String> LABELS = List.of("backend", "propagation", "strategy");

  /** The fields of the first table of a text. */
  private static final List<String> COUNTS =
      List.of("decisions", "failures", "solutions", "nodes", "nodesToFirstSolution", "depth");

  /** The fields of the second table of a text: the rules, then the time. */
  private static final String RULES = "removedBy.";

  private static final String TIME = "wallTimeMillis";

  /** The words above the columns of a text that are not the names of their fields. */
  private static final Map<String, String> HEADINGS =
      Map.of("solutions", "found", "nodesToFirstSolution", "first", TIME, "ms");

  private final Format format;
  private final List<String> rules;
  private final Output out;
  private final List<Comparison> rows = new ArrayList<>();

  /** The output formats. */
  enum Format {
    /** Aligned columns. */
    TEXT,
    /** Values separated by commas, below a line of their names. */
    CSV,
    /** JSON objects, one per line. */
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  ComparisonPrinter(Format format, QueensModel model, Output out) {
    this.format = format;
    this.rules =
        model.constraints().stream()
            .map(rule -> RULES + TraceSentences.kind(rule.name()))
            .distinct()
            .toList();
    this.out = out;
  }

  void printHead() {
    if (format == Format.CSV) {
      out.print(csv(fields()));
    }
  }

  /** The fields of a line of CSV. */
  private List<String> fields() {
    return Stream.of(
            LABELS,
            List.of("completion"),
            COUNTS,
            List.of("removedByDecisions"),
            rules,
            List.of("removedUnexplained", TIME))
        .flatMap(List::stream)
        .toList();
  }

  /** A line of values, of which none has a comma, a quote or a line end. */
  private static String csv(List<String> values) {
    return String.join(",", values) + "\n";
  }

  void print(Comparison row) {
    rows.add(row);
    out.print(
        switch (format) {
          case TEXT -> "";
          case CSV -> csv(fields().stream().map(field -> text(row, field, "")).toList());
          case JSON -> Json.line("comparison", generator -> write(generator, row.values()));
        });
    out.flush();
  }

  private static String text(Comparison row, String field, String missing) {
    Map<String, ?> values = field.startsWith(RULES) ? row.removedBy() : row.values();
    Object value = values.get(field.replace(RULES, ""));
    return value == null ? missing : value.toString();
  }

  private static void write(JsonGenerator generator, Map<?, ?> values) throws IOException {
    for (Map.Entry<?, ?> field : values.entrySet()) {
      generator.writeFieldName(field.getKey().toString());
      if (field.getValue() instanceof Map<?, ?> object) {
        generator.writeStartObject();
        write(generator, object);
        generator.writeEndObject();
      } else if (field.getValue() instanceof Number number) {
        generator.writeNumber(number.toString());
      } else {
        generator.writeString(field.getValue().toString());
      }
    }
  }

  void printEnd() {
    out.print(
        switch (format) {
          case TEXT ->
              table(COUNTS) + "\n" + table(Stream.concat(rules.stream(), Stream.of(TIME)).toList());
          case CSV -> "";
          case JSON ->
              Json.result(
                  completion(), generator -> generator.writeNumberField("refused", refused()));
        });
  }

  /** The rows without a search, since the backend refuses the combination. */
  private long refused() {
    return rows.stream().filter(row -> row.completion().isEmpty()).count();
  }

  /** Exhausted if all searches are, else the completion of the last one that is not. */
  private Completion completion() {
    return rows.stream()
        .flatMap(row -> row.completion().stream())
        .filter(completion -> completion != Completion.EXHAUSTED)
        .reduce((first, second) -> second)
        .orElse(Completion.EXHAUSTED);
  }

  private TextTable table(List<String> fields) {
    return new TextTable(
        Stream.concat(
                LABELS.stream()
                    .filter(label -> !label.equals("backend") || backends() > 1)
                    .map(label -> column(label, Alignment.LEFT)),
                fields.stream().map(field -> column(field, Alignment.RIGHT)))
            .toList());
  }

  private long backends() {
    return rows.stream().map(Comparison::backend).distinct().count();
  }

  private TextTable.Column column(String field, Alignment alignment) {
    return new TextTable.Column(
        field.startsWith(RULES) ? "removed by" : "",
        HEADINGS.getOrDefault(field, field.replace(RULES, "")),
        alignment,
        rows.stream().map(row -> text(row, field, "-")).toList());
  }
}
