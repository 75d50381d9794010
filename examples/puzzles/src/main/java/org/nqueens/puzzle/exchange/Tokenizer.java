package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.nqueens.puzzle.exchange.Group.Setting;

/**
 * One pass over a text, which makes its words and groups, and leaves out comments. Quotation marks
 * are blanks, but for those around titles, and around brackets that do not match. Used once.
 */
final class Tokenizer {
  static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");

  private static final int MAX_DEPTH = 64;
  private static final String QUOTES = "\"'`";
  private static final String SIGNS = ":=";
  private static final String SEPARATORS = ",;|/" + SIGNS;
  private static final String REMARKS = "#%*-";
  private static final String ESCAPED = "nrtbf/\\" + QUOTES;
  private static final char LINE = '\n';

  /** A line between the head and the rows of a table. */
  private static final Pattern RULE = Pattern.compile("(?=[^|+]*+[|+])[|+: \\t-]*--[|+: \\t-]*");

  /** The name of a column in the answer of a solver. */
  private static final Pattern VARIABLE = Pattern.compile("q_[0-9]{1,5}");

  private static final Pattern BRACKETS =
      Pattern.compile("(\\\\[nrt]?|[\\s()\\[\\]{},;|/:=\"'`])+");

  /** Keys whose strings are no boards. */
  private static final Set<String> TITLES =
      Set.of("name", "title", "date", "author", "path", "url", "link", "id", "description", "text");

  /** The words of a text, its parts between empty lines, and the group of all words. */
  record Text(List<Word> words, List<Paragraph> paragraphs, Group all) {
    /** This text without its empty lines, and none of its parts read alone. */
    Text asParagraph() {
      return new Text(
          words.stream().map(word -> word.withGap(word.gap().replace("\n\n", "\n"))).toList(),
          List.of(),
          all);
    }
  }

  /** A part of a text with the numbers of its first word, and of the one behind the last. */
  record Paragraph(String text, int first, int end) {}

  private final CharSequence text;
  private final List<Word> words = new ArrayList<>();
  private final List<Paragraph> paragraphs = new ArrayList<>();
  private final Group all = new Group(Optional.empty(), ' ', "", 0, 0);

  /** For each quotation mark the place up to which none is closed. */
  private final int[] unclosed = new int[QUOTES.length()];

  /** The separators, brackets and ends of lines since the last word. */
  private final StringBuilder gap = new StringBuilder();

  private int at;
  private Group group = all;
  private int paragraph;

  /** True if a line in brackets has ended since the last word. */
  private boolean isNextLine;

  /** True if only blanks are between the last end of a line and here. */
  private boolean isLineStart = true;

  /** The key whose value is here; empty if there is none. */
  private String key = "";

  private boolean hasValue;

  /** The end of the last string whose words are those of the text. */
  private int stringEnd;

  private Tokenizer(CharSequence text) {
    this.text = text;
  }

  /**
   * The words of a text.
   *
   * @throws IllegalArgumentException if brackets do not match
   */
  static Text read(CharSequence text) {
    Tokenizer tokenizer = new Tokenizer(text);
    tokenizer.read();
    return new Text(tokenizer.words, tokenizer.paragraphs, tokenizer.all);
  }

