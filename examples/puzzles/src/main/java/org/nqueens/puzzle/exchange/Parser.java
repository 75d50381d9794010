package org.nqueens.puzzle.exchange;

import static org.nqueens.puzzle.exchange.Strings.line;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One pass over a text, which makes its tree. A character is looked at a bounded number of times,
 * and brackets have a bounded depth, so no text takes more than linear time and memory. Used once.
 */
final class Parser {
  private static final int MAX_DEPTH = 64;
  private static final int MAX_STRINGS = 3;
  static final String OPENING = "[({";
  static final String CLOSING = "])}";
  private static final String QUOTES = "\"'`";
  private static final String ESCAPED = QUOTES + "\\/";
  private static final String BREAKS = OPENING + CLOSING + QUOTES;
  private static final String WORD_ENDS = ",;|/\t:=";
  private static final String ADDRESS_ENDS = ",;|";
  static final String SIGNS = ",;|/\t";

  /** Characters with as many blanks between them. */
  private static final Pattern SINGLE = Pattern.compile("\\S([ \\t]++)\\S(?:\\1\\S)*+\\s*+");

  /** What closes a bracket that is open. */
  private static final Pattern CLOSED = Pattern.compile("[^\\[\\](){}]*+[\\])}]");

  /** A line between the rows of a table. */
  private static final Pattern RULE =
      Pattern.compile(
          "(?=[|+=: \\t-]{5,}+(?:[\\n\\r]|\\z))(?!(?:\\+---)*\\+   (?:\\+---|\\+   )*+\\+)(?:(?=.*(?:--|==|:-)).*[|+ ]|-*+\\+[+-]++[ \\t]*+(?:[\\n\\r]|\\z))");

  private static final Pattern LETTER = Pattern.compile("[\\p{L}\\d]");

  /** The name of a host, such as {@code lnkd.in}. */
  private static final Pattern HOST = Pattern.compile("[a-z.]{2,}\\.[a-z]{2,}");

  private static final Node NONE = new Sign(' ', 0, 0, 0);

  private final String text;
  private final List<Word> words;
  private final List<Word> comments = new ArrayList<>();
  private final Deque<Group> open = new ArrayDeque<>();
  private final Map<String, Role> roles = new HashMap<>();

  /** The ends of the strings that are open, from the inside. */
  private final Deque<Integer> strings = new ArrayDeque<>();

  /** For each quotation mark the place up to which none is closed. */
  private final int[] unclosed = new int[QUOTES.length()];

  private final int lastRound;
  private final Matcher rules;
  private final Matcher letters;
  private int at;
  private boolean isLineStart = true;

  /** True if this line has had a comment that may stand between rows of one board. */
  private boolean isCommented;

  /** How many lines have ended since the last empty line, comment or key without a value. */
  private int lines;

  private Parser(String text) {
    this.text = text;
    this.lastRound = text.lastIndexOf(')');
    this.rules = RULE.matcher(text);
    this.letters = LETTER.matcher(text);
    words = new ArrayList<>(text.length() / 8);
  }

  /**
   * The tree of a text.
   *
   * @throws IllegalArgumentException if brackets do not match, or are too deep
   */
  static Tree parse(String text) {
    return new Parser(text).parse();
  }

  private Tree parse() {
    Group all = new Group(Group.TEXT, Optional.empty(), new ArrayList<>(text.length() / 8), 0, 0);
    open.push(all);
    while (at < text.length()) {
      if (at < limit()) {
        next(text.charAt(at));
      } else {
        at = strings.pop() + 1;
        open.pop().close(words.size());
        isLineStart = false;
      }
    }
    if (open.size() > 1) {
      throw Reading.fault(
          "text must have the end of its last array or object, which begins with '%s' in line %s: copy the whole text",
          open.peek().bracket, line(text, open.peek().start));
    }
    all.close(words.size());
    return new Tree(text, all, words, comments);
  }

  private void next(char c) {
    if (c == '\\' && at + 1 < text.length() && ESCAPED.indexOf(text.charAt(at + 1)) >= 0) {
      at += 2;
    } else if (c == '.' && at > 0 && CLOSING.indexOf(text.charAt(at - 1)) >= 0
        || c == '(' && at > lastRound && Strings.isProse(text, at)) {
      at++; // the end of a fact or of a smiley
    } else if (Strings.isSpace(c) || c == '\\' && !strings.isEmpty() && isEnd(at + 1)) {
      space(c);
    } else if (c == ')' && isFirst() && Strings.isProse(text, at)) { // 1)
      key();
    } else if (OPENING.indexOf(c) >= 0) {
      open(c);
    } else if (CLOSING.indexOf(c) >= 0) {
      close(c);
    } else if (!rule() && !comment(c) && !quote(c)) {
      if (SIGNS.indexOf(c) >= 0) {
        sign(c);
        at++;
      } else if (c == ':' || c == '=') {
        key();
      } else {
        word();
      }
      isLineStart = false;
    }
  }

