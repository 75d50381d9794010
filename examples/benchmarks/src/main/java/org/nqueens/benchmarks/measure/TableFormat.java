package org.nqueens.benchmarks.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How a table is written. */
public enum TableFormat {
  /** Columns of one width, for a terminal. */
  TEXT("", "") {
    @Override
    public String format(Table table) {
      List<Integer> widths = table.widths();
      return lines(
          table.lines(),
          line ->
              IntStream.range(0, line.size())
                  .mapToObj(
                      column ->
                          ("%" + (table.isNumeric(column) ? "" : "-") + widths.get(column) + "s")
                              .formatted(line.get(column)))
                  .collect(Collectors.joining("  "))
                  .stripTrailing());
    }
  },
  /** A table of GitHub-flavoured Markdown. */
  MARKDOWN("- ", "### ") {
    @Override
    public String format(Table table) {
      List<List<String>> lines = new ArrayList<>(table.lines());
      lines.add(
          1,
          IntStream.range(0, table.headings().size())
              .mapToObj(column -> table.isNumeric(column) ? "---:" : "---")
              .toList());
      return lines(lines, line -> "| " + String.join(" | ", line) + " |");
    }
  },
  /** Comma-separated values (RFC 4180), between comments that start with {@code #}. */
  CSV("# ", "# ") {
    @Override
    public String format(Table table) {
      return lines(
          table.lines(),
          line -> line.stream().map(TableFormat::field).collect(Collectors.joining(",")));
    }
  };

  private final String notePrefix;
  private final String titlePrefix;

  TableFormat(String notePrefix, String titlePrefix) {
    this.notePrefix = notePrefix;
    this.titlePrefix = titlePrefix;
  }

  /**
   * Writes a table.
   *
   * @param table the table
   * @return lines, each with its end
   */
  public abstract String format(Table table);

  /**
   * Writes a line about the measurement.
   *
   * @param text the line
   * @return the line, without its end
   */
  public String note(String text) {
    return notePrefix + text;
  }

  /**
   * Writes the title of a table.
   *
   * @param text the title
   * @return a line of its own between empty ones, without the end of the last
   */
  public String title(String text) {
    String space = this == CSV ? "" : System.lineSeparator();
    return space + titlePrefix + text + space;
  }

  private static String lines(List<List<String>> lines, Function<List<String>, String> line) {
    return lines.stream()
        .map(cells -> line.apply(cells) + System.lineSeparator())
        .collect(Collectors.joining());
  }

  private static String field(String cell) {
    return cell.matches(".*[,\"\\r\\n].*") ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
  }
}
