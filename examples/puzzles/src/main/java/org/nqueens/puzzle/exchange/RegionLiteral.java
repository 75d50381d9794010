package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.format.Board;

/**
 * Arrays of regions in JSON or JavaScript: rows of names, or of strings with a character for each
 * square, as the property {@code colorRegions} of an object with a size and a name, or alone.
 */
final class RegionLiteral {
  private static final Pattern PROPERTY =
      Pattern.compile("\\bcolorRegions[\"']?\\s*[:=]\\s*(?=\\[)");
  private static final Pattern ARRAY = Pattern.compile("\\[\\s*(?=[\\[\"'`])");
  private static final Pattern SIZE = Pattern.compile("\\bsize[\"']?\\s*:\\s*(\\d{1,9})\\b");
  private static final Pattern TITLE =
      Pattern.compile("\\b(?:name|title)[\"']?\\s*:\\s*(?=[\"'`])");
  private static final Pattern DATE = Pattern.compile("\\bdate[\"']?\\s*:\\s*(?=[\"'`])");

  private final String text;
  private int at;

  private RegionLiteral(String text, int at) {
    this.text = text;
    this.at = at;
  }

  /** True if a text may have such arrays. */
  static boolean isIn(String text) {
    return PROPERTY.matcher(text).find() || ARRAY.matcher(text).find();
  }

  /** Reads all boards of the property, or else that of the first array. */
  static List<Board> read(String text) {
    List<Board> boards = new ArrayList<>();
    Matcher property = PROPERTY.matcher(text);
    while (property.find()) {
      boards.add(new RegionLiteral(text, property.end()).object(property.start()));
    }
    if (boards.isEmpty()) {
      Matcher array = ARRAY.matcher(text);
      if (array.find()) {
        boards.add(RegionGrid.board(new RegionLiteral(text, array.start()).rows()));
      }
    }
    return boards;
  }

  /** The board of the object around a property. */
  private Board object(int property) {
    Board board = RegionGrid.board(rows());
    String object = text.substring(start(property), end(at));
    Matcher size = SIZE.matcher(object);
    if (size.find() && Integer.parseInt(size.group(1)) != board.size()) {
      throw new IllegalArgumentException(
          "size (%s) must be the number of rows (%s): correct it"
              .formatted(size.group(1), board.size()));
    }
    return board.withTitle(
        value(TITLE, object).or(() -> value(DATE, object)).orElse("").replaceAll("\\s+", " "));
  }

  private static Optional<String> value(Pattern property, String object) {
    Matcher found = property.matcher(object);
    return found.find()
        ? Optional.of(new RegionLiteral(object, found.end()).string())
        : Optional.empty();
  }

  private int start(int property) {
    int depth = 0;
    for (int i = property - 1; i >= 0; i--) {
      char c = text.charAt(i);
      if (c == '{' && depth-- == 0) {
        return i;
      }
      depth += c == '}' ? 1 : 0;
    }
    return 0;
  }

  private int end(int array) {
    int depth = 0;
    for (int i = array; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '}' && depth-- == 0) {
        return i;
      }
      depth += c == '{' ? 1 : 0;
    }
    return text.length();
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    at++;
    for (char c = next(); c != ']'; c = next()) {
      if (c == '[') {
        rows.add(names());
      } else {
        rows.add(RegionRows.names(string()));
      }
    }
    at++;
    return rows;
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    at++;
    while (next() != ']') {
      names.add(string());
    }
    at++;
    return names;
  }

  /** Skips blanks, commas and comments; the next character, which is not read. */
  private char next() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (text.startsWith("//", at)) {
        skipTo("\n");
      } else if (text.startsWith("/*", at)) {
        skipTo("*/");
      } else if (Character.isWhitespace(c) || c == ',') {
        at++;
      } else {
        return c;
      }
    }
    throw unfinished("array");
  }

  private void skipTo(String end) {
    int found = text.indexOf(end, at);
    at = found < 0 ? text.length() : found + end.length();
  }

  /** A string in quotes, a number or a word. */
  private String string() {
    char quote = text.charAt(at);
    if ("\"'`".indexOf(quote) < 0) {
      return word();
    }
    StringBuilder string = new StringBuilder();
    for (at++; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == quote) {
        at++;
        return string.toString();
      }
      string.append(c == '\\' ? escaped() : c);
    }
    throw unfinished("string");
  }

  private char escaped() {
    at++;
    if (at < text.length() && text.charAt(at) == 'u' && at + 4 < text.length()) {
      at += 4;
      try {
        return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            "escape (\\u%s) must have four digits: correct it"
                .formatted(text.substring(at - 3, at + 1)),
            e);
      }
    }
    if (at >= text.length()) {
      throw unfinished("string");
    }
    char c = text.charAt(at);
    return c == 'n' || c == 't' || c == 'r' ? ' ' : c;
  }

  private String word() {
    int start = at;
    while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || isSign(at))) {
      at++;
    }
    if (at == start) {
      throw new IllegalArgumentException(
          "'%s' in the array must be the name of a region: write letters, numbers or strings"
              .formatted(text.charAt(at)));
    }
    return text.substring(start, at);
  }

  private boolean isSign(int index) {
    return "_$.-".indexOf(text.charAt(index)) >= 0;
  }

  private static IllegalArgumentException unfinished(String what) {
    return new IllegalArgumentException(
        "text must have the end of its last " + what + ": copy the whole text");
  }
}
