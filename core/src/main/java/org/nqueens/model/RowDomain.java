package org.nqueens.model;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * The domain of a column's variable: a set of rows.
 *
 * <p>Rows are 0-based. An empty domain is legal; a model with an empty domain has no solution.
 * Immutable, compared by value, and thread-safe.
 *
 * @serial exclude
 */
public final class RowDomain implements Serializable {
  private static final long serialVersionUID = 4L;

  private static final int MAX_WORDS = (QueensModel.MAX_SIZE + Long.SIZE - 1) / Long.SIZE;

  /** Row r is bit r % 64 of word r / 64; the last word is not empty. */
  private final long[] words;

  // The columns of a large board share domains, so results of a pass over the rows are kept.

  /** The number of rows, or 0 if it is not counted yet. */
  private transient int size;

  /** The hash code, or 0 if it is not computed yet. */
  private transient int hash;

  private RowDomain(BitSet rows) {
    this.words = rows.toLongArray();
  }

  /**
   * The rows 0 to {@code n - 1}, the domain of a column without restrictions.
   *
   * @param n the number of rows, from 0 to {@value QueensModel#MAX_SIZE}, inclusive
   * @throws IllegalArgumentException if {@code n} is out of range
   */
  public static RowDomain all(int n) {
    if (n < 0 || n > QueensModel.MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be between 0 and %s: give a board size".formatted(n, QueensModel.MAX_SIZE));
    }
    BitSet rows = new BitSet(n);
    rows.set(0, n);
    return new RowDomain(rows);
  }

  /**
   * The domain of the given rows; duplicates count once.
   *
   * @param rows the rows, each from 0 to {@link QueensModel#MAX_SIZE} - 1, inclusive
   * @throws IllegalArgumentException if a row is out of range
   */
  public static RowDomain of(int... rows) {
    Objects.requireNonNull(rows, "rows");
    BitSet set = new BitSet();
    for (int row : rows) {
      Arguments.requireOnLargestBoard("row", row);
      set.set(row);
    }
    return new RowDomain(set);
  }

  /**
   * The domain given as bits: row r is bit {@code r % 64} of element {@code r / 64}.
   *
   * @param words the bits, in the format of {@link #toLongArray()}
   * @throws IllegalArgumentException if a row is {@link QueensModel#MAX_SIZE} or more
   */
  public static RowDomain ofBits(long... words) {
    RowDomain domain = new RowDomain(BitSet.valueOf(Objects.requireNonNull(words, "words")));
    int beyond = domain.next(QueensModel.MAX_SIZE);
    if (beyond >= 0) {
      Arguments.requireOnLargestBoard("row", beyond);
    }
    return domain;
  }

  /**
   * Tells whether a row belongs to this domain.
   *
   * @param row any {@code int}
   */
  public boolean contains(int row) {
    int at = row >> 6;
    return at >= 0 && at < words.length && (words[at] >>> row & 1) != 0;
  }

  /** {@return the number of rows, at least 0} */
  public int size() {
    if (size == 0) {
      int rows = 0;
      for (long word : words) {
        rows += Long.bitCount(word);
      }
      size = rows;
    }
    return size;
  }

  /** {@return true if the domain has no row} */
  public boolean isEmpty() {
    return words.length == 0;
  }

  /**
   * The smallest row of this domain that is at least {@code from}.
   *
   * @param from the row to start at, inclusive; a negative number counts as 0
   * @return the row, or -1 if there is none
   */
  public int next(int from) {
    int row = Math.max(from, 0);
    long kept = -1L << row;
    for (int at = row >> 6; at < words.length; at++) {
      if ((words[at] & kept) != 0) {
        return at * Long.SIZE + Long.numberOfTrailingZeros(words[at] & kept);
      }
      kept = -1L;
    }
    return -1;
  }

  /** {@return the largest row, or -1 if the domain is empty} */
  public int max() {
    int last = words.length - 1;
    return last < 0 ? -1 : words.length * Long.SIZE - 1 - Long.numberOfLeadingZeros(words[last]);
  }

  /** {@return the rows in increasing order} */
  public IntStream rows() {
    return IntStream.iterate(next(0), row -> row >= 0, row -> next(row + 1));
  }

  /**
   * {@return the rows as bits: row r is bit {@code r % 64} of element {@code r / 64} of a new array
   * without trailing zero elements}
   */
  public long[] toLongArray() {
    return words.clone();
  }

  /** The intersection of this domain and another one. */
  public RowDomain intersect(RowDomain other) {
    Objects.requireNonNull(other, "other");
    BitSet both = BitSet.valueOf(words);
    both.and(BitSet.valueOf(other.words));
    return new RowDomain(both);
  }

  /**
   * This domain without one row.
   *
   * @param row the row to remove, any {@code int}
   * @return the smaller domain, or this domain if the row is not in it
   */
  public RowDomain without(int row) {
    if (!contains(row)) {
      return this;
    }
    BitSet others = BitSet.valueOf(words);
    others.clear(row);
    return new RowDomain(others);
  }

  /** This domain without a set of rows; this domain itself if it has none of them. */
  RowDomain without(BitSet rows) {
    BitSet others = BitSet.valueOf(words);
    others.andNot(rows);
    RowDomain left = new RowDomain(others);
    return equals(left) ? this : left;
  }

  @Override
  public boolean equals(Object object) {
    return this == object || object instanceof RowDomain other && Arrays.equals(words, other.words);
  }

  @Override
  public int hashCode() {
    if (hash == 0) {
      hash = Arrays.hashCode(words);
    }
    return hash;
  }

  /**
   * The set of rows, with {@code ..} for runs of three rows or more, such as {@code {0..4, 6, 7}};
   * cut after some 8 runs, such as {@code {0, 2, 4, 6, 8, 10, 12, 14, ... of 500}}.
   */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    int start = next(0);
    while (start >= 0 && parts.size() < Abbreviation.MAX_ELEMENTS) {
      int last = start;
      while (contains(last + 1)) {
        last++;
      }
      if (last - start >= 2) {
        parts.add(start + ".." + last);
      } else {
        IntStream.rangeClosed(start, last).mapToObj(Integer::toString).forEach(parts::add);
      }
      start = next(last + 1);
    }
    String rest = start < 0 ? "" : ", ... of " + size();
    return "{" + String.join(", ", parts) + rest + "}";
  }

  private Object readResolve() throws InvalidObjectException {
    if (words == null || words.length > MAX_WORDS) {
      throw new InvalidObjectException(
          "rows must fit a board of at most %s: the stream is damaged"
              .formatted(QueensModel.MAX_SIZE));
    }
    return new RowDomain(BitSet.valueOf(words));
  }
}
