package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.board.Board;

/** The pieces of nodes between signs: lines, rows, cells and names. */
final class Pieces {
  /** Signs between rows or cells, each stronger than those before it. */
  private static final String STRENGTHS = ",\t;|/\n";

  private Pieces() {}

  private static boolean isSign(Node node, char sign) {
    return node instanceof Sign found && found.sign() == sign;
  }

  /**
   * The pieces between signs of a kind; empty pieces at both ends are left out. Ends of lines
   * divide nothing else.
   */
  private static List<List<Node>> split(List<Node> all, char sign) {
    List<Node> nodes = all;
    if (sign != '\n' && Node.has(all, node -> isSign(node, '\n'))) {
      nodes = new ArrayList<>(all);
      nodes.removeIf(node -> isSign(node, '\n'));
    }
    List<List<Node>> parts = new ArrayList<>(1 + nodes.size() / 2);
    int start = 0;
    for (int i = 0; i <= nodes.size(); i++) {
      if (i == nodes.size() || isSign(nodes.get(i), sign)) {
        parts.add(nodes.subList(start, i));
        start = i + 1;
      }
    }
    int end = parts.size();
    if (end > 1 && trimmed(parts.get(end - 1)).isEmpty()) {
      end--;
    }
    return parts.subList(end > 1 && trimmed(parts.get(0)).isEmpty() ? 1 : 0, end);
  }

  /** True for lists without words. */
  static boolean areEmpty(List<Node> nodes) {
    return !nodes.isEmpty()
        && !Node.has(nodes, node -> !(node instanceof Group list && list.words() == 0));
  }

  /** True for a size or stars with a number at the end. */
  static boolean endInSetting(List<Node> nodes) {
    int end = nodes.size();
    return end > 1
        && nodes.get(end - 2) instanceof Label key
        && (key.role() == Role.SIZE || key.role() == Role.STARS)
        && nodes.get(end - 1) instanceof Word word
        && word.number() >= 0;
  }

  /** Nodes without the signs at both ends. */
  static List<Node> trimmed(List<Node> nodes) {
    int first = 0;
    int end = nodes.size();
    while (first < end && nodes.get(first) instanceof Sign) {
      first++;
    }
    while (end > first && nodes.get(end - 1) instanceof Sign) {
      end--;
    }
    return first == 0 && end == nodes.size() ? nodes : nodes.subList(first, end);
  }

  /** The strongest sign between nodes, not at their ends; a blank if there is none. */
  static char strongest(List<Node> nodes) {
    return strongest(nodes, STRENGTHS.length());
  }

  /** The strongest sign but for ends of lines. */
  private static char strongestInLine(List<Node> nodes) {
    return strongest(nodes, STRENGTHS.length() - 1);
  }

  /**
   * The strongest of the first signs. A bar or a tab also divides what is before the first node.
   */
  private static char strongest(List<Node> nodes, int strengths) {
    int strongest = -1;
    int open = -1;
    int signs = 0;
    boolean isBehind = false;
    for (int i = 0; i < nodes.size(); i++) {
      int strength = nodes.get(i) instanceof Sign sign ? STRENGTHS.indexOf(sign.sign()) : -1;
      if (strength < 0) {
        strongest = Math.max(strongest, open);
        open = -1;
        isBehind = true;
      } else if (strength < strengths) {
        signs++;
        open = isBehind ? Math.max(open, strength) : open;
        isBehind |= isSign(nodes.get(i), '|') || isSign(nodes.get(i), '\t');
      }
    }
    int found = strongest < 0 && signs > 2 ? open : strongest; // |Q| | |
    return found < 0 ? ' ' : STRENGTHS.charAt(found);
  }

  /** The cells of a row: between its strongest signs, or words with blanks between them. */
  static List<List<Node>> cells(List<Node> line) {
    char sign = strongestInLine(line);
    if (sign != ' ') {
      return split(line, sign);
    }
    return line.stream().filter(node -> !(node instanceof Sign)).map(List::of).toList();
  }

  /** How many cells a row has. */
  static int length(Group row) {
    boolean areWords = row.areWords() && strongestInLine(row.nodes) == ' ';
    return areWords ? row.words() : cells(row.nodes).size();
  }

  /** The names of a row of cells; nothing if a cell is no name. */
  static Optional<List<String>> names(Group row) {
    if (!row.areWords()) {
      return Optional.empty();
    }
    List<List<Node>> cells = cells(row.nodes);
    List<String> names = new ArrayList<>(cells.size());
    cells.forEach(cell -> names.add(name(cell)));
    return Optional.of(names);
  }

