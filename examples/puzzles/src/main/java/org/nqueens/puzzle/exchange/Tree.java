package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.puzzle.exchange.Node.Group;
import org.nqueens.puzzle.exchange.Node.Sign;
import org.nqueens.puzzle.exchange.Node.Word;

/**
 * The tree of a text.
 *
 * @param comments what stands in comments, without their signs
 */
record Tree(String text, Group all, List<Word> words, List<String> comments) {
  /**
   * Lines without empty ones between them.
   *
   * @param text as they are written, with comments before them
   */
  record Paragraph(Group lines, String text) {}

  /** True if a rule of MiniZinc ends a line of the text. */
  boolean isAnswer() {
    return text.contains("\n----------");
  }

  /** The parts between empty lines. */
  List<Paragraph> paragraphs() {
    List<Paragraph> paragraphs = new ArrayList<>();
    int first = 0;
    int start = 0;
    for (int i = 0; i <= all.nodes.size(); i++) {
      boolean isEnd = i == all.nodes.size();
      if (isEnd || all.nodes.get(i) instanceof Sign sign && sign.lines() > 1) {
        List<Node> nodes = all.nodes.subList(first, i);
        if (!Pieces.isEmpty(nodes)) {
          int end = isEnd ? text.length() : all.nodes.get(i).start();
          paragraphs.add(new Paragraph(Group.of(Group.TEXT, nodes), text.substring(start, end)));
          start = end;
        }
        first = i + 1;
      }
    }
    return paragraphs;
  }

  /** The text as one paragraph: empty lines may stand between the rows of a board. */
  Paragraph inOne() {
    List<Node> nodes = new ArrayList<>(all.nodes);
    nodes.replaceAll(
        node ->
            node instanceof Sign sign
                ? new Sign(sign.sign(), 1, sign.start(), sign.first())
                : node);
    return new Paragraph(Group.of(Group.TEXT, nodes), "");
  }
}
