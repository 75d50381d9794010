package org.nqueens.cli.boards;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.nqueens.puzzle.exchange.Form;

/** The text of {@code queens help forms}: the forms of boards that commands read. */
public final class FormList {
  private static final int MAX_LINES = 5;
  private static final int MAX_COLUMNS = 64;

  public static final String HELP =
      "Commands read boards in these forms, one or several in a text. Lines, rows of a table, facts"
          + " and lists in brackets are read alike: JSON, JavaScript, Java, Python, NumPy, MATLAB,"
          + " MiniZinc, Prolog, CSV, Markdown.\n"
          + Stream.of(Form.values()).map(FormList::text).collect(Collectors.joining("\n", "\n", ""))
          + "\nKeys, heads of columns and lines beside a board tell its size, stars, variant, title,"
          + " given queens and blocked squares. A value that is not understood refuses its board."
          + " Other words are reported on standard error.\n";

  private FormList() {}

  private static String text(Form form) {
    String example =
        form.examples()
            .get(0)
            .lines()
            .limit(MAX_LINES)
            .map(line -> "    " + cut(line) + "\n")
            .collect(Collectors.joining());
    return form.description() + "\n" + example;
  }

  private static String cut(String line) {
    return line.length() > MAX_COLUMNS ? line.substring(0, MAX_COLUMNS) + "..." : line;
  }
}