  /** The words of a cell. */
  private static String name(List<Node> cell) {
    List<String> texts = texts(cell);
    texts.removeIf(String::isEmpty);
    return String.join(" ", texts);
  }

  /** The rows of a list: its lists, or what its strongest sign divides. */
  static List<Node> rows(Group list) {
    char sign = strongest(list.nodes);
    char other = strongestInLine(list.nodes);
    boolean areWords = list.areWords() && ", \n".indexOf(sign) >= 0 && other == sign;
    if (areWords || Node.has(list.nodes, node -> node instanceof Group)) {
      return list.items();
    }
    return split(list.nodes, other == ' ' || other == ',' ? '\n' : other).stream()
        .filter(part -> !part.isEmpty())
        .<Node>map(part -> Group.of(Group.LINES, part))
        .toList();
  }

  /** The n rows of n names of a list that is written in two levels; nothing for other lists. */
  static Optional<List<List<String>>> grid(Group list) {
    List<Node> rows = rows(list);
    int n = rows.size();
    if (n < Part.LEAST || n > Board.MAX_SIZE) {
      return Optional.empty();
    }
    List<List<String>> names = new ArrayList<>(n);
    for (Node row : rows) {
      Optional<List<String>> cells =
          row instanceof Group group ? names(only(group)) : Optional.empty();
      if (cells.isEmpty() || cells.get().size() != n) {
        return Optional.empty();
      }
      names.add(cells.get());
    }
    return Optional.of(names);
  }

  /** True for n rows of n names, unless the names are boards themselves. */
  static boolean isGrid(Group list) {
    return grid(list)
        .filter(
            rows ->
                rows.stream()
                    .flatMap(List::stream)
                    .anyMatch(name -> Part.length(name) != rows.size()))
        .isPresent();
  }

  /** The names of the lists or words in a list, in rows. */
  static List<List<String>> rowsOfNames(List<Node> rows) {
    List<List<String>> names = new ArrayList<>(rows.size());
    for (Node row : rows) {
      names.add(row instanceof Word word ? Part.characters(word.text()) : texts(List.of(row)));
    }
    return names;
  }

  /**
   * The only list of an object, as in {@code {"colors": [1, 2]}}, beside keys such as {@code _type}
   * of programs; else the group itself.
   */
  private static Group only(Group group) {
    List<Entry> entries = group.hasKeys() ? new ArrayList<>(Entry.of(group)) : new ArrayList<>(0);
    entries.removeIf(entry -> entry.name().startsWith("_") || entry.name().startsWith("$"));
    return entries.size() == 1 && entries.get(0).nodes().size() == 1
        ? entries.get(0).list().orElse(group)
        : group;
  }

  /** True for a list of words in one level. */
  static boolean areWords(Group list) {
    return list.words() > 0
        && list.areWords()
        && (strongestInLine(list.nodes) == ' ' || areWords(cells(list.nodes)));
  }

  /** True for cells that are a word each. */
  static boolean areWords(List<List<Node>> cells) {
    boolean areWords = true;
    for (int i = 0; i < cells.size() && areWords; i++) {
      areWords = cells.get(i).size() == 1 && cells.get(i).get(0) instanceof Word;
    }
    return areWords;
  }

  /** The texts of the words of a list in one level; nothing for other lists. */
  static Optional<List<String>> words(Group list) {
    return areWords(list) ? Optional.of(texts(list.nodes)) : Optional.empty();
  }

  /** The texts of all words. */
  static List<String> texts(List<Node> nodes) {
    List<String> texts = new ArrayList<>(nodes.size());
    for (Node node : nodes) {
      if (node instanceof Word word) {
        texts.add(word.text());
      } else if (node instanceof Label key) {
        texts.add(key.word().text());
      } else if (node instanceof Group group) {
        texts.addAll(texts(group.nodes));
      }
    }
    return texts;
  }

  /** The list in lists of one list, but for a pair of numbers, which is a square. */
  static Group unwrapped(Group list) {
    Group inner = list;
    while (!inner.isObject()
        && inner.bracket != Group.LINES
        && inner.items().size() == 1
        && inner.items().get(0) instanceof Group only
        && !Squares.isPair(only)) {
      inner = only;
    }
    return inner;
  }
}
