package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Optional;
import org.nqueens.puzzle.exchange.Node.Group;
import org.nqueens.puzzle.exchange.Node.Word;

/** Lines that follow each other: what stands before the rows of a board, and pairs below a size. */
final class Rows {
  /** The most lines before the rows of a board: a title, the size, the stars. */
  private static final int MAX_HEADS = 3;

  private Rows() {}

  /** How many lines before the rows of a board are its size, its stars or a title. */
  static int heads(List<Node> lines) {
    int length = length(lines.get(lines.size() - 1));
    int rows = 0;
    while (rows < lines.size() && length(lines.get(lines.size() - 1 - rows)) == length) {
      rows++;
    }
    int start = 0;
    while (start < MAX_HEADS && start < lines.size() - 1 && length(lines.get(start)) != length) {
      List<Node> between = lines.subList(start + 1, Math.max(start + 1, lines.size() - rows));
      boolean isTitle =
          lines.get(start) instanceof Word
              && rows == Math.abs(length)
              && between.stream().allMatch(Rows::isOfNumbers);
      if (!isOfNumbers(lines.get(start)) && !isTitle) {
        break;
      }
      start++;
    }
    return start;
  }

  private static List<Node> items(Node line) {
    return line instanceof Group group ? group.items() : List.of(line);
  }

  private static boolean isOfNumbers(Node line) {
    return items(line).size() <= 2
        && items(line).stream().allMatch(item -> item instanceof Word word && size(word) >= 0);
  }

  /** The characters of a word; the number of cells, made negative, of a row of cells. */
  private static int length(Node line) {
    return line instanceof Word word
        ? Part.length(word.text())
        : -Pieces.cells(((Group) line).nodes).size();
  }

  /** The number that a word is, once or as in {@code 8x8}; -1 for other words. */
  private static int size(Word word) {
    int sign = word.text().indexOf('x');
    String number = sign < 0 ? word.text() : word.text().substring(0, sign);
    return sign < 0 || word.text().equals(number + "x" + number) ? Strings.number(number) : -1;
  }

  /** Takes numbers in lines before a board as its size and its stars; queens may have a count. */
  static void addNumbers(List<Node> lines, Scope scope) {
    Found board = scope.boards.get(scope.boards.size() - 1);
    List<Word> words =
        lines.stream()
            .flatMap(line -> items(line).stream())
            .map(Word.class::cast)
            .filter(word -> size(word) >= 0)
            .toList();
    for (int i = 0; i < Math.min(2, words.size()); i++) {
      Word word = words.get(i);
      if (!board.isQueens() || size(word) == board.position().board().size()) {
        String key = i == 0 ? "size" : "stars";
        Word named = new Word(key, word.start(), word.first());
        scope.settings.add(new Entry(named, List.of(word)));
      }
    }
  }

  /** The size and n pairs of numbers in lines, which are queens. */
  static Optional<Found> pairs(Group list) {
    List<Node> lines = list.nodes;
    List<Node> items = items(lines.get(0));
    int n = lines.size() - 1;
    boolean arePairs =
        n > 0
            && items.size() <= 2
            && items.get(items.size() - 1) instanceof Word size
            && size.number() == n;
    for (int i = 1; i <= n && arePairs; i++) {
      arePairs = lines.get(i) instanceof Group pair && Squares.isPair(pair);
    }
    if (!arePairs) {
      return Optional.empty();
    }
    List<String> head = items.stream().map(item -> ((Word) item).text()).toList();
    Part part = Part.of(Group.of('[', lines.subList(1, lines.size())));
    Optional<Found> placement = head.size() == 1 ? Form.SQUARES.in(part) : Optional.empty();
    Found found =
        placement.orElseGet(
            () ->
                new Found(
                    Form.SQUARES,
                    0,
                    0,
                    Reading.refused(
                        "squares (%s) below the size %s may be queens or blocked squares, counted from 0 or from 1: draw them as Q and #, or write size = %s and given = [[row, column], ...] or blocked = [[row, column], ...]",
                        n, head.get(0), head.get(0))));
    return Optional.of(
        new Found(found.form(), list.first(), list.end(), found.reading(), found.remarks(), false));
  }
}
