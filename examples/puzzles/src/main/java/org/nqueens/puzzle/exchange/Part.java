package org.nqueens.puzzle.exchange;

import java.util.List;
import java.util.Optional;
import org.nqueens.board.Board;
import org.nqueens.puzzle.exchange.Node.Group;
import org.nqueens.puzzle.exchange.Node.Word;

/** A part of a text that a form may read: a whole text, a paragraph, a word, lines or a list. */
final class Part {
  /** The fewest rows of a board outside the text of this project: no smaller one has a solution. */
  static final int LEAST = 4;

  private static final int MAX_WORD = 8 * Board.MAX_SIZE * Board.MAX_SIZE;

  private static final Optional<List<String>> NONE = Optional.of(List.of());

  final String text;

  /** The lines or the list; empty for a text, a paragraph and a word. */
  final Optional<Group> list;

  final int first;
  final int end;

  private List<String> remarks = List.of();

  private Optional<Grid> grid = Optional.empty();
  private boolean isKnown;
  private Optional<List<String>> names = Optional.empty();

  private Part(String text, Optional<Group> list, int first, int end) {
    this.text = text;
    this.list = list;
    this.first = first;
    this.end = end;
  }

  /** A whole text, or a paragraph. */
  static Part of(String text, int first, int end) {
    return new Part(text, Optional.empty(), first, end);
  }

  static Part of(Word word) {
    return new Part(word.text(), Optional.empty(), word.first(), word.end());
  }

  static Part of(Group list) {
    return new Part("", Optional.of(list), list.first(), list.end());
  }

  boolean isLine() {
    return list.filter(group -> group.bracket == Group.LINES).isPresent();
  }

  /** What is left out of the part, as sentences. */
  List<String> remarks() {
    return remarks;
  }

  void remark(String remark) {
    remarks = List.of(remark);
  }

  /** The names of a list of words, or the characters of a word. */
  List<String> names() {
    if (list.isEmpty()) {
      return characters(text);
    }
    if (names.isEmpty()) {
      names = list.filter(words -> words.words() >= LEAST).flatMap(Pieces::words).or(() -> NONE);
    }
    return names.get();
  }

  /** The n rows of n names that a list has, which are words or the characters of words. */
  Optional<Grid> grid() {
    if (!isKnown) {
      isKnown = true;
      Group rows = list.orElseThrow();
      grid = Pieces.grid(rows).or(() -> ofWords(rows)).map(Grid::new);
    }
    return grid;
  }

  private static Optional<List<List<String>>> ofWords(Group rows) {
    int n = rows.words();
    return n < LEAST || n > Board.MAX_SIZE
        ? Optional.empty()
        : Pieces.words(rows)
            .filter(words -> row(words.get(0)).size() == n)
            .filter(words -> words.stream().distinct().count() > 1)
            .map(words -> words.stream().map(Part::row).toList())
            .filter(names -> Grid.isSquare(names));
  }

  private static List<String> row(String word) {
    return word.indexOf(' ') > 0 ? List.of(word.split(" +")) : characters(word);
  }

  /** The names in n x n squares row by row, if there are as many. */
  Optional<Grid> flat() {
    boolean isOther = list.isPresent() && ", \n".indexOf(Pieces.strongest(list.get().nodes)) < 0;
    int length = list.isPresent() ? list.get().words() : length(text);
    List<String> names = isOther || !isSquare(length) ? List.of() : names();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(Grid.of((int) Math.round(Math.sqrt(names.size())), names::get));
  }

  private static boolean isSquare(int names) {
    int n = (int) Math.round(Math.sqrt(names));
    return n >= LEAST && n * n == names && n <= Board.MAX_SIZE;
  }

  static List<String> characters(String word) {
    return word.length() > MAX_WORD || isColour(word) ? List.of(word) : Strings.characters(word);
  }

  /** How many characters a word has. */
  static int length(String word) {
    return Strings.isLatin(word) && !isColour(word) ? word.length() : characters(word).size();
  }

  private static boolean isColour(String word) {
    return word.length() == 7
        && word.charAt(0) == '#'
        && word.chars().skip(1).allMatch(c -> Character.digit(c, 16) >= 0);
  }
}
