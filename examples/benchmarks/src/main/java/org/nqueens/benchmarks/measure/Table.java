package org.nqueens.benchmarks.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Rows of text under headings.
 *
 * @param headings what each column holds, with its unit
 * @param rows the rows, each with a cell for every heading
 */
public record Table(List<String> headings, List<List<String>> rows) {
  /** A cell without a value. */
  public static final String NOTHING = "-";

  /** Defines the table. */
  public Table {
    headings = List.copyOf(headings);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<String> row : rows) {
      if (row.size() != headings.size()) {
        throw new IllegalArgumentException(
            "row (%s): must have a cell for each of %s".formatted(row, headings));
      }
    }
  }

  /** The number of characters of the longest cell of each column. */
  List<Integer> widths() {
    Integer[] widths = headings.stream().map(String::length).toArray(Integer[]::new);
    for (List<String> row : rows) {
      Arrays.setAll(widths, column -> Math.max(widths[column], row.get(column).length()));
    }
    return List.of(widths);
  }

  /** Whether a column holds numbers, and whatever stands for a missing one. */
  boolean isNumeric(int column) {
    return rows.stream()
        .map(row -> row.get(column))
        .filter(cell -> !cell.equals(NOTHING))
        .allMatch(cell -> cell.matches("[\\d.]+"));
  }

  /** The headings and then the rows. */
  List<List<String>> lines() {
    List<List<String>> lines = new ArrayList<>();
    lines.add(headings);
    lines.addAll(rows);
    return lines;
  }
}
