package org.nqueens.cli.output;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A table of aligned columns below their headings. Numbers are at the right of their column, other
 * values at the left; headings are broken at blanks.
 *
 * @param columns the columns, each with as many cells
 */
public record TextTable(List<Column> columns) {

  /**
   * A column.
   *
   * @param title a title that the column shares with its neighbours of the same title; may be blank
   * @param heading the words above the cells
   * @param alignment the side at which the cells are
   * @param cells the cells, top down
   */
  public record Column(String title, String heading, Alignment alignment, List<String> cells) {
    private List<String> words() {
      return Arrays.asList(heading.split(" "));
    }

    private int width() {
      return Math.max(longest(words()), longest(cells));
    }

    private static int longest(List<String> texts) {
      return texts.stream().mapToInt(String::length).max().orElse(0);
    }

    private String aligned(String text) {
      String blanks = " ".repeat(width() - text.length());
      return alignment == Alignment.LEFT ? text + blanks : blanks + text;
    }
  }

  /** A side of a column. */
  public enum Alignment {
    LEFT,
    RIGHT
  }

  /** The lines, without blanks at their ends. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    String titles = titles();
    text.append(titles.isEmpty() ? "" : titles + "\n");
    int height = columns.stream().mapToInt(column -> column.words().size()).max().orElse(0);
    for (int line = 0; line < height; line++) {
      List<String> words = new ArrayList<>();
      for (Column column : columns) {
        int word = line - height + column.words().size();
        words.add(column.aligned(word < 0 ? "" : column.words().get(word)));
      }
      text.append(String.join(" ", words).stripTrailing()).append('\n');
    }
    int rows = columns.isEmpty() ? 0 : columns.get(0).cells().size();
    for (int i = 0; i < rows; i++) {
      int row = i;
      List<String> cells =
          columns.stream().map(column -> column.aligned(column.cells().get(row))).toList();
      text.append(String.join(" ", cells).stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** Each title where the first of its columns begins. */
  private String titles() {
    StringBuilder line = new StringBuilder();
    String before = "";
    int start = 0;
    for (Column column : columns) {
      if (!column.title().equals(before)) {
        line.append(" ".repeat(Math.max(0, start - line.length()))).append(column.title());
      }
      before = column.title();
      start += column.width() + 1;
    }
    return line.toString().stripTrailing();
  }
}
