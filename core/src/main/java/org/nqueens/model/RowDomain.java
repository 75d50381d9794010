package org.nqueens.model;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
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
  private static final long serialVersionUID = 2L;

  private final RowSet rows;

  /**
   * The number of rows, or 0 if it is not counted yet; the columns of a large board share domains.
   */
  private transient int size;

  private RowDomain(RowSet rows) {
    this.rows = rows;
  }

  /**
   * The rows 0 to {@code n - 1}, the domain of a column without restrictions.
   *
   * @param n the number of rows, from 0 to {@value QueensModel#MAX_SIZE}, inclusive
   * @return the full domain
   * @throws IllegalArgumentException if {@code n} is out of range
   */
  public static RowDomain all(int n) {
    if (n < 0 || n > QueensModel.MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be between 0 and %s: give a board size".formatted(n, QueensModel.MAX_SIZE));
    }
    return new RowDomain(RowSet.interval(0, n - 1));
  }

  /**
   * The domain of the given rows; duplicates count once.
   *
   * @param rows the rows, each from 0 to {@link QueensModel#MAX_SIZE} - 1, inclusive
   * @return the domain of these rows
   * @throws IllegalArgumentException if a row is out of range
   * @throws NullPointerException if the array is null
   */
  public static RowDomain of(int... rows) {
    Arguments.requireNonNull("rows", rows, "give the rows, or none for an empty domain");
    for (int row : rows) {
      Arguments.requireRow(row);
    }
    if (rows.length == 1) {
      return new RowDomain(RowSet.interval(rows[0], rows[0]));
    }
    BitSet set = new BitSet();
    for (int row : rows) {
      set.set(row);
    }
    return new RowDomain(RowSet.of(set));
  }

  /**
   * The domain given as bits: bit {@code r % 64} of element {@code r / 64} stands for row r.
   *
   * @param words the bits, in the format of {@link #toLongArray()}
   * @return the domain of the rows whose bits are set
   * @throws IllegalArgumentException if a row is {@link QueensModel#MAX_SIZE} or more
   * @throws NullPointerException if the array is null
   */
  public static RowDomain ofBits(long... words) {
    return ofRows(BitSet.valueOf(Arguments.requireNonNull("words", words, "give the bits")));
  }

  /** The set must not be shared: it is not always copied. */
  private static RowDomain ofRows(BitSet rows) {
    int beyond = rows.nextSetBit(QueensModel.MAX_SIZE);
    if (beyond >= 0) {
      Arguments.requireRow(beyond);
    }
    return new RowDomain(RowSet.of(rows));
  }

  /**
   * Tells whether a row belongs to this domain.
   *
   * @param row any {@code int}
   * @return true if the row is in the domain
   */
  public boolean contains(int row) {
    return row >= 0 && rows.contains(row);
  }

  /**
   * The number of rows.
   *
   * @return the size, at least 0
   */
  public int size() {
    if (size == 0) {
      size = rows.size();
    }
    return size;
  }

  /**
   * Tells whether this domain is empty.
   *
   * @return true if the domain has no row
   */
  public boolean isEmpty() {
    return rows.next(0) < 0;
  }

  /**
   * The smallest row of this domain that is at least {@code from}.
   *
   * @param from the row to start at, inclusive; a negative number counts as 0
   * @return the row, or -1 if there is none
   */
  public int next(int from) {
    return rows.next(Math.max(from, 0));
  }

  /**
   * The largest row of this domain that is at most {@code to}.
   *
   * @param to the row to start at, inclusive, any {@code int}
   * @return the row, or -1 if there is none
   */
  public int previous(int to) {
    return rows.previous(Math.max(to, -1));
  }

  /**
   * The largest row.
   *
   * @return the row, or -1 if the domain is empty
   */
  public int max() {
    return rows.previous(QueensModel.MAX_SIZE - 1);
  }

  /**
   * The rows in increasing order.
   *
   * @return a stream of the rows
   */
  public IntStream rows() {
    return rows.toBits().stream();
  }

  /**
   * The rows as bits: row r is bit {@code r % 64} of element {@code r / 64}.
   *
   * @return a new array without trailing zero elements
   */
  public long[] toLongArray() {
    return rows.toWords();
  }

  /**
   * The intersection of this domain and another one.
   *
   * @param other the other domain
   * @return the rows that are in both domains
   * @throws NullPointerException if the other domain is null
   */
  public RowDomain intersect(RowDomain other) {
    RowSet others = Arguments.requireNonNull("other", other, "pass a domain").rows;
    return new RowDomain(rows.intersect(others));
  }

  /**
   * This domain without one row.
   *
   * @param row the row to remove, any {@code int}
   * @return the smaller domain, or this domain if the row is not in it
   */
  public RowDomain without(int row) {
    return contains(row) ? new RowDomain(rows.without(row)) : this;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof RowDomain other && rows.equals(other.rows);
  }

  @Override
  public int hashCode() {
    return rows.hashCode();
  }

  /**
   * The set of rows, with {@code ..} for runs of three rows or more, such as {@code {0..4, 6, 7}};
   * cut after some 8 runs, such as {@code {0, 2, 4, 6, 8, 10, 12, 14, ... of 500}}.
   */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    int start = rows.next(0);
    while (start >= 0 && parts.size() < Abbreviation.MAX_ELEMENTS) {
      int last = rows.nextAbsent(start) - 1;
      if (last - start >= 2) {
        parts.add(start + ".." + last);
      } else {
        IntStream.rangeClosed(start, last).mapToObj(Integer::toString).forEach(parts::add);
      }
      start = rows.next(last + 1);
    }
    String rest = start < 0 ? "" : ", ... of " + size();
    return "{" + String.join(", ", parts) + rest + "}";
  }

  private Object readResolve() throws InvalidObjectException {
    if (rows == null) {
      throw new InvalidObjectException("rows (null) must not be null: the stream is damaged");
    }
    if (!rows.isWellFormed()) {
      throw new InvalidObjectException(
          "rows must be intervals of a board in increasing order: the stream is damaged");
    }
    try {
      return ofRows(rows.toBits());
    } catch (IllegalArgumentException e) {
      InvalidObjectException invalid = new InvalidObjectException(e.getMessage());
      invalid.initCause(e);
      throw invalid;
    }
  }
}
