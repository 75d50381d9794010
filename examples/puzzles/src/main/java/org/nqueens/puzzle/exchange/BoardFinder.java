package org.nqueens.puzzle.exchange;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.nqueens.format.BoardFormatException;
import org.nqueens.format.Position;
import org.nqueens.puzzle.exchange.Finding.Kind;
import org.nqueens.puzzle.exchange.Token.Property;

/** The boards of a text, found by the shape of its groups, lines and strings. Used once. */
final class BoardFinder {
  /** Keys whose strings are words, not boards. */
  private static final Set<String> WORDS =
      Set.of("name", "title", "date", "author", "path", "url", "link", "id", "description", "text");

  private static final Pattern HEADER = Pattern.compile("(?m)^# .*\\b(n|variant|stars)=");
  private static final Pattern RULE = Pattern.compile("[|+: -]*--[|+: -]*");
  private static final Pattern VARIABLE = Pattern.compile("q_[0-9]+");
  private static final Pattern SIZE = Pattern.compile("([0-9]{1,4})(x\\1)?");
  private static final Pattern SETTING = Pattern.compile("[^:=]*(\\bn|[A-Za-z_]{3}) ?[:=]");
  private static final Pattern SENTENCE = Pattern.compile("(?s).*[.!?]");
  private static final Pattern NUMBERED = Pattern.compile("[A-Za-z]{2,} #?[0-9]+");
  private static final Pattern VALUE = Pattern.compile("(?s)(?![0-9]{1,7}\\z).{4,}");
  private static final int LEAST_TEXT = 12;
  private static final int MAX_REMARK = 500;
  private static final int MAX_DEPTH = 100;

  private final Beside beside = new Beside();
  private final List<Finding> findings;
  private int depth;

  BoardFinder(List<Token> paragraphs) {
    Map<String, String> settings = new LinkedHashMap<>();
    paragraphs.forEach(paragraph -> settings(paragraph).forEach(settings::putIfAbsent));
    findings = beside.root(ofParagraphs(paragraphs, settings), settings);
  }

  /** The boards in order, each as a position or with the reason why it is none. */
  List<Reading> boards() {
    return Beside.boards(findings);
  }

  /** The largest piece that is no board. */
  Optional<Finding> largest() {
    return findings.stream()
        .filter(found -> found.kind() == Kind.REST)
        .max(Comparator.comparing(found -> found.source().names().size()));
  }

  /** What was left out. */
  List<String> remarks() {
    return beside.remarks();
  }

  /** The settings of a paragraph; a number that stands alone in a line is the size. */
  private static Map<String, String> settings(Token paragraph) {
    Map<String, String> settings = paragraph.settings();
    Rows.split(paragraph.inside(), '\n').stream()
        .limit(1)
        .map(Token::words)
        .filter(SIZE.asMatchPredicate())
        .forEach(size -> settings.putIfAbsent("size", size.replaceFirst("x.*", "")));
    return settings;
  }

  private List<Finding> ofParagraphs(List<Token> paragraphs, Map<String, String> settings) {
    List<Finding> found = new ArrayList<>();
    Map<String, String> known = new LinkedHashMap<>(settings);
    Beside.keepRules(known);
    for (Token paragraph : paragraphs) {
      known.putAll(settings(paragraph));
      List<Finding> next = Beside.completed(ofParagraph(paragraph), known);
      if (!next.isEmpty()) {
        Beside.keepRules(known);
      }
      found.addAll(next);
    }
    return found;
  }

  private List<Finding> ofParagraph(Token paragraph) {
    if (StarNotation.isIn(paragraph)) {
      return StarNotation.read(paragraph);
    }
    List<Reading> direct = direct(paragraph);
    if (!direct.isEmpty()) {
      return direct.stream().map(reading -> Finding.of(reading, paragraph)).toList();
    }
    List<Finding> found = new ArrayList<>();
    List<List<Token>> lines = new ArrayList<>();
    Iterator<Property> children =
        paragraph.properties().stream().filter(child -> isChild(child.value())).iterator();
    Optional<Property> next = next(children);
    for (List<Token> line : Rows.split(paragraph.inside(), '\n')) {
      if (line.stream().noneMatch(BoardFinder::isChild)) {
        lines.add(line);
        continue;
      }
      found.addAll(ofLines(lines));
      lines.clear();
      List<Token> between = new ArrayList<>();
      for (Token token : line) {
        if (next.filter(child -> child.value().equals(token)).isPresent()) {
          found.addAll(rest(Token.paragraph("", List.of(between))));
          between.clear();
          found.addAll(child(next.get()));
          next = next(children);
        } else {
          between.add(token);
        }
      }
      found.addAll(rest(Token.paragraph("", List.of(between))));
    }
    found.addAll(ofLines(lines));
    return joined(found);
  }

