package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What stands between two brackets, in a string that is no single word, or in lines. */
final class Group implements Node {
  /** The bracket of a text, whose lines may have any form. */
  static final char TEXT = ' ';

  /** The bracket of a string that has lines, a list or several words. */
  static final char STRING = '"';

  /** The bracket of lines that follow each other and are rows, or of the parts of one line. */
  static final char LINES = '\n';

  /** The bracket of a row of a table, which is an object. */
  static final char ROW = '|';

  /** The bracket of facts of one name, between which other words may stand. */
  static final char FACTS = '.';

  final char bracket;

  /** The word directly before the bracket, as in {@code queen(1, 2)}. */
  final Optional<Word> call;

  final List<Node> nodes;
  private List<Node> items = List.of();
  final int start;
  private final int first;
  private int end;

  /** A group that begins at a place in the text, and ends when it is closed. */
  Group(char bracket, Optional<Word> call, List<Node> nodes, int start, int first) {
    this.nodes = nodes;
    this.bracket = bracket;
    this.call = call;
    this.start = start;
    this.first = first;
    this.end = first;
  }

  /** The nodes in brackets of a kind; they are not empty, and do not change any more. */
  static Group of(char bracket, List<Node> nodes) {
    return of(bracket, nodes, nodes);
  }

  /** Nodes in brackets of a kind, of which some are keys that stand elsewhere. */
  static Group of(char bracket, List<Node> nodes, List<Node> own) {
    Group group = new Group(bracket, Optional.empty(), nodes, 0, own.get(0).first());
    group.close(own.get(own.size() - 1).end());
    return group;
  }

  void close(int word) {
    end = word;
  }

  @Override
  public int first() {
    return call.isPresent() ? call.get().first() : first;
  }

  @Override
  public int end() {
    return end;
  }

  /** How many words are in the brackets. */
  int words() {
    return end - first;
  }

  /** True for fewer words and characters than a board has. */
  boolean isShort() {
    int length = 0;
    for (int i = 0; i < nodes.size() && length < Part.LEAST; i++) {
      length +=
          nodes.get(i) instanceof Word word
              ? word.text().length()
              : nodes.get(i) instanceof Sign sign ? (sign.sign() == '\n' ? 0 : 1) : Part.LEAST;
    }
    return length < Part.LEAST;
  }

  boolean hasKeys() {
    return Node.has(nodes, node -> node instanceof Label);
  }

  /** True for a text or a string, in which an end of a line divides. */
  boolean isText() {
    return bracket == TEXT || bracket == STRING;
  }

  /** True for what has entries of several meanings, such as the arguments of a call. */
  boolean isObject() {
    return isText() || bracket == ROW || hasKeys() || "({".indexOf(bracket) >= 0 && isMixed();
  }

  /**
   * True for calls of several names, and for words beside lists, but in square brackets; {@code
   * 1..4} is the shape of an array.
   */
  private boolean isMixed() {
    Set<String> kinds = new HashSet<>(0);
    for (Node node : Node.has(nodes, node -> node instanceof Group) ? nodes : List.<Node>of()) {
      if (node instanceof Group group) {
        kinds.add(group.call.map(Word::text).orElse(""));
      } else if (node instanceof Word word) {
        kinds.add(word.text().contains("..") ? "" : " ");
      }
    }
    return kinds.size() > 1;
  }

  /** The groups, words and keys, without the signs between them, once all of them are there. */
  List<Node> items() {
    if (items.isEmpty()) {
      items = new ArrayList<>(nodes);
      items.removeIf(Sign.class::isInstance);
    }
    return items;
  }

  /** The items of a list that begins with a list. */
  List<Node> lists() {
    List<Node> trimmed = Pieces.trimmed(nodes);
    return !trimmed.isEmpty() && trimmed.get(0) instanceof Group ? items() : List.of();
  }

  boolean areWords() {
    return !Node.has(nodes, node -> node instanceof Group) && !hasKeys();
  }
}
