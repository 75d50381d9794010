package org.nqueens.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The report of a measurement in Markdown: the command, the date, the machine, and tables. */
final class Report {

  /** The folder of the reports, from the root of the project. */
  private static final Path FOLDER = Path.of("examples", "benchmarks", "results");

  private static final String NUMBER = "-|[\\d.,; e+]+";

  private final StringBuilder text = new StringBuilder();

  /**
   * Begins a report.
   *
   * @param title the heading
   * @param command the program and its arguments
   */
  Report(String title, String command) {
    text.append("# ").append(title).append("\n\n");
    line(
        "By `%s` on %s: %s."
            .formatted(command, LocalDate.now(ZoneOffset.UTC), Machine.description()));
  }

  /** Adds a paragraph. */
  Report line(String line) {
    text.append(line).append("\n\n");
    return this;
  }

  /** Adds a table; columns of numbers are aligned right. */
  Report table(List<String> headings, List<List<String>> rows) {
    row(headings);
    row(
        IntStream.range(0, headings.size())
            .mapToObj(
                column ->
                    rows.stream().allMatch(row -> row.get(column).matches(NUMBER)) ? "---:" : "---")
            .toList());
    rows.forEach(this::row);
    text.append("\n");
    return this;
  }

  private void row(List<String> cells) {
    text.append(cells.stream().collect(Collectors.joining(" | ", "| ", " |\n")));
  }

  /** Prints the report, and writes it to a file of the folder of results. */
  void save(String name) throws IOException {
    System.out.print(this);
    if (!Files.isDirectory(FOLDER)) {
      throw new IOException(
          "folder (%s): must exist, start in the root of the project".formatted(FOLDER));
    }
    Files.writeString(FOLDER.resolve(name + ".md"), toString().stripTrailing() + "\n");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
