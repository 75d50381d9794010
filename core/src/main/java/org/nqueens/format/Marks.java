package org.nqueens.format;

import java.util.BitSet;
import java.util.Objects;
import org.nqueens.model.Placement;

/** The marks of a player on a board, at most one on a square. Mutable, and compared by value. */
final class Marks {
  private final int size;
  private final BitSet queens;
  private final BitSet crosses;

  private Marks(int size, BitSet queens, BitSet crosses) {
    this.size = size;
    this.queens = queens;
    this.crosses = crosses;
  }

  /** No marks on a board with n columns. */
  static Marks none(int n) {
    return new Marks(n, new BitSet(), new BitSet());
  }

  Marks copy() {
    return new Marks(size, (BitSet) queens.clone(), (BitSet) crosses.clone());
  }

  void setQueen(int column, int row) {
    clear(column, row);
    queens.set(index(column, row));
  }

  /** Sets the queens of a placement but those that a board gives; checks the placement. */
  void setQueens(Placement placement, Board board) {
    Objects.requireNonNull(
        placement, "placement (null) must not be null: pass the queens to be added");
    if (placement.size() != size) {
      throw new IllegalArgumentException(
          "placement size (%s) must be %s, the size of the board: pass a placement of this board"
              .formatted(placement.size(), size));
    }
    for (int column = 0; column < size; column++) {
      if (board.square(column, placement.row(column)) != SquareState.GIVEN) {
        setQueen(column, placement.row(column));
      }
    }
  }

  void setCross(int column, int row) {
    clear(column, row);
    crosses.set(index(column, row));
  }

  void clear(int column, int row) {
    queens.clear(index(column, row));
    crosses.clear(index(column, row));
  }

  boolean hasQueen(int column, int row) {
    return queens.get(index(column, row));
  }

  boolean hasCross(int column, int row) {
    return crosses.get(index(column, row));
  }

  boolean isNone() {
    return queens.isEmpty() && crosses.isEmpty();
  }

  private int index(int column, int row) {
    return row * size + column;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Marks other
        && queens.equals(other.queens)
        && crosses.equals(other.crosses);
  }

  @Override
  public int hashCode() {
    return Objects.hash(queens, crosses);
  }
}
