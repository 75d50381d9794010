package org.nqueens.model;

import java.io.Serializable;
import java.util.BitSet;

/**
 * A set of rows, kept as {@linkplain RowIntervals intervals} where these take less memory than
 * {@linkplain RowBits bits}, whose number is that of the largest row: a given queen of a large
 * board is two numbers. Equal sets have the same form. Immutable and thread-safe.
 */
sealed interface RowSet extends Serializable permits RowBits, RowIntervals {

  /** The set of the rows of a bit set, which must not be shared: it is not always copied. */
  static RowSet of(BitSet rows) {
    int most = RowIntervals.mostBelow(rows.length());
    if (most > 0) {
      int intervals = 0;
      for (int row = rows.nextSetBit(0); row >= 0 && intervals <= most; intervals++) {
        row = rows.nextSetBit(rows.nextClearBit(row));
      }
      if (intervals <= most) {
        return RowIntervals.of(rows, intervals);
      }
    }
    boolean isFull = rows.size() - rows.length() < Long.SIZE;
    return new RowBits(isFull ? rows : BitSet.valueOf(rows.toLongArray()));
  }

  /**
   * The set of the rows from {@code low} to {@code high}, both inclusive; empty if {@code high} is
   * -1 and {@code low} 0.
   */
  static RowSet interval(int low, int high) {
    if (RowIntervals.mostBelow(high + 1) > 0) {
      return new RowIntervals(low, high);
    }
    BitSet rows = new BitSet(high + 1);
    rows.set(low, high + 1);
    return new RowBits(rows);
  }

  /** The first row of the set from {@code from} on, at least 0; -1 if there is none. */
  int next(int from);

  /** The first row from {@code from} on, at least 0, that is not in the set. */
  int nextAbsent(int from);

  /** The last row of the set up to {@code to}, at least -1; -1 if there is none. */
  int previous(int to);

  boolean contains(int row);

  int size();

  RowSet intersect(RowSet other);

  /** The set without one of its rows. */
  RowSet without(int row);

  /** A new bit set of the rows. */
  BitSet toBits();

  /** The bits as words, without trailing zero words. */
  long[] toWords();

  /** Tells whether a set that comes from a stream can be read; false after damage. */
  boolean isWellFormed();
}
