package org.nqueens.puzzle.exchange;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nqueens.puzzle.exchange.Node.Group;
import org.nqueens.puzzle.exchange.Node.Label;
import org.nqueens.puzzle.exchange.Node.Sign;
import org.nqueens.puzzle.exchange.Node.Word;

/**
 * One pass over a text, which makes its tree. A character is looked at a bounded number of times,
 * and brackets have a bounded depth, so no text takes more than linear time and memory. Used once.
 */
final class Parser {
  private static final int MAX_DEPTH = 64;
  private static final int MAX_STRINGS = 3;
  private static final int MAX_CHUNK = 200;
  static final String OPENING = "[({";
  static final String CLOSING = "])}";
  private static final String QUOTES = "\"'`";
  private static final String ESCAPED = QUOTES + "\\/";

  /** What may stand directly before a comment, beside a blank. */
  private static final String BEFORE_COMMENT = ",;|" + OPENING + CLOSING;

  private static final String BREAKS = OPENING + CLOSING + QUOTES;
  private static final String WORD_ENDS = ",;|/\t:=";
  private static final String ADDRESS_ENDS = ",;|";
  static final String SIGNS = ",;|/\t";
  static final String ADDRESS = "starbattle/";

  /** What MiniZinc prints below a solution, and below the last one. */
  private static final Set<String> ENDS = Set.of("----------", "==========");

  private final String text;
  private final List<Word> words = new ArrayList<>();
  private final List<String> comments = new ArrayList<>();
  private final Deque<Group> open = new ArrayDeque<>();
  private final Map<String, Role> roles = new HashMap<>();

  /** The ends of the strings that are open, from the inside. */
  private final Deque<Integer> strings = new ArrayDeque<>();

  /** For each quotation mark the place up to which none is closed. */
  private final int[] unclosed = new int[QUOTES.length()];

  private int nextAddress;
  private int at;
  private boolean isLineStart = true;

  /** True if this line has had a comment or a rule. */
  private boolean isCommented;

  private Parser(String text) {
    this.text = text;
    nextAddress = text.indexOf(ADDRESS);
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
    Group all = new Group(Group.TEXT, Optional.empty(), 0, 0);
    open.push(all);
    while (at < text.length()) {
      if (!strings.isEmpty() && at >= strings.peek()) {
        endString();
      } else {
        next(text.charAt(at));
      }
    }
    if (!strings.isEmpty() && at >= strings.peek()) {
      endString();
    }
    if (open.size() > 1) {
      throw Reading.fault(
          "text must have the end of its last array or object, which begins with '%s' in line %s: copy the whole text",
          open.peek().bracket, line(open.peek().start));
    }
    all.close(words.size());
    return new Tree(text, all, words, comments);
  }

  private long line(int place) {
    return 1 + text.chars().limit(place).filter(c -> c == '\n').count();
  }

  private void next(char c) {
    if (c == '\\' && at + 1 < text.length() && ESCAPED.indexOf(text.charAt(at + 1)) >= 0) {
      at += 2;
    } else if (c == '.' && at > 0 && CLOSING.indexOf(text.charAt(at - 1)) >= 0) {
      at++; // the end of a fact
    } else if (isSpace(c) || c == '\\' && !strings.isEmpty() && isEnd(at + 1)) {
      space(c);
    } else if (OPENING.indexOf(c) >= 0) {
      open(c);
    } else if (CLOSING.indexOf(c) >= 0) {
      close(c);
    } else if (!rule() && !comment(c) && !quote(c)) {
      if (SIGNS.indexOf(c) >= 0) {
        sign(c, 1);
        at++;
      } else if (c == ':' || c == '=') {
        key();
      } else {
        word();
      }
      isLineStart = false;
    }
  }

  /** True for the n of an escaped end of a line. */
  private boolean isEnd(int place) {
    return place < text.length() && "nr".indexOf(text.charAt(place)) >= 0;
  }

