package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.puzzle.exchange.Node.Group;
import org.nqueens.puzzle.exchange.Node.Label;
import org.nqueens.puzzle.exchange.Node.Sign;
import org.nqueens.puzzle.exchange.Node.Word;

/** The pieces of nodes between signs: lines, rows, cells and names. */
final class Pieces {
  /** Signs between rows or cells, each stronger than those before it. */
  private static final String STRENGTHS = ",\t;|/\n";

  private Pieces() {}

  /** The pieces between signs of a kind; empty pieces at both ends are left out. */
  static List<List<Node>> split(List<Node> nodes, char sign) {
    List<List<Node>> parts = new ArrayList<>();
    List<Node> part = new ArrayList<>();
    for (Node node : nodes) {
      if (node instanceof Sign found && found.sign() == sign) {
        parts.add(part);
        part = new ArrayList<>();
      } else {
        part.add(node);
      }
    }
    parts.add(part);
    int end = parts.size();
    if (end > 1 && isEmpty(parts.get(end - 1))) {
      end--;
    }
    int first = end > 1 && isEmpty(parts.get(0)) ? 1 : 0;
    return parts.subList(first, end);
  }

  static boolean isEmpty(List<Node> part) {
    return part.stream().allMatch(Sign.class::isInstance);
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
    return nodes.subList(first, end);
  }

  /** The strongest sign between nodes, not at their ends; a blank if there is none. */
  static char strongest(List<Node> nodes) {
    int strongest = -1;
    boolean isBehind = false;
    int open = -1;
    int signs = 0;
    for (Node node : nodes) {
      if (node instanceof Sign sign) {
        signs++;
        open = isBehind ? Math.max(open, STRENGTHS.indexOf(sign.sign())) : open;
        isBehind |= sign.sign() == '|' || sign.sign() == '\t';
      } else {
        strongest = Math.max(strongest, open);
        open = -1;
        isBehind = true;
      }
    }
    if (strongest < 0 && signs > 2) {
      strongest = open; // |Q| | |
    }
    return strongest < 0 ? ' ' : STRENGTHS.charAt(strongest);
  }

  static List<Node> inOneLine(List<Node> nodes) {
    return nodes.stream()
        .filter(node -> !(node instanceof Sign sign) || sign.sign() != '\n')
        .toList();
  }

  /** The cells of a row: between its strongest signs, or words with blanks between them. */
  static List<List<Node>> cells(List<Node> line) {
    List<Node> row = inOneLine(line);
    char sign = strongest(row);
    return sign != ' '
        ? split(row, sign)
        : row.stream().filter(node -> !(node instanceof Sign)).map(List::of).toList();
  }

  /** The names of a row of cells; nothing if a cell is no name. */
  private static Optional<List<String>> names(Group row) {
    List<List<Node>> cells = cells(row.nodes);
    if (cells.size() == 1 && cells.get(0).size() > 1) {
      cells = cells(cells.get(0).stream().filter(node -> !(node instanceof Sign)).toList());
    }
    List<String> names = new ArrayList<>();
    for (List<Node> cell : cells) {
      StringBuilder name = new StringBuilder();
      for (Node node : cell) {
        if (node instanceof Group || node instanceof Label) {
          return Optional.empty();
        } else if (node instanceof Word word) {
          name.append(name.length() > 0 ? " " : "").append(word.text());
        }
      }
      names.add(name.toString());
    }
    return Optional.of(names);
  }

  /** The rows of a list: its lists, or what its strongest sign divides. */
  static List<Node> rows(Group list) {
    List<Node> items = list.items();
    List<Node> line = inOneLine(list.nodes);
    char sign = strongest(list.nodes);
    char other = strongest(line);
    boolean areWords = items.stream().allMatch(Word.class::isInstance);
    if (items.stream().anyMatch(Group.class::isInstance)
        || areWords && ", \n".indexOf(sign) >= 0 && other == sign) {
      return items;
    }
    List<List<Node>> parts =
        other == ' ' || other == ',' ? split(list.nodes, '\n') : split(line, other);
    return parts.stream()
        .filter(part -> !part.isEmpty())
        .<Node>map(part -> Group.of(Group.LINES, part))
        .toList();
  }

  /** The names of a list in rows, if it is written in two levels; nothing for other lists. */
  static Optional<List<List<String>>> grid(Group list) {
    List<List<String>> names = new ArrayList<>();
    for (Node row : rows(list)) {
      Optional<List<String>> cells =
          row instanceof Group group ? names(only(group)) : Optional.empty();
      if (cells.isEmpty()) {
        return Optional.empty();
      }
      names.add(cells.get());
    }
    return names.size() < 2 ? Optional.empty() : Optional.of(names);
  }

  /** The names of n lists in a list, each of n words or n characters. */
  static Optional<List<List<String>>> square(Group list) {
    List<List<String>> names =
        list.items().stream()
            .map(
                row ->
                    row instanceof Group group
                        ? texts(group)
                        : row instanceof Word word
                            ? Part.characters(word.text())
                            : List.<String>of())
            .toList();
    return names.isEmpty() || !new Grid(names).isSquare() ? Optional.empty() : Optional.of(names);
  }

  /** The only list of an object, as in {@code {"colors": [1, 2]}}; else the group itself. */
  private static Group only(Group group) {
    if (!group.hasKeys()) {
      return group;
    }
    List<Entry> entries = Entry.of(group);
    return entries.size() == 1
        ? entries
            .get(0)
            .list()
            .filter(list -> list.end() - list.first() + 1 == group.end() - group.first())
            .orElse(group)
        : group;
  }

  /** The texts of the words of a list in one level; nothing for other lists. */
  static Optional<List<String>> words(Group list) {
    List<Node> items = list.items();
    List<Node> nodes = inOneLine(list.nodes);
    boolean areWords =
        !items.isEmpty()
            && items.stream().allMatch(Word.class::isInstance)
            && (strongest(nodes) == ' '
                || cells(nodes).stream().allMatch(cell -> cell.size() == 1));
    return areWords
        ? Optional.of(items.stream().map(item -> ((Word) item).text()).toList())
        : Optional.empty();
  }

  /** The texts of all words in a list. */
  static List<String> texts(Group list) {
    List<String> texts = new ArrayList<>();
    for (Node node : list.nodes) {
      if (node instanceof Word word) {
        texts.add(word.text());
      } else if (node instanceof Label key) {
        texts.add(key.word().text());
      } else if (node instanceof Group group) {
        texts.addAll(texts(group));
      }
    }
    return texts;
  }

  /** The list in lists of one list, but for a pair of numbers, which is a square. */
  static Group unwrapped(Group list) {
    Group inner = list;
    while (!inner.isObject()) {
      List<Node> items = inner.items();
      List<Node> values = items.stream().filter(item -> !isRange(item)).toList();
      boolean isOnly =
          values.size() == 1 && values.get(0) instanceof Group only && !Squares.isPair(only);
      if (!isOnly || inner.bracket == Group.LINES) {
        return inner;
      }
      inner = (Group) values.get(0);
    }
    return inner;
  }

  /** True for the index set of an array of MiniZinc, as in {@code array1d(1..8, [...])}. */
  private static boolean isRange(Node item) {
    return item instanceof Word range && range.text().contains("..") && range.text().length() > 3;
  }
}
