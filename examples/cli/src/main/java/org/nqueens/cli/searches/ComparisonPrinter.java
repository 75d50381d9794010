package org.nqueens.cli.searches;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.nqueens.cli.output.Json;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.TableFormat;
import org.nqueens.cli.output.TextTable;
import org.nqueens.cli.output.TextTable.Alignment;
import org.nqueens.cli.searches.ComparisonColumn.Kind;
import org.nqueens.model.QueensModel;
import org.nqueens.result.Completion;

/** A printer of comparisons: CSV and JSON row by row, text after the last row. */
final class ComparisonPrinter {
  private final TableFormat format;
  private final List<ComparisonColumn> columns;
  private final Output out;
  private final List<Comparison> rows = new ArrayList<>();

  ComparisonPrinter(TableFormat format, QueensModel model, Output out) {
    this.format = format;
    this.columns = ComparisonColumn.of(model);
    this.out = out;
  }

  void printHead() {
    if (format == TableFormat.CSV) {
      out.print(csv(columns.stream().map(ComparisonPrinter::csvName).toList()));
    }
  }

  void print(Comparison row) {
    rows.add(row);
    out.print(
        switch (format) {
          case TEXT -> "";
          case CSV ->
              csv(columns.stream().map(column -> machineText(column, row).orElse("")).toList());
          case JSON -> Json.line("comparison", generator -> write(generator, row));
        });
    out.flush();
  }

  void printEnd() {
    out.print(
        switch (format) {
          case TEXT ->
              table(EnumSet.of(Kind.LABEL, Kind.COUNT))
                  + "\n"
                  + table(EnumSet.of(Kind.LABEL, Kind.RULE, Kind.TIME));
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

  private static String csvName(ComparisonColumn column) {
    return column.kind() == Kind.RULE ? "removedBy." + column.name() : column.name();
  }

  /** A line of values, of which none has a comma, a quote or a line end. */
  private static String csv(List<String> values) {
    return String.join(",", values) + "\n";
  }

  private static Optional<String> machineText(ComparisonColumn column, Comparison row) {
    return column.value().apply(row).map(Object::toString);
  }

  /** Writes the fields in order; the rules are an object, which is missing without a tree. */
  private void write(JsonGenerator generator, Comparison row) throws IOException {
    boolean inRules = false;
    for (ComparisonColumn column : columns) {
      boolean isRule = column.kind() == Kind.RULE && row.totals().isPresent();
      if (isRule && !inRules) {
        generator.writeObjectFieldStart("removedBy");
      } else if (inRules && !isRule) {
        generator.writeEndObject();
      }
      inRules = isRule;
      write(generator, column, row);
    }
  }

  private static void write(JsonGenerator generator, ComparisonColumn column, Comparison row)
      throws IOException {
    Optional<?> value = column.value().apply(row);
    if (value.isPresent()) {
      generator.writeFieldName(column.name());
      if (value.get() instanceof Number number) {
        generator.writeNumber(number.toString());
      } else {
        generator.writeString(value.get().toString());
      }
    }
  }

  private TextTable table(Set<Kind> kinds) {
    return new TextTable(
        columns.stream()
            .filter(column -> kinds.contains(column.kind()))
            .filter(column -> !column.name().equals("backend") || backends() > 1)
            .map(this::textColumn)
            .toList());
  }

  private long backends() {
    return rows.stream().map(Comparison::backend).distinct().count();
  }

  private TextTable.Column textColumn(ComparisonColumn column) {
    return new TextTable.Column(
        column.kind() == Kind.RULE ? "removed by" : "",
        column.heading(),
        column.kind() == Kind.LABEL ? Alignment.LEFT : Alignment.RIGHT,
        rows.stream()
            .map(row -> column.value().apply(row).map(Object::toString).orElse("-"))
            .toList());
  }
}
