package org.nqueens.internal.lines;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.nqueens.internal.propagation.Domains;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * Value elimination on a board of any size whose constraints are lines: rows, diagonals, or some of
 * these. The tree of a search is that of value elimination on stored domains.
 *
 * <p>No domain is stored. A row belongs to the domain of an unbound column if no line through its
 * square is {@linkplain TakenLines taken}, and the model and the decisions allow it. Only the
 * number of these rows is kept for each column. A queen subtracts the free squares on its lines
 * from these numbers and takes the lines; undoing it releases the lines, finds the same squares
 * free, and adds them. The memory is some 40 bytes for each column and 8 for each queen; a column
 * that a decision narrows keeps the {@link RowDomain} that it had before.
 */
public final class LineDomains implements Domains {
  private static final int UNBOUND = -1;

  /**
   * The columns that queens visit between two polls of the stop signal: some 10 ms, and 10 times as
   * long if squares are blocked in all columns.
   */
  private static final int POLLED_COLUMNS = 1 << 22;

  /** The most queens that attack between two polls. */
  private static final int POLL = 64;

  // The kinds of change on the trail, in the lowest bits of an entry; the column is above.
  private static final int QUEEN = 0;
  private static final int ATTACK = 1;

  /** Follows the number of rows that the column lost. */
  private static final int EXCLUSION = 2;

  private static final int KINDS = 2;

  private final BooleanSupplier stop;
  private final int n;
  private final int queensPerPoll;
  private final int[] slopes;
  private final TakenLines lines;

  private final List<AllDifferent> constraints;
  private final RowDomain all;

  /** By column: the rows that the model and the decisions allow; {@link #all} itself if all. */
  private final RowDomain[] allowed;

  /** By unbound column: the number of rows that are allowed and free. */
  private final int[] sizes;

  /** By column: the row of its queen, or {@link #UNBOUND}. */
  private final int[] queens;

  /** The columns: the unbound ones, then the bound ones as a stack whose top comes first. */
  private final int[] order;

  /** By column: its position in {@link #order}. */
  private final int[] positions;

  private int unbound;

  /** The column that has no row, or a queen that is attacked, until {@link #pop}; -1 if none. */
  private int failed = -1;

  /** The column of the queen that has attacked last, or was to. */
  private int attacker;

  /** The columns that became bound since the last change of state. */
  private final int[] boundQueue;

  private int queueHead;
  private int queueTail;

  private int[] trail = new int[64];
  private int trailTop;

