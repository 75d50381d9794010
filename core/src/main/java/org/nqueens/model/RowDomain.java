package org.nqueens.model;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * A set of rows: the values that a column's variable may take.
 *
 * <p>Rows are 0-based. An empty domain is legal; a model that has one has no solution. Instances
 * are immutable, compared by value, and safe for use by many threads.
 *
 * @serial exclude
 */
public final class RowDomain implements Serializable {
  private static final long serialVersionUID = 1L;

  private final BitSet rows;

  private RowDomain(BitSet rows) {
    this.rows = rows;
  }

  /**
   * The rows 0 to {@code n - 1}, the domain of a column without restrictions.
   *
   * @param n the number of rows, from 0 to {@value QueensModel#MAX_SIZE}
   * @return the full domain
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
   * The given rows; a row given twice counts once.
   *
   * @param rows the rows, each from 0 to {@link QueensModel#MAX_SIZE} - 1
   * @return the domain of these rows
   * @throws IllegalArgumentException if no board has such a row
   */
  public static RowDomain of(int... rows) {
    BitSet set = new BitSet();
    for (int row : Arguments.requireNonNull("rows", rows, "give the rows, none if need be")) {
      Arguments.requireRow(row);
      set.set(row);
    }
    return new RowDomain(set);
  }

  /**
   * The rows whose bits are set: bit {@code r % 64} of element {@code r / 64} stands for row r.
   *
   * @param words the bits, as {@link #toLongArray()} gives them
   * @return the domain of these rows
   * @throws IllegalArgumentException if no board has such a row
   */
  public static RowDomain ofBits(long... words) {
    return ofRows(BitSet.valueOf(Arguments.requireNonNull("words", words, "give the bits")));
  }

  /** The domain of a set that only this class refers to. */
  private static RowDomain ofRows(BitSet rows) {
    int beyond = rows.nextSetBit(QueensModel.MAX_SIZE);
    if (beyond >= 0) {
      Arguments.requireRow(beyond);
    }
    return new RowDomain(rows);
  }

  /**
   * Tells whether a row belongs to this domain.
   *
   * @param row any number
   * @return true if the row is in the domain
   */
  public boolean contains(int row) {
    return row >= 0 && rows.get(row);
  }

  /**
   * The number of rows.
   *
   * @return the size, at least 0
   */
  public int size() {
    return rows.cardinality();
  }

  /**
   * Tells whether no row is left.
   *
   * @return true if the domain is empty
   */
  public boolean isEmpty() {
    return rows.isEmpty();
  }

  /**
   * The smallest row of this domain that is not below {@code from}.
   *
   * @param from the row to start at; a negative one means 0
   * @return the row, or -1 if there is none
   */
  public int next(int from) {
    return rows.nextSetBit(Math.max(from, 0));
  }

  /**
   * The largest row.
   *
   * @return the row, or -1 if the domain is empty
   */
  public int max() {
    return rows.length() - 1;
  }

  /**
   * The rows in increasing order.
   *
   * @return a stream of the rows
   */
  public IntStream rows() {
    return rows.stream();
  }

  /**
   * The rows as bits: row r is bit {@code r % 64} of element {@code r / 64}.
   *
   * @return a new array without trailing zero elements
   */
  public long[] toLongArray() {
    return rows.toLongArray();
  }

  /**
   * The rows that are in this domain and in the other one.
   *
   * @param other another domain
   * @return the intersection
   */
  public RowDomain intersect(RowDomain other) {
    BitSet set = (BitSet) rows.clone();
    set.and(Arguments.requireNonNull("other", other, "pass a domain").rows);
    return new RowDomain(set);
  }

  /**
   * This domain less one row.
   *
   * @param row the row to take out; one that is not in the domain changes nothing
   * @return the smaller domain
   */
  public RowDomain without(int row) {
    if (!contains(row)) {
      return this;
    }
    BitSet set = (BitSet) rows.clone();
    set.clear(row);
    return new RowDomain(set);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof RowDomain other && rows.equals(other.rows);
  }

  @Override
  public int hashCode() {
    return rows.hashCode();
  }

  @Override
  public String toString() {
    return rows.toString();
  }

  private Object readResolve() throws InvalidObjectException {
    if (rows == null) {
      throw new InvalidObjectException("rows (null) must not be null: the stream is damaged");
    }
    try {
      return ofRows((BitSet) rows.clone());
    } catch (IllegalArgumentException e) {
      InvalidObjectException invalid = new InvalidObjectException(e.getMessage());
      invalid.initCause(e);
      throw invalid;
    }
  }
}
