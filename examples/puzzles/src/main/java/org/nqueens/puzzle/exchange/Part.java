package org.nqueens.puzzle.exchange;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.board.Board;

/** A part of a text that a form may read: a whole text, a paragraph, a word, lines or a list. */
final class Part {
  /** The fewest rows of a board outside the text of this project: no smaller one has a solution. */
  static final int LEAST = 4;

  /** A text, a paragraph or a word as it is written; nothing for other parts. */
  final String text;

  /** The lines or the list; nothing for a text and a word. */
  final Optional<Group> list;

  final int first;
  final int end;

  /** The n rows of n names that a list has, which are words or the characters of words. */
  final Optional<Grid> grid;

  private final List<String> words;
  private List<String> remarks = List.of();

  /** A whole text. */
  Part(String text) {
    this(text, Optional.empty(), 0, 0);
  }

  /** A word. */
  Part(Word word) {
    this(word.text(), Optional.empty(), word.first(), word.end());
  }

  /** A paragraph. */
  Part(String text, Group lines) {
    this(text, Optional.of(lines), lines.first(), lines.end());
  }

  private Part(String text, Optional<Group> list, int first, int end) {
    this.text = text;
    this.list = list;
    this.first = first;
    this.end = end;
    words = List.of();
    grid = Optional.empty();
  }

  /** Lines, or a list. */
  Part(Group list) {
    text = "";
    this.list = Optional.of(list);
    first = list.call.isPresent() ? list.call.get().end() : list.first();
    end = list.bracket == Group.FACTS ? list.nodes.get(0).end() : list.end();
    words = list.words() >= LEAST ? Pieces.words(list).orElse(List.of()) : List.of();
    grid = (words.isEmpty() ? Pieces.grid(list) : ofWords(words)).map(Grid::new);
  }

  /** True for lines and for the parts of a line. */
  boolean isLine() {
    return list.filter(group -> group.bracket == Group.LINES).isPresent();
  }

  /** The items of a list that begins with a list. */
  List<Node> lists() {
    return list.orElseThrow().lists();
  }

  /** What is left out of the part, as sentences. */
  List<String> remarks() {
    return remarks;
  }

  void remark(String remark) {
    if (!remarks.contains(remark)) {
      remarks =
          remarks.isEmpty()
              ? List.of(remark)
              : Stream.concat(remarks.stream(), Stream.of(remark)).toList();
    }
  }

  /** The names of a list of words, or the characters of a word. */
  List<String> names() {
    return list.isPresent() ? words : characters(text);
  }

  private static Optional<List<List<String>>> ofWords(List<String> words) {
    int n = words.size();
    return n >= LEAST
            && n <= Board.MAX_SIZE
            && (words.get(0).indexOf(' ') > 0 || length(words.get(0)) == n)
            && Collections.frequency(words, words.get(0)) < n
        ? Optional.of(words.stream().map(Part::row).toList()).filter(Grid::isSquare)
        : Optional.empty();
  }

  /** The names of a word with blanks, or else its characters. */
  static List<String> row(String word) {
    return word.indexOf(' ') > 0 ? List.of(word.split(" +")) : characters(word);
  }

  /** True for as many names as n x n squares have. */
  boolean isFlat() {
    int length = list.isPresent() ? list.get().words() : length(text);
    int n = Squares.side(length);
    return n >= LEAST
        && n <= Board.MAX_SIZE
        && (list.isPresent()
            ? ", \n".indexOf(Pieces.strongest(list.get().nodes)) >= 0
            : !isName() && text.indexOf('<') < 0);
  }

  /** The names in n x n squares row by row, if there are as many. */
  Optional<Grid> flat() {
    List<String> names = isFlat() ? names() : List.of();
    int n = Squares.side(names.size());
    boolean isByRow =
        list.flatMap(group -> group.call).filter(call -> call.text().equals("bycolumn")).isEmpty();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(Grid.of(n, i -> names.get(isByRow ? i : i % n * n + i / n)));
  }

  /** True for capitals beside small letters, which only boards of more than 26 rows have. */
  private boolean isName() {
    return text.length() < 27 * 27
        && !text.equals(text.toLowerCase(Locale.ROOT))
        && !text.equals(text.toUpperCase(Locale.ROOT));
  }

  static List<String> characters(String word) {
    return isColour(word) ? List.of(word) : Strings.characters(word);
  }

  /** How many characters a word has. */
  static int length(String word) {
    return isColour(word)
        ? 1
        : Strings.isLatin(word) ? word.length() : Strings.characters(word).size();
  }

  private static boolean isColour(String word) {
    return word.length() == 7 && word.matches("#[0-9A-Fa-f]{6}");
  }
}