  private void read() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (isSpace(at)) {
        space();
      } else if (Group.OPENING.indexOf(c) >= 0) {
        open(c);
      } else if (Group.CLOSING.indexOf(c) >= 0) {
        close(c);
      } else if (!rule(c) && !comment(c) && !mark(c)) {
        if (SEPARATORS.indexOf(c) >= 0) {
          separator(c);
        } else {
          word();
        }
      }
    }
    if (group != all) {
      throw new IllegalArgumentException(
          "text must have the end of its last array or object, which begins with '%s' in line %s: copy the whole text"
              .formatted(group.bracket, line(group.start)));
    }
    endParagraph(at);
  }

  private long line(int place) {
    return 1 + text.subSequence(0, place).chars().filter(c -> c == LINE).count();
  }

  private void endParagraph(int next) {
    int first = paragraphs.isEmpty() ? 0 : paragraphs.get(paragraphs.size() - 1).end;
    if (words.size() > first) {
      String part = text.subSequence(paragraph, at).toString();
      paragraphs.add(new Paragraph(part, first, words.size()));
    }
    paragraph = next;
  }

  private void open(char bracket) {
    if (group.outwards().count() > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "brackets must not be more than %s deep, as they are in line %s: give the board alone"
              .formatted(MAX_DEPTH, line(at)));
    }
    boolean isCalled =
        at > 0 && Character.isLetterOrDigit(text.charAt(at - 1)) && gap.length() == 0;
    if (isCalled || at > 0 && text.charAt(at - 1) == '!') {
      dropName(); // listOf(...), vec![...]
    }
    group = new Group(Optional.of(group), bracket, key, at, words.size());
    endValue();
    pass(bracket);
  }

  private void close(char bracket) {
    if (group != all) {
      char closing = Group.CLOSING.charAt(Group.OPENING.indexOf(group.bracket));
      if (bracket != closing) {
        throw new IllegalArgumentException(
            "'%s' in line %s must be '%s', which closes the '%s' of line %s: copy the whole text"
                .formatted(bracket, line(at), closing, group.bracket, line(group.start)));
      }
      group.end = words.size();
      endValue();
      key = group.first == group.end ? group.key : ""; // new int[][] {...} has one key
      group = group.outer();
    }
    pass(bracket);
  }

  private void pass(char sign) {
    gap.append(sign);
    isLineStart = false;
    at++;
  }

  private void endValue() {
    key = "";
    hasValue = false;
  }

  private void separator(char sign) {
    if (SIGNS.indexOf(sign) >= 0) {
      endKey(sign);
    } else if (sign == '|' && gap.length() > 0 && gap.charAt(gap.length() - 1) == '|') {
      add("", true); // a square without a sign
    }
    if (sign == ',' || sign == ';') {
      endValue();
    }
    pass(SIGNS.indexOf(sign) < 0 ? sign : ':');
  }

  /** Makes the word before a colon or equals sign the key of what follows. */
  private void endKey(char sign) {
    group.hasKeys = true;
    int last = words.size() - 1;
    if (last >= 0 && gap.length() == 0 && words.get(last).group() == group) {
      boolean isTyped = sign == '=' && words.get(last).gap().equals(":"); // grid: Grid = [...]
      key = isTyped ? key : words.get(last).text();
      dropName();
    }
  }

  /** Makes the last word no name, and no value. */
  private void dropName() {
    int last = words.size() - 1;
    Word word = words.get(last);
    words.set(last, new Word(word.text(), word.gap(), word.group(), false));
    List<Setting> settings = word.group().settings;
    if (!settings.isEmpty() && settings.get(settings.size() - 1).place() == last) {
      settings.remove(settings.size() - 1);
    }
    hasValue = false;
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
      boolean isPair = c == '\r' && at + 1 < text.length() && text.charAt(at + 1) == LINE;
      if (c == LINE || c == '\r' && !isPair) {
        lines++;
        lineStart = at + 1;
      }
      tabs += c == '\t' ? 1 : 0;
    }
    if (lines > 0) {
      endLine(lines, lineStart);
    } else if (!isLineStart) {
      gap.append("\t".repeat(tabs));
    }
  }

  private void endLine(int lines, int lineStart) {
    isLineStart = true;
    if (group != all) {
      isNextLine = true;
      return;
    }
    if (gap.length() == 0 || gap.charAt(gap.length() - 1) != ':') {
      endValue();
    }
    String signs = gap.toString();
    gap.append(signs.endsWith("\n") ? "" : "\n");
    if (lines > 1) {
      gap.append(signs.endsWith("\n\n") ? "" : "\n");
      endParagraph(lineStart);
    }
  }

  private int lineEnd() {
    int end = at;
    while (end < text.length() && text.charAt(end) != LINE && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  private boolean starts(String words) {
    int end = at + words.length();
    return end <= text.length() && text.subSequence(at, end).toString().equals(words);
  }

  /** Passes a line between the head and the rows of a table; false if none begins here. */
  private boolean rule(char sign) {
    if (!isLineStart || "|+-:".indexOf(sign) < 0) {
      return false;
    }
    int end = lineEnd();
    boolean isRule = RULE.matcher(text.subSequence(at, end)).matches();
    at = isRule ? end : at;
    return isRule;
  }

  /** Passes a comment; false if none begins here. */
  private boolean comment(char sign) {
    boolean isBehind =
        at == 0
            || isSpace(at - 1)
            || (",;|" + Group.OPENING + Group.CLOSING).indexOf(text.charAt(at - 1)) >= 0;
    if (!isBehind || sign != '/' && REMARKS.indexOf(sign) < 0) {
      return false;
    }
    if (starts("/*")) {
      for (at += 2; at < text.length() && !starts("*/"); at++) {}
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
    if (group != all) {
      return "#%".indexOf(sign) >= 0 && (next == text.length() || isSpace(next));
    }
    if (!isLineStart) {
      return false;
    }
    String[] parts = text.subSequence(at, lineEnd()).toString().strip().split("\\s+");
    boolean isRow = parts.length > 3 && Arrays.stream(parts).allMatch(part -> part.length() == 1);
    boolean areSigns = parts[0].chars().allMatch(c -> c == sign);
    return areSigns
        && (sign != '-' || parts[0].length() == 2)
        && (parts.length == 1 ? parts[0].equals("#") : !isRow);
  }

  /** Passes a quotation mark, a string that is one word, or an escaped sign; false for others. */
  private boolean mark(char c) {
    if (c == '\\') {
      char escaped = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
      isNextLine |= escaped == 'n';
      at += ESCAPED.indexOf(escaped) < 0 ? 1 : 2;
      return true;
    }
    if (QUOTES.indexOf(c) < 0) {
      return false;
    }
    boolean isBehindWord = at > 0 && Character.isLetterOrDigit(text.charAt(at - 1));
    int end = at < stringEnd || isBehindWord ? text.length() : end(c);
    if (end < text.length()) {
      String content = text.subSequence(at + 1, end).toString();
      if (TITLES.contains(key) && !hasValue && content.indexOf('\n') < 0) {
        String title = content.replaceAll("\\\\(.)", "$1");
        add(title, false);
        set(title);
        at = end;
      } else if (!Group.areBalanced(content)) {
        BRACKETS.splitAsStream(content).forEach(part -> add(part, true));
        at = end;
      }
      stringEnd = end + 1;
    }
    at++;
    return true;
  }

  /** The place of the quotation mark that ends a string; the end of the text if there is none. */
  private int end(char quote) {
    int mark = QUOTES.indexOf(quote);
    if (at < unclosed[mark]) {
      return text.length();
    }
    int end = at + 1;
    for (; end < text.length(); end++) {
      char c = text.charAt(end);
      if (c == quote) {
        return end;
      }
      if (c == LINE && quote != '`') {
        break;
      }
      end += c == '\\' ? 1 : 0;
    }
    unclosed[mark] = end;
    return text.length();
  }

  private void word() {
    int start = at++;
    while (at < text.length()
        && !isSpace(at)
        && (SEPARATORS + Group.OPENING + Group.CLOSING + QUOTES + "\\").indexOf(text.charAt(at))
            < 0) {
      at++;
    }
    String word = text.subSequence(start, at).toString();
    add(word, !VARIABLE.matcher(word).matches());
    set(word);
  }

  /** Makes a word the value of its key if it is the first. */
  private void set(String value) {
    if (!key.isEmpty() && !hasValue) {
      group.settings.add(new Setting(words.size() - 1, Setting.plain(key), value));
      hasValue = true;
    }
  }

  private void add(String word, boolean isName) {
    String before =
        gap.length() > 0 ? gap.toString() : isNextLine ? "\n" : words.isEmpty() ? "" : " ";
    words.add(new Word(word, before, group, isName));
    gap.setLength(0);
    isNextLine = false;
    isLineStart = false;
  }
}
