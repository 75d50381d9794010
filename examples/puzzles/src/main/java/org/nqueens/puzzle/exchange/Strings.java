package org.nqueens.puzzle.exchange;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Characters and escapes of foreign strings. */
final class Strings {
  private Strings() {}

  /** A string without its backslashes; {@code u0041} behind one is a character. */
  static String unescaped(String content) {
    if (content.indexOf('\\') < 0) {
      return content;
    }
    StringBuilder plain = new StringBuilder();
    int i = 0;
    while (i < content.length()) {
      char c = content.charAt(i);
      boolean isEscaped = c == '\\' && i + 1 < content.length();
      char next = isEscaped ? content.charAt(i + 1) : c;
      int code = isEscaped && next == 'u' && i + 5 < content.length() ? hex(content, i + 2) : -1;
      if (code >= 0) {
        plain.append((char) code);
        i += 6;
      } else {
        plain.append(isEscaped && "nrt".indexOf(next) >= 0 ? ' ' : next);
        i += isEscaped ? 2 : 1;
      }
    }
    return plain.toString();
  }

  private static int hex(String text, int start) {
    int code = 0;
    for (int i = start; i < start + 4; i++) {
      int digit = Character.digit(text.charAt(i), 16);
      if (digit < 0) {
        return -1;
      }
      code = 16 * code + digit;
    }
    return code;
  }

  /** The characters of a word as a reader counts them: a letter with its accents is one. */
  static List<String> characters(String word) {
    List<String> characters = new ArrayList<>();
    boolean isPlain = word.chars().allMatch(c -> c < 0x300);
    if (isPlain) {
      for (int i = 0; i < word.length(); i++) {
        characters.add(word.substring(i, i + 1));
      }
      return characters;
    }
    BreakIterator breaks = BreakIterator.getCharacterInstance(Locale.ROOT);
    breaks.setText(word);
    for (int start = 0, end = breaks.next();
        end != BreakIterator.DONE;
        start = end, end = breaks.next()) {
      characters.add(word.substring(start, end));
    }
    return characters;
  }

  /** A whole number of at most 4 digits; -1 for other words. */
  static int number(String word) {
    int number = word.isEmpty() || word.length() > 4 ? -1 : 0;
    for (int i = 0; i < word.length() && number >= 0; i++) {
      char c = word.charAt(i);
      number = c >= '0' && c <= '9' ? 10 * number + c - '0' : -1;
    }
    return number;
  }

  /** True for a string with balanced brackets, lines, or signs between words. */
  static boolean hasParts(String content) {
    StringBuilder opened = new StringBuilder();
    boolean hasParts = false;
    for (int i = 0; i < content.length(); i++) {
      char c = content.charAt(i);
      int last = opened.length() - 1;
      int closing = Parser.CLOSING.indexOf(c);
      hasParts |=
          Parser.OPENING.indexOf(c) >= 0 || (Parser.SIGNS + "\n").indexOf(c) >= 0 || c == '\\';
      if (Parser.OPENING.indexOf(c) >= 0) {
        opened.append(c);
      } else if (closing >= 0) {
        if (last < 0 || Parser.OPENING.indexOf(opened.charAt(last)) != closing) {
          return false;
        }
        opened.setLength(last);
      }
    }
    return hasParts
        && opened.length() == 0
        && !content.contains("://")
        && !content.contains(Parser.ADDRESS);
  }
}
