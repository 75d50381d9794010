package org.nqueens.internal.lines;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.nqueens.internal.propagation.Domains;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * Value elimination on a board of any size whose constraints are lines: rows, diagonals, or some of
 * these. The tree of a search is that of value elimination on stored domains.
 *
 * <p>No domain is stored. A row belongs to the domain of an unbound column if its square is one of
 * the {@link FreeSquares}. Only the number of these rows is kept for each column, and no removed
 * row is ever written down: undoing a queen finds the rows again. The memory is some 70 bytes for
 * each column, 8 for each queen and 24 for each exclusion.
 */
public final class LineDomains implements Domains {
  /** Added to the size of a bound column, so that it is never among the smallest. */
  private static final int BOUND = 1 << 29;

  private static final int UNBOUND = -1;

  /** The columns that queens visit between two polls of the stop signal: some 10 ms. */
  private static final int POLLED_COLUMNS = 1 << 22;

  /** The most queens that attack between two polls. */
  private static final int POLL = 64;

  // The kinds of change on the trail, in the lowest bits of an entry; the column is above.
  private static final int QUEEN = 0;
  private static final int ATTACK = 1;

  /** Follows the size that the column had. */
  private static final int EXCLUSION = 2;

  private static final int KINDS = 2;

  private final BooleanSupplier stop;
  private final int n;
  private final int queensPerPoll;
  private final FreeSquares squares;

  /**
   * By column: the rows that are allowed and free, plus {@link #BOUND} if the column is bound. A
   * sweep changes the number in bound columns, too, which makes it reversible.
   */
  private final int[] sizes;

  /** By column: the row of its queen, or {@link #UNBOUND}. */
  private final int[] queens;

  private int unbound;

  /** True once a column has no row, until the next {@link #pop}. */
  private boolean failed;

  /** The columns that became bound since the last change of state. */
  private final int[] boundQueue;

  private int queueHead;
  private int queueTail;

  private int[] trail = new int[64];
  private int trailTop;

  /** By saved state: the length of the trail. */
  private int[] marks = new int[64];

  private int depth;

  /**
   * The domains of a model, of which none is empty.
   *
   * @param slopes those of all constraints
   * @param stop polled during propagation, which fails on a request to stop
   */
  public LineDomains(QueensModel model, Set<Integer> slopes, BooleanSupplier stop) {
    this.stop = stop;
    n = model.size();
    queensPerPoll = Math.min(POLL, POLLED_COLUMNS / n);
    squares = new FreeSquares(model, slopes);
    sizes = model.domains().stream().mapToInt(RowDomain::size).toArray();
    queens = new int[n];
    Arrays.fill(queens, UNBOUND);
    boundQueue = new int[n];
    unbound = n;
    for (int column = 0; column < n; column++) {
      if (sizes[column] == 1) {
        bind(column, model.domain(column).max());
      }
    }
  }

  @Override
  public int unbound() {
    return unbound;
  }

  @Override
  public void push() {
    if (depth == marks.length) {
      marks = Arrays.copyOf(marks, 2 * depth);
    }
    marks[depth++] = trailTop;
  }

  @Override
  public void pop() {
    int mark = marks[--depth];
    while (trailTop > mark) {
      undo(trail[--trailTop]);
    }
    failed = false;
    queueHead = 0;
    queueTail = 0;
  }

  private void undo(int entry) {
    int column = entry >> KINDS;
    switch (entry & (1 << KINDS) - 1) {
      case QUEEN -> {
        queens[column] = UNBOUND;
        sizes[column] -= BOUND;
        unbound++;
      }
      case ATTACK -> squares.release(column, queens[column], sizes);
      default -> {
        squares.undoExclusion();
        sizes[column] = trail[--trailTop];
      }
    }
  }

  private void record(int entry) {
    if (trailTop == trail.length) {
      trail = Arrays.copyOf(trail, 2 * trailTop);
    }
    trail[trailTop++] = entry;
  }

  @Override
  public void restrict(int column, int low, int high) {
    if (low == high && contains(column, low)) {
      if (queens[column] == UNBOUND) {
        bind(column, low);
      }
    } else {
      exclude(column, 0, low - 1);
      exclude(column, high + 1, n - 1);
    }
  }

  @Override
  public void remove(int column, int row) {
    exclude(column, row, row);
  }

  private void exclude(int column, int low, int high) {
    int lost = 0;
    for (int row = next(column, low); row >= 0 && row <= high; row = next(column, row + 1)) {
      lost++;
    }
    if (lost > 0 && queens[column] != UNBOUND) {
      failed = true;
    } else if (lost > 0) {
      record(sizes[column]);
      record(column << KINDS | EXCLUSION);
      squares.exclude(column, low, high);
      sizes[column] -= lost;
      settle(column);
    }
  }

  /** Binds an unbound column that has one row left, or fails if it has none. */
  private void settle(int column) {
    if (sizes[column] == 1) {
      bind(column, next(column, 0));
    }
    failed |= sizes[column] == 0;
  }

  private void bind(int column, int row) {
    queens[column] = row;
    sizes[column] += BOUND;
    unbound--;
    record(column << KINDS | QUEEN);
    boundQueue[queueTail++] = column;
  }

  @Override
  public boolean propagate() {
    while (!failed && queueHead < queueTail) {
      if (queueHead % queensPerPoll == queensPerPoll - 1 && stop.getAsBoolean()) {
        return false;
      }
      attack(boundQueue[queueHead++]);
    }
    return !failed;
  }

  private void attack(int column) {
    int row = queens[column];
    if (squares.isAttacked(column, row)) {
      failed = true;
      return;
    }
    record(column << KINDS | ATTACK);
    squares.take(column, row, sizes);
    if (least() <= 1) {
      for (int other = 0; other < n; other++) {
        if (sizes[other] <= 1) {
          settle(other);
        }
      }
    }
  }

  /** The smallest size of an unbound column; a large number if all are bound. */
  private int least() {
    int least = BOUND;
    for (int size : sizes) {
      least = Math.min(least, size);
    }
    return least;
  }

  @Override
  public int smallestDomain() {
    int least = least();
    int column = 0;
    while (column < n && sizes[column] != least) {
      column++;
    }
    return unbound == 0 ? -1 : column;
  }

  @Override
  public int size() {
    return n;
  }

  @Override
  public boolean isBound(int column) {
    return queens[column] != UNBOUND;
  }

  @Override
  public int domainSize(int column) {
    return isBound(column) ? 1 : sizes[column];
  }

  @Override
  public boolean contains(int column, int row) {
    return isBound(column) ? row == queens[column] : squares.contains(column, row);
  }

  @Override
  public int min(int column) {
    return next(column, 0);
  }

  @Override
  public int max(int column) {
    return isBound(column) ? queens[column] : squares.last(column);
  }

  @Override
  public int next(int column, int from) {
    if (isBound(column)) {
      return queens[column] < from ? -1 : queens[column];
    }
    return squares.next(column, from);
  }

  @Override
  public List<RowDomain> toDomains() {
    return IntStream.range(0, n).mapToObj(this::toDomain).toList();
  }

  private RowDomain toDomain(int column) {
    long[] words = new long[n / Long.SIZE + 1];
    for (int row = min(column); row >= 0; row = next(column, row + 1)) {
      words[row / Long.SIZE] |= 1L << row;
    }
    return RowDomain.ofBits(words);
  }
}
