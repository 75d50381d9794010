package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
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

  final String text;

  /** The lines or the list; empty for a text, a paragraph and a word. */
  final Optional<Group> list;

  final int first;
  final int end;

  /** What is left out of the part, as sentences. */
  final List<String> remarks = new ArrayList<>();

  private Optional<Grid> grid = Optional.empty();
  private boolean isKnown;

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

  /** The names of a list of words, or the characters of a word. */
  List<String> names() {
    return list.map(Pieces::words)
        .map(words -> words.orElse(List.of()))
        .orElseGet(() -> characters(text));
  }

  /** The n rows of n names that a list has, which are words or the characters of words. */
  Optional<Grid> grid() {
    if (!isKnown) {
      isKnown = true;
      grid =
          list.flatMap(rows -> Pieces.grid(rows).filter(Part::isSquare).or(() -> ofWords(rows)))
              .map(Grid::new);
    }
    return grid;
  }

  private static boolean isSquare(List<List<String>> rows) {
    return rows.size() >= LEAST
        && rows.size() <= Board.MAX_SIZE
        && rows.stream().allMatch(row -> row.size() == rows.size());
  }

  private static Optional<List<List<String>>> ofWords(Group rows) {
    return Pieces.words(rows)
        .filter(words -> words.size() >= LEAST && words.size() <= Board.MAX_SIZE)
        .filter(words -> words.stream().distinct().count() > 1)
        .map(words -> words.stream().map(Part::row).toList())
        .filter(Part::isSquare);
  }

  private static List<String> row(String word) {
    return word.indexOf(' ') > 0 ? List.of(word.split(" +")) : characters(word);
  }

  /** The names in n x n squares row by row, if there are as many. */
  Optional<Grid> flat() {
    boolean areRows =
        list.filter(rows -> ", \n".indexOf(Pieces.strongest(rows.nodes)) < 0).isPresent();
    List<String> names = areRows ? List.of() : names();
    int n = (int) Math.round(Math.sqrt(names.size()));
    return n < LEAST || n * n != names.size() || n > Board.MAX_SIZE
        ? Optional.empty()
        : Optional.of(Grid.of(n, names::get));
  }

  static List<String> characters(String word) {
    boolean isColour =
        word.length() == 7
            && word.charAt(0) == '#'
            && word.chars().skip(1).allMatch(c -> Character.digit(c, 16) >= 0);
    return isColour || word.length() > MAX_WORD ? List.of(word) : Strings.characters(word);
  }
}
