package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.nqueens.puzzle.exchange.Node.Group;
import org.nqueens.puzzle.exchange.Node.Sign;
import org.nqueens.puzzle.exchange.Node.Word;

/**
 * The tree of a text.
 *
 * @param comments what stands in comments, without their signs
 * @param ends the places of the ends of lines
 */
record Tree(String text, Group all, List<Word> words, List<String> comments, List<Integer> ends) {
  /**
   * Lines without empty ones between them.
   *
   * @param text as they are written, with comments before them
   */
  record Paragraph(Group lines, String text) {}

  private static final int MAX_LINE_BEGIN = 200;

  /** True if a rule of MiniZinc ends a line of the text. */
  boolean isAnswer() {
    return text.contains("\n----------");
  }

  /** The parts between empty lines. */
  List<Paragraph> paragraphs() {
    List<Paragraph> paragraphs = new ArrayList<>();
    List<Node> nodes = new ArrayList<>();
    int start = 0;
    for (Node node : all.nodes) {
      if (node instanceof Sign sign && sign.lines() > 1) {
        if (!Pieces.isEmpty(nodes)) {
          String written = text.substring(start, node.start());
          paragraphs.add(new Paragraph(Group.of(Group.TEXT, nodes), written));
          start = node.start();
        }
        nodes.clear();
      } else {
        nodes.add(node);
      }
    }
    if (!Pieces.isEmpty(nodes)) {
      paragraphs.add(new Paragraph(Group.of(Group.TEXT, nodes), text.substring(start)));
    }
    return paragraphs;
  }

  /** The text as one paragraph: empty lines may stand between the rows of a board. */
  List<Paragraph> inOne() {
    List<Node> nodes =
        all.nodes.stream()
            .map(
                node ->
                    node instanceof Sign sign
                        ? new Sign(sign.sign(), 1, sign.start(), sign.first())
                        : node)
            .toList();
    return Pieces.isEmpty(nodes)
        ? List.of()
        : List.of(new Paragraph(Group.of(Group.TEXT, nodes), ""));
  }

  /** The line of a word, from 0. */
  int line(Word word) {
    int place = Collections.binarySearch(ends, word.start());
    return place < 0 ? -place - 1 : place;
  }

  /** The first word of a line, as it is written. */
  String firstOfLine(int line) {
    int start = line == 0 ? 0 : ends.get(line - 1) + 1;
    int end = line < ends.size() ? ends.get(line) : text.length();
    String begin = text.substring(start, Math.min(end, start + MAX_LINE_BEGIN)).strip();
    return begin.split("[\\s:]", 2)[0];
  }
}