  static boolean isSpace(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  private void space(char c) {
    if (c == '\t' && !isLineStart) {
      sign(c, 1);
    } else if (c == '\n' || c == '\r' || c == '\\') {
      boolean isPair = c == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
      if (!isPair) {
        sign('\n', 1);
        isLineStart = true;
        isCommented = false;
      }
      at += c == '\\' ? 1 : 0;
    }
    at++;
  }

  private void sign(char sign, int lines) {
    List<Node> nodes = open.peek().nodes;
    Node last = nodes.isEmpty() ? null : nodes.get(nodes.size() - 1);
    if (sign == '\n' && last instanceof Sign before && before.sign() == sign) {
      int more = isCommented ? 0 : lines;
      nodes.set(
          nodes.size() - 1, new Sign(sign, before.lines() + more, before.start(), before.first()));
    } else {
      nodes.add(new Sign(sign, lines, at, words.size()));
    }
  }

  private void open(char bracket) {
    if (open.size() > MAX_DEPTH) {
      throw Reading.fault(
          "brackets must not be more than %s deep, as they are in line %s: give the board alone",
          MAX_DEPTH, line(at));
    }
    List<Node> nodes = open.peek().nodes;
    Optional<Word> call = Optional.empty();
    char before = at > 0 ? text.charAt(at - 1) : ' ';
    if ((Character.isLetterOrDigit(before) || before == '!' || before == '_')
        && !nodes.isEmpty()
        && nodes.get(nodes.size() - 1) instanceof Word word
        && word.start() + word.text().length() == at) {
      call = Optional.of(word);
      nodes.remove(nodes.size() - 1);
    }
    Group group = new Group(bracket, call, at, words.size());
    nodes.add(group);
    open.push(group);
    isLineStart = false;
    at++;
  }

  private void close(char bracket) {
    Group group = open.peek();
    int kind = OPENING.indexOf(group.bracket);
    if (kind < 0) {
      throw Reading.fault(
          "'%s' in line %s must have a bracket before it that it closes: copy the whole text",
          bracket, line(at));
    }
    if (CLOSING.charAt(kind) != bracket) {
      throw Reading.fault(
          "'%s' in line %s must be '%s', which closes the '%s' of line %s: copy the whole text",
          bracket, line(at), CLOSING.charAt(kind), group.bracket, line(group.start));
    }
    group.close(words.size());
    open.pop();
    isLineStart = false;
    at++;
  }

  private void endString() {
    at = strings.pop() + 1;
    Group group = open.pop();
    group.close(words.size());
    isLineStart = false;
  }

  private void key() {
    List<Node> nodes = open.peek().nodes;
    int last = nodes.size() - 1;
    if (last >= 0 && nodes.get(last) instanceof Word word) {
      nodes.set(last, new Label(word, roles.computeIfAbsent(word.text(), Role::of)));
    } else if (last >= 0 && nodes.get(last) instanceof Group group && group.items().isEmpty()) {
      nodes.remove(last); // int grid[] = ...
      key();
      return;
    }
    at++;
  }

  /** Passes a line between the rows of a table or below an answer; false if none begins here. */
  private boolean rule() {
    if (!isLineStart || "|+-=:".indexOf(text.charAt(at)) < 0) {
      return false;
    }
    int end = at;
    boolean isLong = false;
    boolean isDivided = false;
    for (; end < text.length() && "|+-=: \t".indexOf(text.charAt(end)) >= 0; end++) {
      isLong |=
          end > at
              && "-=".indexOf(text.charAt(end)) >= 0
              && text.charAt(end - 1) == text.charAt(end);
      isDivided |= "|+ ".indexOf(text.charAt(end)) >= 0;
    }
    String line = text.substring(at, end).strip();
    boolean isWhole = end == text.length() || text.charAt(end) == '\n' || text.charAt(end) == '\r';
    boolean isRule = isWhole && isLong && (isDivided && line.length() > 4 || ENDS.contains(line));
    at = isRule ? end : at;
    if (ENDS.contains(line) && isRule) {
      sign('\n', 2); // an answer of MiniZinc ends like a paragraph
    }
    isCommented |= isRule;
    return isRule;
  }

  private int lineEnd() {
    int end = at;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return strings.isEmpty() ? end : Math.min(end, strings.peek());
  }

  /** Passes a comment; false if none begins here. */
  private boolean comment(char sign) {
    char before = at == 0 ? ' ' : text.charAt(at - 1);
    if (!isSpace(before) && BEFORE_COMMENT.indexOf(before) < 0) {
      return false;
    }
    int end = -1;
    if (text.startsWith("/*", at)) {
      end = text.indexOf("*/", at + 2);
      if (end < 0) {
        throw Reading.fault("comment of line %s must have an end: copy the whole text", line(at));
      }
      comments.add(text.substring(at + 2, end));
      isCommented = true;
      at = end + 2;
      return true;
    }
    if (isBullet(sign)) {
      at++;
      return true;
    }
    if (text.startsWith("//", at) || "#%*-".indexOf(sign) >= 0 && isRemark(sign)) {
      end = lineEnd();
      comments.add(text.substring(at, end).strip());
      isCommented = true;
      at = end;
    }
    return end >= 0;
  }

  /** True for the sign before an item of YAML, which is a list or a word of several characters. */
  private boolean isBullet(char sign) {
    if (sign != '-' || !isLineStart) {
      return false;
    }
    String rest = text.substring(at + 1, Math.max(at + 1, Math.min(lineEnd(), at + MAX_CHUNK)));
    String item = rest.strip();
    boolean isWord = item.length() > 1 && item.indexOf(' ') < 0;
    return rest.startsWith(" ") && (isWord || item.startsWith("["));
  }

  /**
   * True if the sign here makes the rest of the line a remark: a blank follows it, and outside of
   * brackets the line is no row of single characters.
   */
  private boolean isRemark(char sign) {
    int next = at;
    while (next < text.length() && text.charAt(next) == sign) {
      next++;
    }
    boolean isAlone = next == text.length() || isSpace(text.charAt(next));
    if (!isAlone || !open.peek().isText()) {
      return isAlone && "#%".indexOf(sign) >= 0 && next == at + 1;
    }
    if (!isLineStart || sign == '-' && next != at + 2) {
      return false;
    }
    int end = lineEnd();
    int parts = 0;
    boolean areSingle = next == at + 1;
    for (int i = at; i < end; i++) {
      boolean isStart = !isSpace(text.charAt(i)) && (i == at || isSpace(text.charAt(i - 1)));
      parts += isStart ? 1 : 0;
      areSingle &= isStart || isSpace(text.charAt(i));
    }
    return parts == 1 ? sign == '#' && next == at + 1 : !(areSingle && parts > 3);
  }

  /** Passes a string or an escaped sign; false if none is here. */
  private boolean quote(char c) {
    if (QUOTES.indexOf(c) < 0) {
      return false;
    }
    boolean isBehindWord = at > 0 && Character.isLetterOrDigit(text.charAt(at - 1));
    int end = isBehindWord ? -1 : end(c);
    if (end < 0) {
      at++; // an apostrophe
      return true;
    }
    String content = text.substring(at + 1, end);
    boolean isTitle = isTitle() && content.indexOf('\n') < 0;
    if (isTitle || !Strings.hasParts(content) || strings.size() >= MAX_STRINGS) {
      add(Strings.unescaped(content).strip(), at);
      at = end + 1;
    } else {
      Group group = new Group(Group.STRING, Optional.empty(), at, words.size());
      open.peek().nodes.add(group);
      open.push(group);
      strings.push(end);
      at++;
      isLineStart = true;
      return true;
    }
    isLineStart = false;
    return true;
  }

  /** True if the string here is the value of a key whose values are no boards. */
  private boolean isTitle() {
    List<Node> nodes = open.peek().nodes;
    return !nodes.isEmpty()
        && nodes.get(nodes.size() - 1) instanceof Label key
        && key.role().isText();
  }

  /** The place of the quotation mark that ends a string; -1 if there is none. */
  private int end(char quote) {
    int mark = QUOTES.indexOf(quote);
    if (at < unclosed[mark]) {
      return -1;
    }
    int limit = strings.isEmpty() ? text.length() : strings.peek();
    int end = at + 1;
    for (; end < limit; end++) {
      char c = text.charAt(end);
      if (c == quote) {
        return end;
      }
      if (c == '\n' && quote != '`') {
        break;
      }
      end += c == '\\' ? 1 : 0;
    }
    unclosed[mark] = end;
    return -1;
  }

  private void word() {
    if (at > nextAddress && nextAddress >= 0) {
      nextAddress = text.indexOf(ADDRESS, at);
    }
    boolean isAddress = nextAddress >= at && nextAddress - at < MAX_CHUNK;
    for (int i = at; isAddress && i < nextAddress; i++) {
      isAddress = !isBreak(text.charAt(i)) && ",;|=".indexOf(text.charAt(i)) < 0;
    }
    int end = end(at + 1, isAddress ? ADDRESS_ENDS : WORD_ENDS);
    if (!isAddress && text.startsWith("://", end)) {
      end = end(end, ADDRESS_ENDS);
    }
    String word = Strings.part(text, at, end);
    int start = at;
    at = end;
    add(strings.isEmpty() && word.indexOf('\\') < 0 ? word : Strings.unescaped(word), start);
  }

  /**
   * The end of a word: a blank, a bracket, a quotation mark, an escaped end of a line, or a sign.
   */
  private int end(int from, String signs) {
    int limit = strings.isEmpty() ? text.length() : strings.peek();
    int end = from;
    while (end < limit
        && !isBreak(text.charAt(end))
        && signs.indexOf(text.charAt(end)) < 0
        && !(text.charAt(end) == '\\' && isEnd(end + 1))) {
      end++;
    }
    return end;
  }

  private static boolean isBreak(char c) {
    return isSpace(c) || BREAKS.indexOf(c) >= 0;
  }

  private void add(String word, int start) {
    Word added = new Word(word.replace("\uFE0F", ""), start, words.size());
    words.add(added);
    open.getFirst().nodes.add(added);
  }
}
