package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.nqueens.puzzle.exchange.Node.Group;
import org.nqueens.puzzle.exchange.Node.Label;
import org.nqueens.puzzle.exchange.Node.Sign;
import org.nqueens.puzzle.exchange.Node.Word;

/**
 * A value with its key, as it stands in an object, a line, a row of a table or a fact; or a part
 * without a key.
 *
 * @param nodes the value, with the signs in it
 * @param role the role of the key
 */
record Entry(Optional<Word> key, List<Node> nodes, Role role) {
  Entry {
    nodes = List.copyOf(nodes);
  }

  Entry(Optional<Word> key, List<Node> nodes) {
    this(key, nodes, key.map(word -> Role.of(word.text())).orElse(Role.UNKNOWN));
  }

  boolean isOf(Role... roles) {
    return List.of(roles).contains(role());
  }

  /** The key as it is written. */
  String name() {
    return key.map(Word::text).orElse("");
  }

  /** The number of the first word. */
  int first() {
    return key.map(Word::index).orElseGet(() -> nodes.get(0).first());
  }

  /** The words of a value without brackets. */
  List<Word> words() {
    return nodes.stream().filter(Word.class::isInstance).map(Word.class::cast).toList();
  }

  /** The words of the value in one line. */
  String text() {
    return words().stream().map(Word::text).collect(Collectors.joining(" "));
  }

  /**
   * The last list of the value that is not empty, as in {@code new int[][] {...}}, or else the
   * words with signs between them, as in {@code grid: AABB/ACBB}.
   */
  Optional<Group> list() {
    Optional<Group> last =
        nodes.stream()
            .filter(Group.class::isInstance)
            .map(Group.class::cast)
            .filter(group -> !group.isEmpty())
            .reduce((one, other) -> other);
    boolean areDivided = words().size() > 1 && nodes.stream().anyMatch(Sign.class::isInstance);
    return last.isEmpty() && areDivided
        ? Optional.of(Group.of(Group.LINES, List.of(Group.of(Group.LINES, nodes))))
        : last;
  }

  /** The entries of an object, of lines or of a list. */
  static List<Entry> of(Group group) {
    return group.isText() ? new Lines().read(group.nodes) : merged(ofLine(group.nodes));
  }

  /** The parts of a line: keys with values, facts, and what else there is. */
  static List<Entry> ofLine(List<Node> line) {
    List<Entry> entries = new ArrayList<>();
    Optional<Word> key = Optional.empty();
    List<Node> value = new ArrayList<>();
    for (Node node : line) {
      boolean isEnd = node instanceof Label || node instanceof Sign sign && sign.sign() == ';';
      if (isEnd && key.isPresent()) {
        entries.add(new Entry(key, Pieces.trimmed(value)));
        key = Optional.empty();
        value.clear();
      }
      if (node instanceof Label next) {
        key = Optional.of(next.word());
      } else if (key.isPresent()) {
        value.add(node);
      } else if (!(node instanceof Sign)) {
        entries.add(fact(node).orElseGet(() -> new Entry(Optional.empty(), List.of(node))));
      }
    }
    if (key.isPresent()) {
      entries.add(new Entry(key, Pieces.trimmed(value)));
    }
    return entries;
  }

  /**
   * The entry of a fact, such as {@code queen(1, 2)}: its name is the key of its arguments. The
   * model of a solver of SMT has {@code (define-fun q1 () Int 4)}.
   */
  private static Optional<Entry> fact(Node node) {
    List<Node> items = node instanceof Group group ? group.items() : List.of();
    boolean isDefined =
        items.size() == 5
            && items.get(0) instanceof Word word
            && word.text().equals("define-fun")
            && items.get(1) instanceof Word;
    if (isDefined) {
      return Optional.of(new Entry(Optional.of((Word) items.get(1)), items.subList(4, 5)));
    }
    return node instanceof Group fact
            && fact.bracket == '('
            && fact.call.isPresent()
            && items.stream().allMatch(Word.class::isInstance)
        ? Optional.of(new Entry(fact.call, items.size() == 1 ? items : List.of(fact)))
        : Optional.empty();
  }

  /** The entries, in which facts of one name have become a list of this name. */
  static List<Entry> merged(List<Entry> entries) {
    Map<String, List<Node>> facts = new LinkedHashMap<>();
    List<Entry> merged = new ArrayList<>();
    for (Entry entry : entries) {
      boolean isFact =
          entry.nodes.size() == 1
              && entry.nodes.get(0) instanceof Group fact
              && fact.call.isPresent()
              && fact.call.equals(entry.key);
      if (isFact) {
        facts.computeIfAbsent(entry.name(), name -> new ArrayList<>()).addAll(entry.nodes);
      } else {
        merged.add(entry);
      }
    }
    facts
        .values()
        .forEach(
            list ->
                merged.add(new Entry(((Group) list.get(0)).call, List.of(Group.of('[', list)))));
    return merged;
  }
}
