package org.nqueens.puzzle.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.nqueens.model.Square;
import org.nqueens.puzzle.exchange.Node.Group;
import org.nqueens.puzzle.exchange.Node.Sign;
import org.nqueens.puzzle.exchange.Node.Word;

/**
 * A list of squares.
 *
 * @param squares as they are counted in the text; the first number of a pair is the row
 * @param arePairs true for pairs of numbers, of which either may be the row
 */
record Squares(List<Square> squares, boolean arePairs) {
  static final String MIRRORED =
      "pairs are taken as row and column; the other order is the mirrored board, with the same clashes and counts";

  /** The squares of a list; nothing if one of its pieces is none. */
  static Optional<Squares> of(Group list) {
    List<Square> squares = new ArrayList<>(0);
    boolean arePairs = true;
    for (Node item : list.hasKeys() ? List.of(list) : list.nodes) {
      if (!(item instanceof Sign)) {
        Optional<Square> square = item instanceof Group cell ? square(cell) : Optional.empty();
        if (square.isEmpty()) {
          return Optional.empty();
        }
        arePairs &= !((Group) item).hasKeys();
        squares.add(square.get());
      }
    }
    return squares.isEmpty() ? Optional.empty() : Optional.of(new Squares(squares, arePairs));
  }

  static boolean isPair(Group cell) {
    return !cell.hasKeys() && square(cell).isPresent();
  }

  /** The square of an object with row and column, or of a pair of numbers. */
  private static Optional<Square> square(Group cell) {
    int row = -1;
    int column = -1;
    if (cell.hasKeys()) {
      List<Entry> entries = Entry.of(cell);
      row = number(entries, Role.ROW);
      column = number(entries, Role.COLUMN);
    } else if (cell.words() == 2 && cell.areAll(Word.class)) {
      List<Node> pair = cell.items();
      row = ((Word) pair.get(0)).number();
      column = ((Word) pair.get(1)).number();
    }
    return row < 0 || column < 0 ? Optional.empty() : Optional.of(new Square(column, row));
  }

  static int number(List<Entry> entries, Role role) {
    for (Entry entry : entries) {
      List<Word> words = entry.role() == role ? entry.words() : List.of();
      if (words.size() == 1) {
        return words.get(0).number();
      }
    }
    return -1;
  }

  Stream<Integer> numbers() {
    return squares.stream().flatMap(square -> Stream.of(square.column(), square.row()));
  }

  /** The same squares with the column first in each pair. */
  Squares mirrored() {
    return new Squares(squares.stream().map(Squares::mirrored).toList(), arePairs);
  }

  private static Square mirrored(Square square) {
    int column = square.row();
    int row = square.column();
    return new Square(column, row);
  }

  private int first() {
    return numbers().min(Integer::compare).orElse(0);
  }

  private int rows() {
    return (int) squares.stream().map(Square::row).distinct().count();
  }

  /** True if each of n rows and n columns has as many queens as each other: one, or at most n/4. */
  boolean isPlacement() {
    int n = rows();
    int first = first();
    int stars = squares.size() / n;
    return n >= Part.LEAST
        && stars * n == squares.size()
        && (stars == 1 || 4 * stars <= n)
        && first <= 1
        && numbers().allMatch(number -> number < n + first)
        && new HashSet<>(squares).size() == squares.size()
        && haveEach(n, stars, square -> square.row() - first)
        && haveEach(n, stars, square -> square.column() - first);
  }

  private boolean haveEach(int n, int stars, ToIntFunction<Square> line) {
    int[] queens = new int[n];
    squares.forEach(square -> queens[line.applyAsInt(square)]++);
    return Arrays.stream(queens).allMatch(count -> count == stars);
  }

  /** The queens on the squares; nothing if they are no whole placement. */
  Optional<Reading> placement() {
    if (!isPlacement()) {
      return Optional.empty();
    }
    int n = rows();
    int first = first();
    BitSet queens = new BitSet();
    squares.forEach(square -> queens.set((square.row() - first) * n + square.column() - first));
    return Optional.of(Grid.queens(n, queens));
  }

  /** The placement of a list of squares. */
  static Optional<Reading> read(Part part) {
    Optional<Squares> squares = part.list.flatMap(Squares::of);
    Optional<Reading> placement = squares.flatMap(Squares::placement);
    if (placement.isPresent() && squares.get().arePairs) {
      part.remark(MIRRORED);
    }
    return placement;
  }
}
