package org.nqueens.internal.propagation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.ValueIndex;

/**
 * A partial placement: the domains of a model without the rows that the queens placed attack. It
 * places queens near the root of a search tree; the searches of the engine have domains of their
 * own. For one thread.
 */
public final class PartialBoard {
  private final QueensModel model;
  private final List<ValueIndex> constraints;
  private final BooleanSupplier stopRequested;

  /** The words of a column. */
  private final int words;

  /** By column: its rows as bits, row r as bit r % 64 of word r / 64. */
  private final long[] rows;

  /** The columns with a single row whose queens have not attacked. */
  private final BitSet pending;

  private PartialBoard(QueensModel model, BooleanSupplier stopRequested) {
    this.model = model;
    this.constraints = ValueIndex.of(model);
    this.stopRequested = stopRequested;
    this.words = (model.size() + Long.SIZE - 1) / Long.SIZE;
    this.rows = new long[Math.multiplyExact(model.size(), words)];
    this.pending = new BitSet(model.size());
    for (int column = 0; column < model.size(); column++) {
      long[] domain = model.domain(column).toLongArray();
      System.arraycopy(domain, 0, rows, column * words, domain.length);
      pending.set(column, size(column) == 1);
    }
  }

  private PartialBoard(PartialBoard other) {
    this.model = other.model;
    this.constraints = other.constraints;
    this.stopRequested = other.stopRequested;
    this.words = other.words;
    this.rows = other.rows.clone();
    this.pending = (BitSet) other.pending.clone();
  }

  /**
   * The domains of a model, of which none is empty, before any queen attacks.
   *
   * @param stopRequested answers whether to stop
   */
  public static PartialBoard of(QueensModel model, BooleanSupplier stopRequested) {
    return new PartialBoard(model, stopRequested);
  }

  /** This board, to be changed apart from it. */
  public PartialBoard copy() {
    return new PartialBoard(this);
  }

  /** The number of columns. */
  public int columns() {
    return model.size();
  }

  /** The number of rows in the domain of a column. */
  public int size(int column) {
    int size = 0;
    for (int word = column * words; word < (column + 1) * words; word++) {
      size += Long.bitCount(rows[word]);
    }
    return size;
  }

  /** The domain of a column. */
  public BitSet domain(int column) {
    return BitSet.valueOf(Arrays.copyOfRange(rows, column * words, (column + 1) * words));
  }

  /** The domains as words; on a board of up to 64 columns, one for each column. */
  public long[] rows() {
    return rows.clone();
  }

  /** True if a row is in the domain of a column. */
  public boolean contains(int column, int row) {
    return (rows[column * words + row / Long.SIZE] >>> row & 1) != 0;
  }

  /**
   * Places a queen in a row of the domain of its column; it attacks the other columns.
   *
   * @return false if another column has no row left, or after a request to stop
   */
  public boolean place(int column, int row) {
    int first = column * words;
    Arrays.fill(rows, first, first + words, 0);
    rows[first + row / Long.SIZE] = 1L << row;
    return attack(column, row);
  }

  /**
   * Places the queens of columns with a single row, until every such queen has attacked.
   *
   * @return false if a column has no row left, or after a request to stop
   */
  public boolean propagate() {
    while (!pending.isEmpty()) {
      int column = pending.nextSetBit(0);
      if (!attack(column, domain(column).nextSetBit(0))) {
        return false;
      }
    }
    return true;
  }

  private boolean attack(int column, int row) {
    pending.clear(column);
    for (ValueIndex constraint : constraints) {
      int view = constraint.viewOf(column);
      boolean isAlive = view < 0 || take(constraint, view, constraint.valueAt(view, row));
      if (!isAlive || stopRequested.getAsBoolean()) {
        return false;
      }
    }
    return true;
  }

  /** Removes the value of one view from all others. */
  private boolean take(ValueIndex constraint, int owner, int value) {
    for (int view = 0; view < constraint.viewCount(); view++) {
      if (view != owner && !takeFrom(constraint, view, value)) {
        return false;
      }
    }
    return true;
  }

  private boolean takeFrom(ValueIndex constraint, int view, int value) {
    int column = constraint.column(view);
    boolean isChanged = false;
    for (int row = constraint.first(view, value); row >= 0; row = constraint.next(view, row)) {
      int word = column * words + row / Long.SIZE;
      long before = rows[word];
      rows[word] = before & ~(1L << row);
      isChanged |= rows[word] != before;
    }
    if (isChanged) {
      int left = size(column);
      pending.set(column, left == 1);
      return left > 0;
    }
    return true;
  }

  /** The model with these domains; it has the same list instance of constraints. */
  public QueensModel toModel() {
    List<RowDomain> domains = new ArrayList<>(model.size());
    for (int column = 0; column < model.size(); column++) {
      domains.add(RowDomain.ofBits(Arrays.copyOfRange(rows, column * words, (column + 1) * words)));
    }
    return new QueensModel(domains, model.constraints());
  }
}
