package org.nqueens.cli.options;

import java.util.List;
import java.util.Locale;
import org.nqueens.cli.output.Json;

/** The output formats of a table. */
public enum TableFormat {
  /** Aligned columns. */
  TEXT,
  /** Values separated by commas, below a line of their names. */
  CSV,
  /** JSON objects, one per line. */
  JSON;

  /** The line of CSV above all rows. No field and no value has commas, quotes or line ends. */
  public String head(List<String> fields) {
    return this == CSV ? String.join(",", fields) + "\n" : "";
  }

  /** A row as a line of CSV or JSON; empty in a text, whose columns have the width of all rows. */
  public String row(Json row, List<String> fields) {
    return switch (this) {
      case TEXT -> "";
      case CSV -> head(fields.stream().map(field -> row.text(field).orElse("")).toList());
      case JSON -> row.line();
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