  private static Optional<Property> next(Iterator<Property> children) {
    return children.hasNext() ? Optional.of(children.next()) : Optional.empty();
  }

  /** Findings with those that have no key, and are no board, as one if meant so, or if short. */
  private static List<Finding> joined(List<Finding> findings) {
    List<Finding> pieces =
        findings.stream()
            .filter(found -> found.kind() == Kind.REST && found.key().isEmpty())
            .toList();
    if (!Leftover.isMeant(all(pieces))) {
      pieces = pieces.stream().filter(piece -> Leftover.isShort(piece.source())).toList();
    }
    if (pieces.size() < 2) {
      return findings;
    }
    Token all = all(pieces);
    List<Finding> joined = new ArrayList<>(findings);
    joined.removeAll(pieces);
    joined.add(unread(Rows.read(all), all));
    return joined;
  }

  private static Token all(List<Finding> pieces) {
    return Token.paragraph("", pieces.stream().map(Finding::source).map(List::of).toList());
  }

  /** Reads the text of this project and addresses; nothing of another text. */
  private static List<Reading> direct(Token paragraph) {
    String text = paragraph.text();
    if (PuzzleLink.isIn(text)) {
      return PuzzleLink.read(text);
    }
    List<Reading> own = own(text);
    boolean areWords =
        own.stream().allMatch(read -> read.isRead() && read.positions().get(0).board().size() == 1);
    boolean isOwn = own.get(0).isRead() && !areWords || HEADER.matcher(text).find();
    return isOwn ? own : List.of();
  }

  /** The positions in the text of this project, or the reason why it is none. */
  static List<Reading> own(String text) {
    try {
      return Position.readAll(new StringReader(text)).stream().map(Reading::of).toList();
    } catch (BoardFormatException e) {
      return List.of(Reading.refused(e));
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail to be read", e);
    }
  }

  /** Reads lines with a board or boards, or placements, among words. */
  private List<Finding> ofLines(List<List<Token>> all) {
    List<List<Token>> lines = all.stream().filter(line -> !isRule(line)).toList();
    int start = 0;
    int end = lines.size();
    if (start < end && SIZE.matcher(Token.words(lines.get(0))).matches() && end > 1) {
      start++;
    }
    while (start < end && isRemark(lines.get(start))) {
      start++;
    }
    while (start < end && isRemark(lines.get(end - 1))) {
      end--;
    }
    if (start == end) {
      return remarks(lines);
    }
    List<Finding> found = new ArrayList<>(start == 0 ? List.of() : read(lines));
    if (found.isEmpty() || !found.stream().allMatch(Finding::isRead)) {
      found = new ArrayList<>(read(lines.subList(start, end)));
      found.addAll(remarks(lines.subList(0, start)));
      found.addAll(remarks(lines.subList(end, lines.size())));
    }
    return found;
  }

  /** Lines beside a board, which must not have its names. */
  private static List<Finding> remarks(List<List<Token>> lines) {
    return rest(Token.paragraph("", lines));
  }

  private List<Finding> read(List<List<Token>> lines) {
    Token paragraph = Token.paragraph("", lines);
    Reading whole = Rows.read(paragraph);
    List<Finding> each =
        lines.stream()
            .map(line -> Token.paragraph("", List.of(line)))
            .map(line -> Finding.of(Rows.read(line), line))
            .toList();
    boolean areRead = each.stream().allMatch(Finding::isRead);
    if (!whole.positions().isEmpty()) {
      return List.of(
          Finding.of(
              areRead && lines.size() > 1 && whole.isRead()
                  ? Reading.ambiguous(whole, each.get(0).reading())
                  : whole,
              paragraph));
    }
    return areRead
        ? each
        : Cells.ofRegions(paragraph, beside::remark)
            .map(List::of)
            .orElseGet(() -> List.of(unread(whole, paragraph)));
  }

  private static Finding unread(Reading reading, Token source) {
    Reading fault =
        reading.isRead()
            ? Reading.refused("names beside a board must not be those of a board: leave them out")
            : reading;
    return Finding.of(Leftover.isMeant(source) ? Kind.FAULT : Kind.REST, fault, source);
  }

  /** The names that stand beside groups. */
  private static List<Finding> rest(Token names) {
    return names.names().isEmpty() ? List.of() : List.of(unread(Rows.read(names), names));
  }

  /** True for a line between the head and the rows of a table, and for the names of variables. */
  private static boolean isRule(List<Token> line) {
    String words = Token.words(line);
    List<String> names = Rows.names(line);
    return words.length() <= MAX_REMARK && RULE.matcher(words).matches()
        || names.size() > 1 && names.stream().allMatch(VARIABLE.asMatchPredicate());
  }

