package org.nqueens.internal.embedded;

import java.util.Arrays;
import java.util.List;
import org.nqueens.internal.propagation.Domains;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * The domains of up to 64 columns, one word for each: bit r is row r.
 *
 * <p>A state is n + 2 words: the domains, the set of columns whose queens have not attacked yet,
 * and the rows of the queens that have attacked. {@link #push} copies the state, which for up to 66
 * words costs less than a record of every change. {@link ForwardChecking} propagates.
 */
abstract class CopyingDomains implements Domains {
  final int n;
  private final int stride;

  /** The saved states, then the current state. */
  long[] words;

  /** The index of the current state. */
  int top;

  /** The columns with one row whose queens have not attacked yet. */
  long pending;

  CopyingDomains(QueensModel model) {
    n = model.size();
    stride = n + 2;
    words = new long[stride * (n + 1)];
    words[n] = -1L >>> Long.SIZE - n;
    for (int column = 0; column < n; column++) {
      set(column, model.domain(column).toLongArray()[0]);
    }
  }

  @Override
  public final void push() {
    int next = top + stride;
    if (next + stride > words.length) {
      words = Arrays.copyOf(words, 2 * words.length);
    }
    System.arraycopy(words, top, words, next, stride);
    top = next;
  }

  @Override
  public final void pop() {
    top -= stride;
    pending = 0;
  }

  @Override
  public final void restrict(int column, int low, int high) {
    set(column, words[top + column] & -1L << low & -1L >>> Long.SIZE - 1 - high);
  }

  @Override
  public final void remove(int column, int row) {
    set(column, words[top + column] & ~(1L << row));
  }

  final void set(int column, long rows) {
    words[top + column] = rows;
    if ((rows & rows - 1) == 0) {
      pending |= 1L << column;
    }
  }

  @Override
  public final int unbound() {
    return Long.bitCount(words[top + n]);
  }

  /**
   * The columns whose queens have not attacked yet; once propagated, the columns with several rows.
   */
  final long open() {
    return words[top + n];
  }

  /** The rows left in a column as bits. */
  final long rows(int column) {
    return words[top + column];
  }

  /** Copies the domain of each column, one word for each. */
  final void copyTo(long[] domains) {
    System.arraycopy(words, top, domains, 0, n);
  }

  @Override
  public final List<RowDomain> toDomains() {
    return Arrays.stream(words, top, top + n).mapToObj(RowDomain::ofBits).toList();
  }

  @Override
  public final int size() {
    return n;
  }

  @Override
  public final int domainSize(int column) {
    return Long.bitCount(words[top + column]);
  }

  @Override
  public final boolean isBound(int column) {
    long rows = words[top + column];
    return (rows & rows - 1) == 0;
  }

  @Override
  public final boolean contains(int column, int row) {
    return row >= 0 && row < n && (words[top + column] >>> row & 1) != 0;
  }

  @Override
  public final int min(int column) {
    return Long.numberOfTrailingZeros(words[top + column]);
  }

  @Override
  public final int max(int column) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(words[top + column]);
  }

  @Override
  public final int next(int column, int from) {
    long rest = from >= n ? 0 : words[top + column] & -1L << from;
    return rest == 0 ? -1 : Long.numberOfTrailingZeros(rest);
  }

  @Override
  public final int smallestDomain() {
    int selected = -1;
    int smallest = Integer.MAX_VALUE;
    for (long rest = words[top + n]; rest != 0 && smallest > 2; rest &= rest - 1) {
      int column = Long.numberOfTrailingZeros(rest);
      int rows = Long.bitCount(words[top + column]);
      if (rows < smallest) {
        smallest = rows;
        selected = column;
      }
    }
    return selected;
  }
}
