package org.nqueens.puzzle.exchange;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The board of a saved web page: elements with the number of a square and the colour of its region,
 * as attributes ({@code data-cell-idx} and a class {@code cell-color-7}) or in words ({@code
 * aria-label="Queen of color Blue, row 1, column 2"}).
 */
final class SavedPage {
  private static final Pattern ELEMENT = Pattern.compile("<[^<>]*+>");
  private static final Pattern INDEX = Pattern.compile("data-cell-idx=[\"']([0-9]{1,7})[\"']");
  private static final Pattern CLASS = Pattern.compile("cell-color-([0-9]{1,4})");
  private static final Pattern LABEL =
      Pattern.compile(
          "aria-label=[\"']([A-Za-z]++)[^\"']*?colou?r ([^\"',]++), row ([0-9]{1,4}), column ([0-9]{1,4})");

  private SavedPage() {}

  /** The board of a page; empty for a text without such elements. */
  static Optional<Reading> read(String text) {
    if (text.indexOf('<') < 0) {
      return Optional.empty();
    }
    List<String> elements =
        ELEMENT
            .matcher(text)
            .results()
            .map(MatchResult::group)
            .filter(element -> INDEX.matcher(element).find() || LABEL.matcher(element).find())
            .toList();
    int n = (int) Math.round(Math.sqrt(elements.size()));
    if (n < 2) {
      return Optional.empty();
    }
    String[] names = new String[elements.size()];
    String[] marks = new String[elements.size()];
    for (String element : elements) {
      Matcher index = INDEX.matcher(element);
      Matcher colour = CLASS.matcher(element);
      Matcher label = LABEL.matcher(element);
      boolean isLabelled = label.find();
      int square =
          index.find()
              ? Integer.parseInt(index.group(1))
              : n * (Integer.parseInt(label.group(3)) - 1) + Integer.parseInt(label.group(4)) - 1;
      if (square >= 0 && square < names.length) {
        names[square] = colour.find() ? colour.group(1) : isLabelled ? label.group(2) : "";
        marks[square] = isLabelled ? label.group(1) : "";
      }
    }
    boolean isWhole = elements.size() == n * n && !Arrays.asList(names).contains(null);
    return Optional.of(
        isWhole
            ? Grid.of(n, square -> names[square]).reading().marked(marks)
            : Reading.refused(
                "page (with %s squares) must have each square of a board once: save the whole page",
                elements.size()));
  }
}
