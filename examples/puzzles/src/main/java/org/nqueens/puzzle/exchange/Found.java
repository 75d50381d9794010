package org.nqueens.puzzle.exchange;

import java.util.BitSet;
import java.util.List;
import org.nqueens.board.Position;

/**
 * A board in a text.
 *
 * @param form how it is written
 * @param first the number of its first word
 * @param end the number of the word behind its last one
 * @param remarks what is left out of it
 * @param hasStars true if the text tells the queens in each row
 */
record Found(
    Form form, int first, int end, Reading reading, List<String> remarks, boolean hasStars) {
  Found(Form form, int first, int end, Reading reading) {
    this(form, first, end, reading, List.of(), false);
  }

  Found as(Reading other) {
    return new Found(form, first, end, other, remarks, hasStars);
  }

  /** This board with a number of queens in each row that the text tells. */
  Found starred() {
    return new Found(form, first, end, reading, remarks, true);
  }

  /** The same queens with rows for columns. */
  Found mirrored() {
    BitSet queens = new BitSet();
    position().queens().forEach(queen -> queens.set(queen.column() * size() + queen.row()));
    return as(Grid.queens(size(), queens));
  }

  /** True for a board with another number of stars. */
  boolean hasOtherStars(int stars) {
    return isRead() && position().board().stars() != stars;
  }

  /** True but for a few queens in each of several lines, which are rows of a larger board. */
  boolean mayBeLine(Group rows) {
    return form != Form.WORD || rows.nodes.size() == 1 || !isQueens() || isSolution();
  }

  /** True for queens without regions in all rows. */
  boolean isSolution() {
    return isQueens() && position().queens().size() % size() == 0;
  }

  boolean isRead() {
    return reading.isRead();
  }

  /** True but for names that are no board: their items may be boards. */
  boolean isKept() {
    return isRead()
        || form == Form.CELLS
        || form == Form.REGION_LISTS
        || reading.positions().size() > 1;
  }

  Position position() {
    return reading.positions().get(0);
  }

  int size() {
    return position().board().size();
  }

  /** True for queens without regions. */
  boolean isQueens() {
    return isRead() && !position().board().hasRegions() && !position().queens().isEmpty();
  }
}
