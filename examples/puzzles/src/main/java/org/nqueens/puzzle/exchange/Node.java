package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.function.Predicate;

/** A piece of a text: a word, a sign between words, or what brackets or quotation marks enclose. */
sealed interface Node permits Word, Label, Sign, Group {
  /** The number of the first word. */
  int first();

  /** The number of the word behind the last one; that of the first word if there is none. */
  default int end() {
    return first() + 1;
  }

  /** True if one of the nodes has a property; an iterator would take memory for each line. */
  static boolean has(List<Node> nodes, Predicate<Node> property) {
    for (int i = 0; i < nodes.size(); i++) {
      if (property.test(nodes.get(i))) {
        return true;
      }
    }
    return false;
  }
}
