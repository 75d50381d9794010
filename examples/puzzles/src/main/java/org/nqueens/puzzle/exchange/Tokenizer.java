package org.nqueens.puzzle.exchange;

import static org.nqueens.puzzle.exchange.Token.LINE;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** One pass over a text, which makes its paragraphs and leaves out comments. Used once. */
final class Tokenizer {
  private static final int MAX_DEPTH = 64;
  private static final String OPENING = "[({";
  private static final String CLOSING = "])}";
  private static final String QUOTES = "\"'`";
  private static final String SEPARATORS = ",;|/:=";
  private static final String REMARKS = "#%*-";

  /** A group whose end is not reached yet. */
  private record Open(char kind, int start, List<Token> tokens) {
    char last() {
      return tokens.isEmpty() ? LINE : tokens.get(tokens.size() - 1).kind();
    }

    void dropLast(String kinds) {
      while (!tokens.isEmpty() && kinds.indexOf(last()) >= 0) {
        tokens.remove(tokens.size() - 1);
      }
    }
  }

  private final CharSequence text;
  private final Deque<Open> open = new ArrayDeque<>();
  private final List<Token> paragraphs = new ArrayList<>();

  /** For each quotation mark, alone or three times, the place up to which none is closed. */
  private final int[] unclosed = new int[2 * QUOTES.length()];

  private int at;

  private Tokenizer(CharSequence text) {
    this.text = text;
  }

  /**
   * The paragraphs of a text.
   *
   * @throws IllegalArgumentException if brackets or quotation marks do not match
   */
  static List<Token> paragraphs(CharSequence text) {
    return new Tokenizer(text).paragraphs();
  }

  private List<Token> paragraphs() {
    open.push(new Open(Token.PARAGRAPH, 0, new ArrayList<>()));
    while (at < text.length()) {
      char c = text.charAt(at);
      if (isSpace(at)) {
        space();
      } else if (OPENING.indexOf(c) >= 0) {
        open(c);
      } else if (CLOSING.indexOf(c) >= 0 && open.size() > 1) {
        close(c);
      } else if (!comment() && !string()) {
        if (SEPARATORS.indexOf(c) >= 0) {
          add(c, "" + c);
          at++;
        } else {
          word();
        }
      }
    }
    if (open.size() > 1) {
      throw new IllegalArgumentException(
          "text must have the end of its last array or object, which begins with '%s' in line %s: copy the whole text"
              .formatted(open.element().kind, line(open.element().start)));
    }
    endParagraph(at);
    return paragraphs;
  }

  private void add(char kind, String words) {
    open.element().tokens.add(Token.leaf(kind, words));
  }

  private long line(int place) {
    return 1 + text.subSequence(0, place).chars().filter(c -> c == '\n').count();
  }

  private void endParagraph(int next) {
    Open done = open.pop();
    done.dropLast("\n ");
    if (!done.tokens.isEmpty()) {
      String words = text.subSequence(done.start, at).toString();
      paragraphs.add(new Token(Token.PARAGRAPH, words, done.tokens));
    }
    open.push(new Open(Token.PARAGRAPH, next, new ArrayList<>()));
  }

