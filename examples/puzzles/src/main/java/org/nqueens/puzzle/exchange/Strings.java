package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Characters and escapes of foreign strings. */
final class Strings {
  /** The strings of one character that need no memory of their own. */
  private static final List<String> SHARED =
      IntStream.range(0, 0x300).mapToObj(c -> String.valueOf((char) c)).toList();

  private static final Pattern CHARACTER = Pattern.compile("\\X");
  private static final Pattern ESCAPE =
      Pattern.compile("\\\\(?:u([0-9A-Fa-f]{4})|(.))", Pattern.DOTALL);

  private static final Pattern NUMBERS = Pattern.compile("\\d{1,3}+(?: \\d{1,3}+){3,}+");
  private static final int MAX_ROWS = 64;

  private Strings() {}

  /** A part of a text. */
  static String part(String text, int start, int end) {
    boolean isShared = end == start + 1 && text.charAt(start) < SHARED.size();
    return isShared ? SHARED.get(text.charAt(start)) : text.substring(start, end);
  }

  /** The number of the line of a place, from 1. */
  static long line(String text, int place) {
    return 1 + text.chars().limit(place).filter(c -> c == '\n').count();
  }

  /** A string without its backslashes; {@code u0041} behind one is a character. */
  static String unescaped(String content) {
    return content.indexOf('\\') < 0
        ? content
        : ESCAPE.matcher(content).replaceAll(found -> Matcher.quoteReplacement(escaped(found)));
  }

  private static String escaped(MatchResult escape) {
    String sign = escape.group(2);
    return sign == null
        ? Character.toString(Integer.parseInt(escape.group(1), 16))
        : "nrt".contains(sign) ? " " : sign;
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
    if (isLatin(word)) {
      for (int i = 0; i < word.length(); i++) {
        characters.add(part(word, i, i + 1));
      }
    } else {
      for (Matcher character = CHARACTER.matcher(word); character.find(); ) {
        characters.add(part(word, character.start(), character.end()));
      }
    }
    return characters;
  }

  /** How many different characters a word has. */
  static int distinct(String word) {
    int distinct = 0;
    for (int i = 0; i < word.length(); i++) {
      distinct += word.indexOf(word.charAt(i)) == i ? 1 : 0;
    }
    return distinct;
  }

  /** True for a few characters that end in a digit. */
  static boolean isShortNumber(String word) {
    int last = word.length() - 1;
    return last >= 0 && last < 3 && Character.isDigit(word.charAt(last));
  }

  /** A whole number of at most 4 digits; -1 for other words. */
  static int number(String word) {
    return number(word, 0, word.length());
  }

  /** The number that a part of a word is. */
  static int number(String word, int start, int end) {
    int number = end <= start || end > start + 4 ? -1 : 0;
    for (int i = start; i < end && number >= 0; i++) {
      char c = word.charAt(i);
      number = c >= '0' && c <= '9' ? 10 * number + c - '0' : -1;
    }
    return number;
  }

  static boolean isSpace(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  /** True for a round bracket before a word, behind a number or letter, or in a smiley. */
  static boolean isProse(String text, int at) {
    char before = at == 0 ? ' ' : text.charAt(at - 1);
    char behind = at + 1 == text.length() ? ' ' : text.charAt(at + 1);
    boolean isSmiley = ":;-".indexOf(before) >= 0 && isSpace(behind);
    return text.charAt(at) == '('
        ? isSpace(before) && Character.isLetter(behind)
            || isSmiley && (at < 2 || isSpace(text.charAt(at - 2)))
        : isSmiley || isSpace(behind) && Character.isLetterOrDigit(before);
  }

  /** True for n words of n letters with blanks between them, and for numbers so: no sentences. */
  static boolean areRows(String words) {
    int n = (int) Math.sqrt(words.length() + 1);
    boolean areRows = n >= Part.LEAST && n <= MAX_ROWS && n * (n + 1) == words.length() + 1;
    for (int i = n; i < words.length() && areRows; i += n + 1) {
      areRows = words.charAt(i) == ' ';
    }
    return areRows
        ? distinct(words) <= n + 2
        : words.indexOf(' ') > 0 && NUMBERS.matcher(words).matches();
  }

  /** True for a string with balanced brackets, lines, rows, or signs between words. */
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
    return hasParts ? opened.length() == 0 : areRows(content);
  }
}
