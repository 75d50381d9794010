package org.nqueens.model;

import java.util.BitSet;

/** The form of sets with many intervals, and of all sets of the rows 0 to 63. */
final class RowBits implements RowSet {
  private static final long serialVersionUID = 1L;

  private final BitSet rows;

  /** The set must not be shared: it is not copied. */
  RowBits(BitSet rows) {
    this.rows = rows;
  }

  @Override
  public int next(int from) {
    return rows.nextSetBit(from);
  }

  @Override
  public int nextAbsent(int from) {
    return rows.nextClearBit(from);
  }

  @Override
  public int previous(int to) {
    return rows.previousSetBit(to);
  }

  @Override
  public boolean contains(int row) {
    return rows.get(row);
  }

  @Override
  public int size() {
    return rows.cardinality();
  }

  @Override
  public RowSet intersect(RowSet other) {
    BitSet both = toBits();
    if (other instanceof RowBits bits) {
      both.and(bits.rows);
    } else {
      for (int row = 0; row < both.length(); ) {
        int kept = other.next(row);
        both.clear(row, kept < 0 ? both.length() : kept);
        row = kept < 0 ? both.length() : other.nextAbsent(kept);
      }
    }
    return RowSet.of(both);
  }

  @Override
  public RowSet without(int row) {
    BitSet others = toBits();
    others.clear(row);
    return RowSet.of(others);
  }

  @Override
  public BitSet toBits() {
    return (BitSet) rows.clone();
  }

  @Override
  public long[] toWords() {
    return rows.toLongArray();
  }

  @Override
  public boolean isWellFormed() {
    return rows != null;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof RowBits other && rows.equals(other.rows);
  }

  @Override
  public int hashCode() {
    return rows.hashCode();
  }
}
