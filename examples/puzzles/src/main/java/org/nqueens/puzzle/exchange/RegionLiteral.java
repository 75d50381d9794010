package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
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
  private final String structure;
  private int at;

  private RegionLiteral(String text, String structure, int at) {
    this.text = text;
    this.structure = structure;
    this.at = at;
  }

  /** True if a text may have such arrays. */
  static boolean isIn(String text) {
    String structure = structure(text);
    return PROPERTY.matcher(structure).find() || ARRAY.matcher(structure).find();
  }

  /** A text with blanks inside its strings but keys: a title may look like a property. */
  private static String structure(String text) {
    StringBuilder structure = new StringBuilder(text);
    for (int start = 0; start < text.length(); start++) {
      char quote = text.charAt(start);
      if (isQuote(quote) && (start == 0 || isBeforeString(text.charAt(start - 1)))) {
        int end = endOfString(text, start);
        boolean isKey = isKey(text, end);
        for (int i = start + 1; i < end && !isKey; i++) {
          structure.setCharAt(i, ' ');
        }
        start = end;
      }
    }
    return structure.toString();
  }

  /**
   * False for the character before an apostrophe or an escaped quote. A line has at most one other
   * quote of each kind that is not closed, so that the search for the ends of strings takes linear
   * time.
   */
  private static boolean isBeforeString(char c) {
    return !Character.isLetterOrDigit(c) && c != '\\';
  }

  /** The place of the closing quote; that of the opening one if the line ends before. */
  private static int endOfString(String text, int start) {
    for (int i = start + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == text.charAt(start)) {
        return i;
      }
      if (c == '\n' && text.charAt(start) != '`') {
        return start;
      }
      i += c == '\\' ? 1 : 0;
    }
    return start;
  }

  private static boolean isKey(String text, int end) {
    int next = end + 1;
    while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
      next++;
    }
    return next < text.length() && text.charAt(next) == ':';
  }

  private static boolean isQuote(char c) {
    return "\"'`".indexOf(c) >= 0;
  }

  /** Reads all boards of the property, or else that of the first array. */
  static List<Board> read(String text) {
    List<Board> boards = new ArrayList<>();
    String structure = structure(text);
    List<MatchResult> properties = PROPERTY.matcher(structure).results().toList();
    int from = 0;
    for (int i = 0; i < properties.size(); i++) {
      MatchResult property = properties.get(i);
      if (property.start() >= from) { // not in a comment of the array before
        boolean isLast = i + 1 == properties.size();
        int to = isLast ? text.length() : properties.get(i + 1).start();
        RegionLiteral array = new RegionLiteral(text, structure, property.end());
        boards.add(array.object(property.start(), from, to));
        from = array.at;
      }
    }
    if (boards.isEmpty()) {
      Matcher array = ARRAY.matcher(structure);
      if (array.find()) {
        boards.add(ForeignBoards.board(new RegionLiteral(text, structure, array.start()).rows()));
      }
    }
    return boards;
  }

  /**
   * The board of the object around a property.
   *
   * @param from where the array of the property before ends
   * @param to where the next property begins
   */
  private Board object(int property, int from, int to) {
    Board board = ForeignBoards.board(rows());
    int start = start(property, from);
    int end = end(at, Math.max(at, to));
    Matcher size = SIZE.matcher(structure).region(start, end);
    if (size.find() && Integer.parseInt(size.group(1)) != board.size()) {
      throw new IllegalArgumentException(
          "size (%s) must be the number of rows (%s): correct it"
              .formatted(size.group(1), board.size()));
    }
    return board.withTitle(
        value(TITLE, start, end)
            .or(() -> value(DATE, start, end))
            .orElse("")
            .replaceAll("\\s+", " "));
  }

  private Optional<String> value(Pattern property, int start, int end) {
    Matcher found = property.matcher(structure).region(start, end);
    return found.find()
        ? Optional.of(new RegionLiteral(text, structure, found.end()).string())
        : Optional.empty();
  }

  private int start(int property, int from) {
    int depth = 0;
    for (int i = property - 1; i >= from; i--) {
      char c = structure.charAt(i);
      if (c == '{' && depth-- == 0) {
        return i;
      }
      depth += c == '}' ? 1 : 0;
    }
    return from;
  }

  private int end(int array, int to) {
    int depth = 0;
    for (int i = array; i < to; i++) {
      char c = structure.charAt(i);
      if (c == '}' && depth-- == 0) {
        return i;
      }
      depth += c == '{' ? 1 : 0;
    }
    return to;
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
    if (!isQuote(quote)) {
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