  /** The rows that were allowed before each exclusion on the trail, the latest first. */
  private final Deque<RowDomain> allowedBefore = new ArrayDeque<>();

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
    this.slopes = slopes.stream().mapToInt(slope -> slope).toArray();
    constraints = model.constraints();
    n = model.size();
    queensPerPoll = Math.min(POLL, POLLED_COLUMNS / n);
    lines = new TakenLines(n);
    all = RowDomain.all(n);
    allowed = new RowDomain[n];
    sizes = new int[n];
    queens = new int[n];
    Arrays.fill(queens, UNBOUND);
    order = IntStream.range(0, n).toArray();
    positions = order.clone();
    boundQueue = new int[n];
    unbound = n;
    for (int column = 0; column < n; column++) {
      RowDomain domain = model.domain(column);
      sizes[column] = domain.size();
      allowed[column] = sizes[column] == n ? all : domain;
      if (sizes[column] == 1) {
        bind(column, domain.max());
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
    failed = -1;
    queueHead = 0;
    queueTail = 0;
  }

  private void undo(int entry) {
    int column = entry >> KINDS;
    switch (entry & (1 << KINDS) - 1) {
      case QUEEN -> {
        queens[column] = UNBOUND;
        unbound++;
      }
      case ATTACK -> {
        flipLines(column, queens[column]);
        count(column, queens[column], 1);
      }
      default -> {
        allowed[column] = allowedBefore.pop();
        sizes[column] += trail[--trailTop];
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
      if (!isBound(column)) {
        bind(column, low);
      }
      return;
    }
    int lost = 0;
    for (int row = next(column, 0); row >= 0; row = next(column, row + 1)) {
      lost += row < low || row > high ? 1 : 0;
    }
    if (lost > 0) {
      BitSet rows = new BitSet(n);
      rows.set(low, high + 1);
      narrow(column, allowed[column].intersect(RowDomain.ofBits(rows.toLongArray())), lost);
    }
  }

  @Override
  public void remove(int column, int row) {
    if (contains(column, row)) {
      narrow(column, allowed[column].without(row), 1);
    }
  }

  /** Replaces the allowed rows of a column, which loses at least one row of its domain. */
  private void narrow(int column, RowDomain rows, int lost) {
    if (isBound(column)) {
      failed = column;
      return;
    }
    allowedBefore.push(allowed[column]);
    record(lost);
    record(column << KINDS | EXCLUSION);
    allowed[column] = rows;
    sizes[column] -= lost;
    settle(column);
  }

  /** Binds an unbound column that has one row left, or fails if it has none. */
  private void settle(int column) {
    if (sizes[column] == 1) {
      bind(column, next(column, 0));
    }
    if (sizes[column] == 0) {
      failed = column;
    }
  }

  private void bind(int column, int row) {
    queens[column] = row;
    int position = positions[column];
    int last = order[--unbound];
    order[position] = last;
    positions[last] = position;
    order[unbound] = column;
    positions[column] = unbound;
    record(column << KINDS | QUEEN);
    boundQueue[queueTail++] = column;
  }

  @Override
  public boolean propagate() {
    while (failed < 0 && queueHead < queueTail) {
      if (queueHead % queensPerPoll == queensPerPoll - 1 && stop.getAsBoolean()) {
        return false;
      }
      attack(boundQueue[queueHead++]);
    }
    return failed < 0;
  }

  private void attack(int column) {
    int row = queens[column];
    attacker = column;
    if (lines.countFree(column, row) == 0) {
      failed = column;
      return;
    }
    record(column << KINDS | ATTACK);
    count(column, row, -1);
    flipLines(column, row);
    for (int i = unbound - 1; i >= 0; i--) {
      if (sizes[order[i]] <= 1) {
        settle(order[i]); // a column that is bound changes places with one that is settled
      }
    }
  }

  @Override
  public int emptyColumn() {
    return failed;
  }

  /** The first rule of the line of a queen that is attacked, or of one that the last queen took. */
  @Override
  public int failedRule() {
    int row = queens[attacker];
    if (attacker == failed) {
      return ruleOf(slope -> lines.isTaken(slope, attacker, row));
    }
    flipLines(attacker, row); // the squares are free as before
    int rule = ruleOf(slope -> contains(failed, row - slope * (failed - attacker)));
    flipLines(attacker, row);
    return rule;
  }

  private int ruleOf(IntPredicate slope) {
    return IntStream.range(0, constraints.size())
        .filter(rule -> slope.test(constraints.get(rule).slope(n).orElseThrow()))
        .findFirst()
        .orElse(-1);
  }

  /**
   * Adds 1 or -1 to the sizes of the unbound columns for each free square on the lines of a queen,
   * which are not taken.
   */
  private void count(int column, int row, int change) {
    for (int slope : slopes) {
      for (int i = 0; i < unbound; i++) {
        int other = order[i];
        int attacked = row - slope * (other - column);
        if (attacked >= 0 && attacked < n && allows(other, attacked)) {
          sizes[other] += change * lines.countFree(other, attacked);
        }
      }
    }
  }

  private void flipLines(int column, int row) {
    for (int slope : slopes) {
      lines.flip(slope, column, row);
    }
  }

  /** Tells whether the model and the decisions allow a row of the board in a column. */
  @SuppressWarnings("ReferenceEquality") // quick, and for most columns the answer
  private boolean allows(int column, int row) {
    return allowed[column] == all || allowed[column].contains(row);
  }

  @Override
  public int smallestDomain() {
    int smallest = -1;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < unbound; i++) {
      int column = order[i];
      int size = sizes[column];
      if (size < least || size == least && column < smallest) {
        smallest = column;
        least = size;
      }
    }
    return smallest;
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
    return isBound(column)
        ? row == queens[column]
        : row >= 0 && row < n && lines.countFree(column, row) == 1 && allows(column, row);
  }

  @Override
  public int min(int column) {
    return next(column, 0);
  }

  @Override
  public int max(int column) {
    if (isBound(column)) {
      return queens[column];
    }
    int row = lines.lastFree(column, n - 1);
    while (row >= 0 && !allows(column, row)) {
      row = lines.lastFree(column, allowed[column].previous(row));
    }
    return row;
  }

  @Override
  public int next(int column, int from) {
    if (isBound(column)) {
      return queens[column] < from ? -1 : queens[column];
    }
    int row = lines.nextFree(column, from);
    while (row < n && !allows(column, row)) {
      int after = allowed[column].next(row);
      row = after < 0 ? n : lines.nextFree(column, after);
    }
    return row < n ? row : -1;
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
