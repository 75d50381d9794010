package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A value with its key, of an object, a line, a row of a table or a fact; or a part without a key.
 *
 * @param nodes the value, with the signs in it; it does not change any more
 * @param role the role of the key
 */
record Entry(Optional<Word> key, List<Node> nodes, Role role) {
  /** The most characters of a size, such as {@code 10x10}. */
  private static final int MAX_SIZE = 5;

  /** The value of a key. */
  static Entry of(Label key, List<Node> nodes) {
    return new Entry(Optional.of(key.word()), nodes, key.role());
  }

  /** A part without a key. */
  static Entry of(List<Node> nodes) {
    return new Entry(Optional.empty(), nodes, Role.UNKNOWN);
  }

  Entry with(List<Node> others) {
    return new Entry(key, others, role);
  }

  boolean isOf(Role... roles) {
    return Arrays.asList(roles).contains(role);
  }

  /** The key as it is written. */
  String name() {
    return key.isPresent() ? key.get().text() : "";
  }

  /** The number of the first word. */
  int first() {
    return key.isPresent() ? key.get().first() : nodes.get(0).first();
  }

  /** The number of the word behind the last one. */
  int end() {
    return nodes.isEmpty() ? first() + 1 : nodes.get(nodes.size() - 1).end();
  }

  /** True for a setting of the board beside it, and for a key without a value. */
  boolean isSetting() {
    boolean mayBeNumber = role == Role.SIZE || role == Role.STARS;
    return key.isPresent()
        && !Node.has(nodes, Group.class::isInstance)
        && (nodes.isEmpty()
            || role == Role.VARIANT
            || role.isText()
            || mayBeNumber && text().length() <= MAX_SIZE);
  }

  /** The words of a value without brackets. */
  List<Word> words() {
    return nodes.stream().filter(Word.class::isInstance).map(Word.class::cast).toList();
  }

  /** The words of the value in one line. */
  String text() {
    if (nodes.size() == 1) {
      return nodes.get(0) instanceof Word word ? word.text() : "";
    }
    return String.join(" ", words().stream().map(Word::text).toList());
  }

  /**
   * The squares of the value, as in {@code queens at: (0, 1) (1, 3)}; the first list that is not
   * short, or the last one, as in {@code new int[][] {...}}; or else the words with signs between
   * them, as in {@code grid: AABB/ACBB}.
   */
  Optional<Group> list() {
    boolean areOthers = Node.has(nodes, node -> !isSquareOrSign(node));
    boolean isOne = nodes.size() == 1 && nodes.get(0) instanceof Group one && one.bracket != '(';
    if (!areOthers && !nodes.isEmpty() && !isOne && role != Role.SIZE) {
      return Optional.of(Group.of('[', nodes));
    }
    int words = 0;
    int numbers = 0;
    Group list = null;
    for (int i = nodes.size() - 1; i >= 0; i--) {
      if (nodes.get(i) instanceof Group group
          && group.words() > 0
          && (list == null || group.words() >= Part.LEAST)) {
        list = group;
      }
      words += nodes.get(i) instanceof Word ? 1 : 0;
      numbers += nodes.get(i) instanceof Word word && word.number() >= 0 ? 1 : 0;
    }
    if (list != null) {
      return Optional.of(list);
    }
    boolean areNumbers = numbers == words && words >= Part.LEAST && !role.isText();
    return words > (role == Role.SIZE ? 2 : 1)
            && (areNumbers
                || Node.has(nodes, node -> node instanceof Sign)
                || !role.isText() && Strings.areRows(text()))
        ? Optional.of(Group.of(Group.LINES, List.of(Group.of(Group.LINES, nodes))))
        : Optional.empty();
  }

  private static boolean isSquareOrSign(Node node) {
    return node instanceof Sign
        || node instanceof Group square
            && Parser.OPENING.indexOf(square.bracket) >= 0
            && square.call.isEmpty()
            && (square.hasKeys() || Squares.isPair(square));
  }

