package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Characters and escapes of foreign strings. */
final class Strings {
  /** The strings of one character that need no memory of their own. */
  private static final List<String> SHARED =
      IntStream.range(0, 0x300).mapToObj(c -> String.valueOf((char) c)).toList();

  private static final int JOINER = 0x200D;
  private static final Pattern HEXADECIMAL = Pattern.compile("[0-9A-Fa-f]{4}");

  private Strings() {}

  /** A part of a text. */
  static String part(String text, int start, int end) {
    boolean isShared = end == start + 1 && text.charAt(start) < SHARED.size();
    return isShared ? SHARED.get(text.charAt(start)) : text.substring(start, end);
  }

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
      String code =
          isEscaped && next == 'u' && i + 5 < content.length()
              ? content.substring(i + 2, i + 6)
              : "";
      if (!code.isEmpty() && HEXADECIMAL.matcher(code).matches()) {
        plain.append((char) Integer.parseInt(code, 16));
        i += 6;
      } else {
        plain.append(isEscaped && "nrt".indexOf(next) >= 0 ? ' ' : next);
        i += isEscaped ? 2 : 1;
      }
    }
    return plain.toString();
  }

  /** True for a word whose characters stand alone. */
  static boolean isLatin(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) >= SHARED.size()) {
        return false;
      }
    }
    return true;
  }

  /** The characters of a word as a reader counts them: a letter with its accents is one. */
  static List<String> characters(String word) {
    List<String> characters = new ArrayList<>(word.length());
    int start = 0;
    boolean isJoined = false;
    boolean isHalfFlag = false;
    for (int at = 0; at < word.length(); ) {
      int c = word.codePointAt(at);
      boolean isFlag = c >= 0x1F1E6 && c <= 0x1F1FF;
      boolean isOpen = isJoined || isPartOfCharacter(c) || isFlag && isHalfFlag;
      if (!isOpen && at > start) {
        characters.add(part(word, start, at));
        start = at;
      }
      isHalfFlag = isFlag && !isHalfFlag;
      isJoined = c == JOINER;
      at += Character.charCount(c);
    }
    if (start < word.length()) {
      characters.add(part(word, start, word.length()));
    }
    return characters;
  }

  /** True for accents, joiners, selectors of variants and the colours of a skin. */
  private static boolean isPartOfCharacter(int c) {
    int type = Character.getType(c);
    return c == JOINER
        || c >= 0x1F3FB && c <= 0x1F3FF
        || c >= SHARED.size()
            && (type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.COMBINING_SPACING_MARK);
  }

  /** True for the name of a host, such as {@code lnkd.in}. */
  static boolean isHost(String word) {
    int point = word.lastIndexOf('.');
    return point > 1
        && point + 2 < word.length()
        && word.chars().allMatch(c -> c == '.' || Character.isLowerCase(c));
  }

  /** True for characters with blanks between them. */
  static boolean areSingle(String line) {
    for (int i = 1; i < line.length(); i++) {
      if (!Parser.isSpace(line.charAt(i)) && !Parser.isSpace(line.charAt(i - 1))) {
        return false;
      }
    }
    return true;
  }

  /** How many different characters a word has. */
  static int distinct(String word) {
    int distinct = 0;
    for (int i = 0; i < word.length(); i++) {
      distinct += word.indexOf(word.charAt(i)) == i ? 1 : 0;
    }
    return distinct;
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
    StringBuilder opened = new StringBuilder(0);
    boolean hasParts = false;
    for (int i = 0; i < content.length(); i++) {
      char c = content.charAt(i);
      int last = opened.length() - 1;
      int closing = Parser.CLOSING.indexOf(c);
      boolean isOpening = Parser.OPENING.indexOf(c) >= 0;
      hasParts |= isOpening || Parser.SIGNS.indexOf(c) >= 0 || c == '\n' || c == '\\';
      if (isOpening) {
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
