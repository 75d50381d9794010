package org.nqueens.model;

import java.util.Arrays;
import java.util.BitSet;

/** The form of sets with few intervals, which are maximal. */
final class RowIntervals implements RowSet {
  private static final long serialVersionUID = 1L;

  /** The first and the last row of each interval, in increasing order. */
  private final int[] bounds;

  /** The array must not be shared: it is not copied. */
  RowIntervals(int... bounds) {
    this.bounds = bounds;
  }

  /** The most intervals below a row that take less memory than its bits. */
  static int mostBelow(int row) {
    return (row - 1) / Long.SIZE;
  }

  /** The set of the rows of a bit set, of which the number of intervals is known. */
  static RowIntervals of(BitSet rows, int intervals) {
    int[] bounds = new int[2 * intervals];
    int row = 0;
    for (int i = 0; i < bounds.length; i += 2) {
      bounds[i] = rows.nextSetBit(row);
      row = rows.nextClearBit(bounds[i]);
      bounds[i + 1] = row - 1;
    }
    return new RowIntervals(bounds);
  }

  /** The set in its form, which is that of bits if it has too many intervals. */
  private static RowSet inForm(int[] bounds, int length) {
    boolean few = length > 0 && length / 2 <= mostBelow(bounds[length - 1] + 1);
    RowIntervals set = new RowIntervals(Arrays.copyOf(bounds, length));
    return few ? set : new RowBits(set.toBits());
  }

  /** The position of the first interval that ends at a row or after it; the length if none does. */
  private int position(int row) {
    int low = 0;
    int high = bounds.length / 2;
    while (low < high) {
      int middle = low + high >>> 1;
      if (bounds[2 * middle + 1] < row) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return 2 * low;
  }

  @Override
  public int next(int from) {
    int at = position(from);
    return at == bounds.length ? -1 : Math.max(bounds[at], from);
  }

  @Override
  public int nextAbsent(int from) {
    int at = position(from);
    return at < bounds.length && bounds[at] <= from ? bounds[at + 1] + 1 : from;
  }

  @Override
  public int previous(int to) {
    int at = position(to);
    if (at < bounds.length && bounds[at] <= to) {
      return to;
    }
    return at == 0 ? -1 : bounds[at - 1];
  }

  @Override
  public boolean contains(int row) {
    int at = position(row);
    return at < bounds.length && bounds[at] <= row;
  }

  @Override
  public int size() {
    int size = 0;
    for (int i = 0; i < bounds.length; i += 2) {
      size += bounds[i + 1] - bounds[i] + 1;
    }
    return size;
  }

  @Override
  public RowSet intersect(RowSet other) {
    if (!(other instanceof RowIntervals intervals)) {
      return other.intersect(this);
    }
    int[] others = intervals.bounds;
    int[] both = new int[bounds.length + others.length];
    int length = 0;
    int here = 0;
    int there = 0;
    while (here < bounds.length && there < others.length) {
      int low = Math.max(bounds[here], others[there]);
      int high = Math.min(bounds[here + 1], others[there + 1]);
      if (low <= high) {
        both[length++] = low;
        both[length++] = high;
      }
      if (bounds[here + 1] == high) {
        here += 2;
      } else {
        there += 2;
      }
    }
    return inForm(both, length);
  }

  @Override
  public RowSet without(int row) {
    int at = position(row);
    int[] others = new int[bounds.length + 2];
    System.arraycopy(bounds, 0, others, 0, at);
    int length = at;
    if (bounds[at] < row) {
      others[length++] = bounds[at];
      others[length++] = row - 1;
    }
    if (row < bounds[at + 1]) {
      others[length++] = row + 1;
      others[length++] = bounds[at + 1];
    }
    System.arraycopy(bounds, at + 2, others, length, bounds.length - at - 2);
    return inForm(others, length + bounds.length - at - 2);
  }

  @Override
  public BitSet toBits() {
    int length = bounds.length;
    BitSet rows = new BitSet(length == 0 ? 0 : bounds[length - 1] + 1);
    for (int i = 0; i < length; i += 2) {
      rows.set(bounds[i], bounds[i + 1] + 1);
    }
    return rows;
  }

  @Override
  public long[] toWords() {
    return toBits().toLongArray();
  }

  @Override
  public boolean isWellFormed() {
    boolean ascending = bounds != null && bounds.length > 0 && bounds.length % 2 == 0;
    for (int i = 0; ascending && i < bounds.length; i++) {
      // An interval can be a single row, and has a gap before it.
      int least = i == 0 ? 0 : bounds[i - 1] + (i % 2 == 0 ? 2 : 0);
      ascending = bounds[i] >= least && bounds[i] < QueensModel.MAX_SIZE;
    }
    return ascending;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof RowIntervals other && Arrays.equals(bounds, other.bounds);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bounds);
  }
}