  /** True outside of brackets if the line has one word so far, or at the end of a smiley. */
  private boolean isFirst() {
    int nodes = nodes().size();
    return open.getFirst().isText()
        && (nodes < 2
            || ":;-".indexOf(text.charAt(at - 1)) >= 0
            || nodes().get(nodes - 2) instanceof Sign sign && sign.sign() == '\n');
  }

  /** True for the n of an escaped end of a line. */
  private boolean isEnd(int place) {
    return place < text.length() && "nr".indexOf(text.charAt(place)) >= 0;
  }

  private void space(char c) {
    if (c == '\t' && !isLineStart) {
      sign(c);
    } else if (c == '\n' || c == '\r' || c == '\\') {
      boolean isPair = c == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
      if (!isPair) {
        lines = isLineStart || last() instanceof Label ? 0 : lines + 1;
        sign('\n');
        isLineStart = true;
        isCommented = false;
      }
      at += c == '\\' ? 1 : 0;
    }
    at++;
  }

  private List<Node> nodes() {
    return open.getFirst().nodes;
  }

  /** The last node in the bracket that is open; a sign if there is none. */
  private Node last() {
    return nodes().isEmpty() ? NONE : nodes().get(nodes().size() - 1);
  }

  private void sign(char sign) {
    if (sign == '\n' && last() instanceof Sign before && before.sign() == sign) {
      int all = isCommented ? before.lines() : before.lines() + 1;
      int start = isCommented && all == 1 ? at : before.start(); // the end of the paragraph
      nodes().set(nodes().size() - 1, new Sign(sign, all, start, before.first()));
    } else {
      nodes().add(new Sign(sign, 1, at, words.size()));
    }
  }

  private void open(char bracket) {
    if (open.size() > MAX_DEPTH) {
      throw Reading.fault(
          "brackets must not be more than %s deep, as they are in line %s: give the board alone",
          MAX_DEPTH, line(text, at));
    }
    Optional<Word> call = Optional.empty();
    boolean mayHaveBlank = bracket == '{' && !open.getFirst().isText(); // [Square { row: 0 }]
    if (last() instanceof Word word
        && word.isName()
        && (mayHaveBlank || word.start() + word.text().length() == at)) {
      call = Optional.of(word);
      nodes().remove(nodes().size() - 1);
    }
    begin(bracket, call);
    isLineStart = false;
  }

  private void begin(char bracket, Optional<Word> call) {
    Group group = new Group(bracket, call, new ArrayList<>(2), at, words.size());
    nodes().add(group);
    open.push(group);
    at++;
  }

  private void close(char bracket) {
    Group group = open.peek();
    int kind = OPENING.indexOf(group.bracket);
    if (kind < 0) {
      throw Reading.fault(
          "'%s' in line %s must have a bracket before it that it closes: copy the whole text",
          bracket, line(text, at));
    }
    if (CLOSING.charAt(kind) != bracket) {
      throw Reading.fault(
          "'%s' in line %s must be '%s', which closes the '%s' of line %s: copy the whole text",
          bracket, line(text, at), CLOSING.charAt(kind), group.bracket, line(text, group.start));
    }
    open.pop().close(words.size());
    isLineStart = false;
    at++;
  }

  private void key() {
    if (last() instanceof Word key) {
      nodes().set(nodes().size() - 1, new Label(key, roles.computeIfAbsent(key.text(), Role::of)));
    }
    at++;
  }

  /** Passes a line between the rows of a table; false if none begins here. */
  private boolean rule() {
    boolean isRule = isLineStart && rules.region(at, text.length()).lookingAt();
    isCommented |= isRule;
    at = isRule ? lineEnd() : at;
    return isRule;
  }

  /** The end of the string that is open, or else of the text. */
  private int limit() {
    return strings.isEmpty() ? text.length() : strings.peek();
  }

