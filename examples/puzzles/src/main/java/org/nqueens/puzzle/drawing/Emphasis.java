package org.nqueens.puzzle.drawing;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.nqueens.format.Board;
import org.nqueens.model.Square;

/**
 * The squares that a drawing emphasises. Immutable.
 *
 * @param marks squares such as those of a clash
 * @param highlights squares such as those that a hint talks about
 * @param units rows, columns and regions in which to look
 */
record Emphasis(Set<Square> marks, Set<Square> highlights, Set<Unit> units) {
  static final Emphasis NONE = new Emphasis(Set.of(), Set.of(), Set.of());

  Emphasis withMarks(Collection<Square> squares) {
    return new Emphasis(union(marks, squares), highlights, units);
  }

  Emphasis withHighlight(Square square) {
    return new Emphasis(marks, union(highlights, List.of(square)), units);
  }

  Emphasis withUnit(Unit unit) {
    return new Emphasis(marks, highlights, union(units, List.of(unit)));
  }

  private static <T> Set<T> union(Set<T> set, Collection<T> more) {
    Set<T> union = new LinkedHashSet<>(set);
    union.addAll(more);
    return Collections.unmodifiableSet(union);
  }

  /** The character for a square of a board in a text: the strongest of its emphases, or a blank. */
  char sign(Board board, int column, int row) {
    Square square = new Square(column, row);
    if (marks.contains(square)) {
      return '!';
    }
    if (highlights.contains(square)) {
      return '*';
    }
    return units.stream().anyMatch(unit -> unit.contains(board, square)) ? ':' : ' ';
  }

  boolean isNone() {
    return equals(NONE);
  }
}