  /** The rows of a board in this project's JSON, of any size, or a matrix of walls. */
  Optional<Found> ownBoard(Group list) {
    boolean isOwn = List.of("colorregions", "lines").contains(Role.plain(name()));
    Optional<List<List<String>>> rows =
        isOwn || role == Role.WALLS
            ? Optional.of(Pieces.rowsOfNames(list.items())).filter(Grid::isSquare)
            : Optional.empty();
    return rows.flatMap(
            names -> isOwn ? Optional.of(new Grid(names).reading()) : Trees.ofObstacles(names))
        .filter(reading -> !isOwn || reading.isRead())
        .map(
            board -> new Found(isOwn ? Form.REGIONS : Form.TREES, list.first(), list.end(), board));
  }

  /** The squares of the list that the value is. */
  Optional<Squares> squares() {
    return list().flatMap(Squares::of);
  }

  /** The numbers of the list that the value is; -1 for other words. */
  int[] numbers() {
    return list().stream()
        .flatMap(list -> Pieces.texts(list.nodes).stream())
        .mapToInt(Strings::number)
        .toArray();
  }

  /** The entries of an object, of lines or of a list. */
  static List<Entry> of(Group group) {
    if (group.isText()) {
      return new Lines().read(group.nodes);
    }
    List<Entry> entries = ofLine(group.nodes);
    merge(entries);
    return entries;
  }

  /** The parts of a line: keys with values, facts, and what else there is. */
  static List<Entry> ofLine(List<Node> line) {
    List<Entry> entries = new ArrayList<>();
    Optional<Label> key = Optional.empty();
    int start = 0;
    for (int i = 0; i <= line.size(); i++) {
      boolean isEnd =
          i == line.size()
              || line.get(i) instanceof Label
              || line.get(i) instanceof Sign sign && sign.sign() == ';';
      if (isEnd && key.isPresent()) {
        entries.add(of(key.get(), Pieces.trimmed(line.subList(start, i))));
        key = Optional.empty();
      }
      if (i < line.size() && line.get(i) instanceof Label label) {
        key = Optional.of(label);
        start = i + 1;
      } else if (!isEnd && key.isEmpty() && !(line.get(i) instanceof Sign)) {
        int end = endOfLists(line, i);
        entries.add(
            end == i + 1 ? part(line.get(i)) : of(List.of(Group.of('[', line.subList(i, end)))));
        i = end - 1;
      }
    }
    return entries;
  }

  /** The end of lists of as many words each with commas between them, from one node on. */
  private static int endOfLists(List<Node> line, int first) {
    int end = first + 1;
    while (end + 1 < line.size()
        && line.get(first) instanceof Group list
        && line.get(end) instanceof Sign comma
        && comma.sign() == ','
        && line.get(end + 1) instanceof Group next
        && next.call.isEmpty()
        && Pieces.areWords(next)
        && next.words() == list.words()) {
      end += 2;
    }
    return end;
  }

  /**
   * A part without a key, or a fact, such as {@code queen(1, 2)}: its name is the key of its
   * arguments.
   */
  private static Entry part(Node node) {
    if (node instanceof Group fact
        && fact.bracket == '('
        && fact.call.isPresent()
        && (fact.areWords() || Squares.isTriple(fact))) {
      return fact.items().size() == 1
          ? of(Label.of(fact.call.get()), fact.items())
          : new Entry(fact.call, List.of(fact), Role.UNKNOWN); // merge gives it a role
    }
    return of(List.of(node));
  }

  private boolean isFact() {
    return key.isPresent()
        && nodes.size() == 1
        && nodes.get(0) instanceof Group fact
        && fact.call.equals(key);
  }

  /** Makes facts of one name a list of this name, behind the other entries. */
  static void merge(List<Entry> entries) {
    Map<String, List<Node>> facts = new LinkedHashMap<>(0);
    entries.removeIf(
        entry ->
            entry.isFact()
                && facts
                    .computeIfAbsent(entry.name(), name -> new ArrayList<>())
                    .addAll(entry.nodes));
    facts.forEach(
        (name, list) ->
            entries.add(
                of(
                    Label.of(((Group) list.get(0)).call.orElseThrow()),
                    List.of(Group.of(Group.FACTS, list)))));
  }
}