  private int lineEnd() {
    int end = at;
    while (end < limit() && "\n\r".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return end;
  }

  /** Passes a comment; false if none begins here. */
  private boolean comment(char sign) {
    char before = at == 0 ? ' ' : text.charAt(at - 1);
    if (!Strings.isSpace(before) && (ADDRESS_ENDS + OPENING + CLOSING).indexOf(before) < 0) {
      return false;
    }
    String close = text.startsWith("/*", at) ? "*/" : text.startsWith("<!--", at) ? "-->" : "";
    boolean isComment =
        !close.isEmpty()
            || (text.startsWith("//", at) // [number // size]
                ? open.getFirst().isText() || last() instanceof Sign || !isClosed(at)
                : isRemark(sign));
    if (!isComment) {
      return false;
    }
    int end = close.isEmpty() ? lineEnd() : text.indexOf(close, at + 2);
    if (end < 0) {
      throw Reading.fault(
          "comment of line %s must have an end: copy the whole text", line(text, at));
    }
    if (letters.region(at, end).find()) {
      comments.add(new Word(text.substring(at, end), at, words.size()));
    }
    isCommented = !isLineStart || lines < Part.LEAST;
    at = end + close.length();
    return true;
  }

  /** True if the sign here makes a remark: a blank follows it, and the line is no row of signs. */
  private boolean isRemark(char sign) {
    int next = at;
    while (next < text.length() && text.charAt(next) == sign) {
      next++;
    }
    boolean isAlone = next == text.length() || Strings.isSpace(text.charAt(next));
    boolean isOne = next == at + 1;
    boolean isText = open.getFirst().isText();
    boolean isInside =
        isText && (!isLineStart && !Pieces.endInSetting(nodes()) || sign == '-' && next != at + 2);
    if (!isAlone || isInside || "#%*-;".indexOf(sign) < 0) {
      return false;
    }
    if (!isText) {
      // (# = hole), [number % size], ["%s" % (i, j)]
      boolean isSign =
          sign == '#'
              || sign == '%' && !text.startsWith("(", next + 1)
              || sign == ';' && isLineStart;
      return (isOne ? isSign : sign == '-' && next == at + 2) && !isClosed(next);
    }
    String rest = text.substring(next, lineEnd()).strip();
    return rest.isEmpty()
        ? isOne && sign == '#'
        : !isOne || rest.length() < 5 || !SINGLE.matcher(text).region(at, lineEnd()).matches();
  }

  /** True if the line behind a place closes a bracket that is open. */
  private boolean isClosed(int place) {
    return CLOSED.matcher(text).region(place, lineEnd()).lookingAt();
  }

  /** Passes a string or an escaped sign; false if none is here. */
  private boolean quote(char c) {
    if (QUOTES.indexOf(c) < 0) {
      return false;
    }
    int end = at > 0 && Character.isLetterOrDigit(text.charAt(at - 1)) ? -1 : end(c);
    if (end < 0) { // an apostrophe
      at++;
      return true;
    }
    String content = text.substring(at + 1, end);
    boolean isKey = text.startsWith(":", end + 1);
    boolean isTitle =
        (isKey || last() instanceof Label key && key.role().isText()) && content.indexOf('\n') < 0;
    isLineStart = !isTitle && strings.size() < MAX_STRINGS && Strings.hasParts(content);
    if (isLineStart) {
      strings.push(end);
      begin(Group.STRING, Optional.empty());
    } else {
      add(Strings.unescaped(content).strip(), at);
      at = end + 1;
    }
    return true;
  }

  /** The place of the quotation mark that ends a string; -1 if there is none. */
  private int end(char quote) {
    int mark = QUOTES.indexOf(quote);
    if (at < unclosed[mark]) {
      return -1;
    }
    boolean isCell = quote == '"' && at > 0 && text.charAt(at - 1) == ',';
    int end = at + 1;
    for (; end < limit(); end++) {
      char c = text.charAt(end);
      if (c == quote) {
        return end;
      }
      if (c == '\n' && quote != '`' && !isCell) {
        break;
      }
      end += c == '\\' ? 1 : 0;
    }
    unclosed[mark] = end;
    return -1;
  }

  private void word() {
    int end = end(at + 1, WORD_ENDS);
    String word = Strings.part(text, at, end);
    if (text.startsWith("://", end)
        || text.startsWith("/", end)
            && (word.endsWith("starbattle")
                || word.indexOf('.') > 0 && HOST.matcher(word).matches())) {
      end = end(end, ADDRESS_ENDS);
      word = text.substring(at, end);
    }
    add(Strings.unescaped(word), at);
    at = end;
  }

  /**
   * The end of a word: a blank, a bracket, a quotation mark, an escaped end of a line, or a sign.
   */
  private int end(int from, String signs) {
    int end = from;
    while (end < limit()
        && !Strings.isSpace(text.charAt(end))
        && BREAKS.indexOf(text.charAt(end)) < 0
        && signs.indexOf(text.charAt(end)) < 0
        && !(text.charAt(end) == '\\' && isEnd(end + 1))) {
      end++;
    }
    return end;
  }

  private void add(String word, int start) {
    Word added = new Word(word.replace("\uFE0F", ""), start, words.size());
    words.add(added);
    nodes().add(added);
  }
}
