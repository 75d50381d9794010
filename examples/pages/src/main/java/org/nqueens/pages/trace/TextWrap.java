package org.nqueens.pages.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Text broken into lines, without breaks within a square or a set that fits a line. */
final class TextWrap {
  /** The width of a usual terminal. */
  static final int WIDTH = 80;

  private static final String HANGING = "  ";

  /** A blank that is neither within brackets nor between a noun and its set. */
  private static final Pattern BREAK = Pattern.compile(" (?![^({]*[)}])(?!\\{)");

  private TextWrap() {}

  /** Lines of at most 80 characters, unless a word is longer. */
  static List<String> lines(String text, int indentation) {
    return lines(text, indentation, WIDTH);
  }

  /** The lines, the first after an indentation, the others two characters deeper. */
  static List<String> lines(String text, int indentation, int width) {
    String start = " ".repeat(indentation);
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(start);
    boolean empty = true;
    for (String word : words(text, width - indentation - HANGING.length())) {
      if (!empty && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line = new StringBuilder(start).append(HANGING);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    lines.add(line.toString());
    return lines;
  }

  /** The parts of a text between the blanks at which a line may end. */
  private static List<String> words(String text, int width) {
    List<String> words = new ArrayList<>();
    for (String word : BREAK.split(text, -1)) {
      words.addAll(word.length() <= width ? List.of(word) : List.of(word.split(" ", -1)));
    }
    return words;
  }
}