  private void open(char bracket) {
    if (open.size() > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "brackets must not be more than %s deep, as they are in line %s: give the board alone"
              .formatted(MAX_DEPTH, line(at)));
    }
    open.push(new Open(bracket, at++, new ArrayList<>()));
  }

  private void close(char bracket) {
    Open done = open.pop();
    char closing = CLOSING.charAt(OPENING.indexOf(done.kind));
    if (bracket != closing) {
      throw new IllegalArgumentException(
          "'%s' in line %s must be '%s', which closes the '%s' of line %s: copy the whole text"
              .formatted(bracket, line(at), closing, done.kind, line(done.start)));
    }
    done.dropLast("\n ,");
    at++;
    open.element().tokens.add(new Token(done.kind, "" + done.kind, done.tokens));
  }

  private boolean isSpace(int place) {
    char c = text.charAt(place);
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  /** Passes blanks and ends of lines; an empty line outside of all brackets ends a paragraph. */
  private void space() {
    int lines = 0;
    int lineStart = at;
    int tabs = 0;
    for (; at < text.length() && isSpace(at); at++) {
      char c = text.charAt(at);
      boolean isPair = c == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
      if (c == '\n' || c == '\r' && !isPair) {
        lines++;
        lineStart = at + 1;
      }
      tabs += c == '\t' ? 1 : 0;
    }
    Open group = open.element();
    if (lines > 1 && open.size() == 1) {
      endParagraph(lineStart);
    } else if (group.last() != LINE) {
      if (lines > 0) {
        group.dropLast(open.size() > 1 ? " ," : " ");
      }
      char kind = lines > 0 ? LINE : tabs > 0 ? '\t' : ' ';
      for (int i = 0; i < (kind == '\t' ? tabs : 1) && group.last() != LINE; i++) {
        add(kind, "" + kind);
      }
    }
  }

  private int lineEnd() {
    int end = at;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  private boolean starts(String words) {
    int end = at + words.length();
    return end <= text.length() && text.subSequence(at, end).toString().equals(words);
  }

  /** Passes a comment; false if none begins here. */
  private boolean comment() {
    char sign = text.charAt(at);
    boolean isBehind =
        at == 0 || isSpace(at - 1) || (",;|" + OPENING + CLOSING).indexOf(text.charAt(at - 1)) >= 0;
    if (!isBehind || sign != '/' && REMARKS.indexOf(sign) < 0) {
      return false;
    }
    if (starts("/*")) {
      for (at += 2; at < text.length() && !starts("*/"); ) {
        at++;
      }
      at = Math.min(text.length(), at + 2);
      return true;
    }
    boolean isRemark = starts("//") || sign != '/' && isRemark(sign);
    at = isRemark ? lineEnd() : at;
    return isRemark;
  }

  /**
   * True if the sign here makes the rest of the line a remark: a blank follows it, and outside of
   * brackets the line is no row of single characters.
   */
  private boolean isRemark(char sign) {
    int next = at + 1;
    if (open.size() > 1) {
      return "#%".indexOf(sign) >= 0 && (next == text.length() || isSpace(next));
    }
    if (open.element().last() != LINE) {
      return false;
    }
    String[] words = text.subSequence(at, lineEnd()).toString().strip().split("\\s+");
    boolean isRow = words.length > 3 && Arrays.stream(words).allMatch(word -> word.length() == 1);
    boolean areSigns = words[0].chars().allMatch(c -> c == sign);
    return areSigns
        && (sign != '-' || words[0].length() == 2)
        && (words.length == 1 ? words[0].equals("#") : !isRow);
  }

  /** Passes a string; false if none begins here, or if its end is missing. */
  private boolean string() {
    char quote = text.charAt(at);
    boolean isQuote =
        QUOTES.indexOf(quote) >= 0 && !(at > 0 && Character.isLetterOrDigit(text.charAt(at - 1)));
    return isQuote && (starts(("" + quote).repeat(3)) && string(quote, 3) || string(quote, 1));
  }

  private boolean string(char quote, int quotes) {
    int mark = 2 * QUOTES.indexOf(quote) + quotes / 2;
    if (at < unclosed[mark]) {
      return false;
    }
    StringBuilder content = new StringBuilder();
    int i = at + quotes;
    for (; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isDoubled = i + 1 < text.length() && text.charAt(i + 1) == quote;
      if (c == '\\' && i + 1 < text.length()) {
        i = escape(i + 1, content);
      } else if (c == quote && quotes == 1 && isDoubled && i > at + 1) {
        content.append(quote); // as in CSV
        i++;
      } else if (c == quote
          && (quotes == 1 || isDoubled && i + 2 < text.length() && text.charAt(i + 2) == quote)) {
        at = i + quotes;
        add(Token.STRING, content.toString());
        requireEnd();
        return true;
      } else if (c == '\n' && quotes == 1 && quote != '`') {
        break;
      } else {
        content.append(c);
      }
    }
    unclosed[mark] = i;
    return false;
  }

  /** Refuses a name right behind a string, in which a quotation mark is too many or missing. */
  private void requireEnd() {
    if (open.size() > 1
        && at < text.length()
        && (Character.isLetterOrDigit(text.charAt(at)) || QUOTES.indexOf(text.charAt(at)) >= 0)) {
      throw new IllegalArgumentException(
          "string before '%s' in line %s must have a separator behind it: mend the quotation marks"
              .formatted(text.charAt(at), line(at)));
    }
  }

  /** Appends the character that is escaped at a place; its last place. */
  private int escape(int place, StringBuilder content) {
    char c = text.charAt(place);
    if (c == 'u' && place + 4 < text.length()) {
      String digits = text.subSequence(place + 1, place + 5).toString();
      if (digits.matches("[0-9A-Fa-f]{4}")) {
        content.append((char) Integer.parseInt(digits, 16));
        return place + 4;
      }
    }
    int control = "nrt".indexOf(c);
    content.append(control < 0 ? c : "\n\r\t".charAt(control));
    return place;
  }

  private void word() {
    int start = at++;
    while (at < text.length()
        && !isSpace(at)
        && (SEPARATORS + OPENING + CLOSING).indexOf(text.charAt(at)) < 0
        && (QUOTES.indexOf(text.charAt(at)) < 0
            || Character.isLetterOrDigit(text.charAt(at - 1)))) {
      at++;
    }
    add(Token.WORD, text.subSequence(start, at).toString());
  }
}
