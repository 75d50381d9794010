package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;

/**
 * The tree of a text.
 *
 * @param comments the comments with words, each with the number of the word behind it
 */
record Tree(String text, Group all, List<Word> words, List<Word> comments) {
  /** The parts between empty lines, as they are written, with comments before them. */
  List<Part> paragraphs() {
    List<Part> paragraphs = new ArrayList<>();
    int first = 0;
    int start = 0;
    for (int i = 0; i <= all.nodes.size(); i++) {
      boolean isEnd = i == all.nodes.size();
      if (isEnd || isEnd(all.nodes.get(i))) {
        List<Node> nodes = all.nodes.subList(first, i);
        if (!Pieces.trimmed(nodes).isEmpty()) {
          int end = isEnd ? text.length() : ((Sign) all.nodes.get(i)).start();
          while (text.charAt(start) == '\n' || text.charAt(start) == '\r') {
            start++;
          }
          paragraphs.add(new Part(text.substring(start, end), Group.of(Group.TEXT, nodes)));
          start = end;
        }
        first = i + 1;
      }
    }
    return paragraphs;
  }

  private static boolean isEnd(Node node) {
    return node instanceof Sign sign && sign.lines() > 1;
  }

  /** How many empty lines there are, or several that follow each other. */
  long ends() {
    return all.nodes.stream().filter(Tree::isEnd).count();
  }

  /** True for comments that may have a board. */
  boolean haveComments() {
    int length = comments.stream().mapToInt(comment -> comment.text().length()).sum();
    return length >= Part.LEAST * Part.LEAST;
  }

  /** The text as one paragraph: empty lines may stand between the rows of a board. */
  Part inOne() {
    List<Node> nodes = new ArrayList<>(all.nodes);
    nodes.replaceAll(
        node ->
            node instanceof Sign end ? new Sign(end.sign(), 1, end.start(), end.first()) : node);
    return new Part("", Group.of(Group.TEXT, nodes));
  }
}