  /** True for a setting, a title or a sentence. */
  private static boolean isRemark(List<Token> line) {
    String words = Token.words(line);
    boolean isShort = words.length() <= MAX_REMARK;
    boolean isRemark =
        isShort && SETTING.matcher(words).lookingAt()
            || isShort && line.size() > 2 && SENTENCE.matcher(words).matches()
            || isShort && NUMBERED.matcher(words).matches();
    return isRemark && !Leftover.isMeant(Token.paragraph("", List.of(line)));
  }

  /** True for a group, or a string that may be a text of its own. */
  private static boolean isChild(Token token) {
    return token.isGroup()
        || token.kind() == Token.STRING
            && (token.text().length() >= LEAST_TEXT
                || token.text().chars().anyMatch(c -> "[{\n".indexOf(c) >= 0));
  }

  private List<Finding> child(Property child) {
    Token value = child.value();
    List<Finding> found =
        value.isGroup()
            ? ofGroup(value)
            : WORDS.contains(Token.plain(child.key())) && !Leftover.isMeant(of(value))
                ? List.of()
                : ofText(value);
    return found.stream().map(inner -> inner.inside(child.key())).toList();
  }

  private List<Finding> ofText(Token string) {
    if (depth > MAX_DEPTH) {
      return List.of();
    }
    try {
      depth++;
      return ofParagraphs(Tokenizer.paragraphs(string.text()), Map.of());
    } catch (IllegalArgumentException e) {
      Finding unread = unread(Reading.refused(e), of(string));
      boolean isArray = "[{".indexOf(string.text().charAt(0)) >= 0;
      return List.of(isArray ? unread.as(Kind.FAULT, unread.reading()) : unread);
    } finally {
      depth--;
    }
  }

  private List<Finding> ofGroup(Token group) {
    boolean isList = group.isList() || group.kind() == '[';
    Optional<Finding> cells = isList ? Cells.of(group) : Optional.empty();
    if (cells.isPresent()) {
      return List.of(cells.get());
    }
    List<Property> children =
        group.properties().stream().filter(child -> isChild(child.value())).toList();
    List<Finding> inner = new ArrayList<>();
    children.forEach(child -> inner.addAll(child(child)));
    if (isList) {
      return ofList(group, children, inner);
    }
    inner.addAll(unnamed(group));
    return beside.ofObject(joined(inner), group.settings());
  }

  private static Token of(Token only) {
    return Token.paragraph("", List.of(List.of(only)));
  }

  /**
   * The names of an object that have no key, with its short keys and values, since a sign may be
   * too many; and each key and value that may be rows.
   */
  private static List<Finding> unnamed(Token group) {
    List<List<Token>> names = new ArrayList<>();
    List<Finding> found = new ArrayList<>();
    for (Property property : group.properties()) {
      Token value = property.value();
      if (isChild(value)) {
        continue;
      }
      if (property.key().isEmpty()) {
        names.add(List.of(value));
      } else if (VALUE.matcher(value.text()).matches()
          && !WORDS.contains(Token.plain(property.key()))) {
        rest(of(value)).forEach(rest -> found.add(rest.inside(property.key())));
      }
    }
    if (!names.isEmpty()) {
      Stream<Token> values =
          group.properties().stream()
              .filter(property -> !property.key().isEmpty())
              .map(Property::value);
      Stream.concat(group.keys().stream(), values)
          .filter(name -> !isChild(name) && name.text().length() <= 2)
          .forEach(name -> names.add(List.of(name)));
    }
    group.keys().stream()
        .filter(key -> Leftover.isMeant(of(key)))
        .forEach(key -> rest(of(key)).forEach(rest -> found.add(rest.inside(key.text()))));
    found.addAll(rest(Token.paragraph("", names)));
    return found;
  }

  private static List<Finding> ofList(Token group, List<Property> children, List<Finding> inner) {
    Reading whole = Rows.read(group);
    List<Property> rows =
        children.stream().filter(row -> !Rows.names(List.of(row.value())).isEmpty()).toList();
    boolean areRows = 2 * rows.size() >= children.size();
    boolean areLeaves =
        !rows.isEmpty() && areRows && rows.stream().allMatch(row -> Rows.isLeaf(row.value()));
    boolean areRead =
        inner.size() >= children.size()
            && !inner.isEmpty()
            && inner.stream().allMatch(Finding::isRead);
    if (!whole.positions().isEmpty()) {
      return List.of(
          Finding.of(
              areRead && whole.isRead() ? Reading.ambiguous(whole, inner.get(0).reading()) : whole,
              group));
    }
    boolean areFound =
        areLeaves
            ? areRead
            : inner.stream()
                .anyMatch(found -> !Set.of(Kind.FAULT, Kind.REST).contains(found.kind()));
    if (!areFound && areRows && rows.size() != 1) {
      return List.of(unread(whole, group));
    }
    List<Finding> found = new ArrayList<>(inner);
    found.addAll(unnamed(group));
    return found;
  }
}
