package org.nqueens.internal.propagation;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.internal.propagation.Propagator.Effect;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.ValueIndex;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Cause;
import org.nqueens.trace.Failure;
import org.nqueens.trace.SearchListener;

/**
 * Domains that are propagated to a chosen level of consistency. A listener hears every removal with
 * its cause, and the end of every propagation.
 *
 * <p>A level is a list of propagators: value elimination first (at {@link Propagation#NONE} only a
 * comparison of queens), then what the level adds, in the order of the model. When one removes a
 * row, the first begins again. The order fixes the events; the fixed point does not depend on it.
 *
 * <p>The domains of any number of columns are bitsets: column j has the words from {@code j *
 * words} on, and row r is bit {@code r % 64} of word {@code r / 64}. Every change of a word puts
 * its old value on a trail, which undoes it.
 */
public final class ConsistentDomains implements Domains {
  private static final Cause DECIDED = new Cause.Decided();

  /** The squares looked at between two polls of the stop signal: some milliseconds. */
  static final int POLL = 1 << 20;

  /**
   * A bit in a domain, and 12 bytes on the trail for each row that a domain loses, about two in
   * three; the arrays of the trail may be half empty, and are copied when they grow.
   */
  private static final long BYTES_PER_SQUARE = 30;

  private final int n;
  private final int words;
  private final long[] bits;
  private final int[] sizes;
  private int unbound;

  private int[] trailIndex = new int[64];
  private long[] trailBits = new long[64];
  private int trailTop;

  /** By saved state: the length of the trail. */
  private int[] marks = new int[64];

  private int depth;

  private final SearchListener listener;
  private final BooleanSupplier stop;
  private final List<ValueIndex> indexes;
  private final List<Propagator> propagators;
  private int asked;

  /** The columns with one row whose queens have not attacked yet. */
  private final BitSet pending = new BitSet();

  private int looks;
  private boolean stopped;

  /** The number of the rule that a row without a column breaks; -1 if rows are not watched. */
  private final int rowsRule;

  /** Whether a row has had no column since the propagation began. */
  private boolean isRowLost;

  /**
   * Copies the domains of a model without an empty domain.
   *
   * @param stop polled during the propagation of boards of more than 64 columns, which fails on a
   *     request to stop
   * @param listener hears {@code pruned}, {@code propagated} and {@code failed}
   * @throws IllegalArgumentException if the domains and their trail may exceed the heap
   */
  public ConsistentDomains(
      QueensModel model, Propagation level, BooleanSupplier stop, SearchListener listener) {
    n = model.size();
    words = (n + Long.SIZE - 1) / Long.SIZE;
    long bytes = BYTES_PER_SQUARE * n * n;
    long heap = Runtime.getRuntime().maxMemory();
    if (n > Long.SIZE && bytes > heap) {
      throw new IllegalArgumentException(
          "n (%s) may need %s MB to be searched, and the heap has at most %s MB: choose a smaller board or enlarge the heap with -Xmx"
              .formatted(n, bytes >> 20, heap >> 20));
    }
    bits = new long[n * words];
    sizes = new int[n];
    for (int column = 0; column < n; column++) {
      long[] domain = model.domain(column).toLongArray();
      System.arraycopy(domain, 0, bits, column * words, domain.length);
      sizes[column] = model.domain(column).size();
      unbound += sizes[column] > 1 ? 1 : 0;
    }
    this.listener = listener;
    this.stop = model.size() > Long.SIZE ? stop : () -> false;
    CompiledConstraints compiled = CompiledConstraints.of(model);
    indexes = compiled.indexes();
    rowsRule = level == Propagation.COVERAGE && n <= Long.SIZE ? compiled.rowsRule() : -1;
    propagators = indexes.isEmpty() ? List.of() : propagators(level);
    attackAgain();
  }

  private List<Propagator> propagators(Propagation level) {
    Propagator queens =
        level == Propagation.NONE ? new QueenComparison(indexes, n) : new QueenAttack(indexes, n);
    Stream<Propagator> more =
        switch (level) {
          case NONE, VALUE, UNSPECIFIED -> Stream.empty();
          case ARC -> Stream.of(new ArcConsistency(indexes, n));
          case BOUNDS -> indexes.stream().map(BoundsConsistency::new);
          case DOMAIN -> indexes.stream().map(DomainConsistency::new);
          case COVERAGE ->
              indexes.stream()
                  .filter(index -> CompiledConstraints.isTaken(index, n))
                  .map(LastPlaces::new);
        };
    return Stream.concat(Stream.of(queens), more).toList();
  }

  /** Lets all queens attack in the next propagation, even queens that have already attacked. */
  public void attackAgain() {
    for (int column = 0; column < size(); column++) {
      if (isBound(column)) {
        pending.set(column);
      }
    }
  }

  @Override
  public void remove(int column, int row) {
    remove(column, row, DECIDED);
  }

  @Override
  public void restrict(int column, int low, int high) {
    for (int row = next(column, 0); row >= 0; row = next(column, row + 1)) {
      if (row < low || row > high) {
        listener.pruned(column, row, DECIDED);
      }
    }
    for (int word = 0; word < words; word++) { // fewer entries on the trail than rows
      remove(column, word, ~range(low - word * Long.SIZE, high - word * Long.SIZE));
    }
    if (domainSize(column) == 0) {
      fail(new Failure.EmptyColumn(column));
    }
  }

  /** Removes a row for a cause; false if the domain is empty now, which the listener hears. */
  boolean remove(int column, int row, Cause cause) {
    if (!contains(column, row)) {
      return true;
    }
    boolean left = remove(column, row / Long.SIZE, 1L << row);
    listener.pruned(column, row, cause);
    return left || fail(new Failure.EmptyColumn(column));
  }

  boolean canTake(ValueIndex index, int view, int value) {
    int row = index.first(view, value);
    while (row >= 0 && !contains(index.column(view), row)) {
      row = index.next(view, row);
      looks++;
    }
    return row >= 0;
  }

  boolean fail(Failure failure) {
    listener.failed(failure);
    return false;
  }

  /** Polls the stop signal: true if the search is to stop, from then on. */
  boolean isStopped() {
    looks = 0;
    stopped = stopped || stop.getAsBoolean();
    return stopped;
  }

  /**
   * Counts squares that a loop has looked at, and polls the stop signal if they are many since the
   * latest poll. Each loop of as many steps as the board has squares calls it at least once for
   * each view.
   *
   * @return true if the search is to stop, from then on
   */
  boolean isStoppedAfter(int squares) {
    looks += squares;
    return looks < POLL ? stopped : isStopped();
  }

  @Override
  public boolean propagate() {
    isRowLost = false;
    asked = 0;
    while (asked < propagators.size()) {
      boolean isFirst = asked == 0;
      Effect effect =
          isFirst || !isStopped() ? propagators.get(asked).propagate(this) : Effect.FAILED;
      if (effect == Effect.FAILED) {
        return false;
      }
      asked = effect == Effect.PRUNED ? 0 : asked + 1;
    }
    listener.propagated(this);
    return true;
  }

  @Override
  public int failedRule() {
    boolean isKnown = asked < propagators.size();
    return isRowLost ? rowsRule : isKnown ? indexes.indexOf(propagators.get(asked).index) : -1;
  }

  /** The first column whose queen has not attacked yet, which attacks now; -1 if there is none. */
  int nextQueen() {
    int column = pending.nextSetBit(0);
    if (column >= 0) {
      pending.clear(column);
    }
    return column;
  }

  /** Tells whether a column has a queen that has attacked. */
  boolean isStanding(int column) {
    return isBound(column) && !pending.get(column);
  }

  /**
   * Notes whether a row has no column. {@link WordDomains} fails there, but the listener hears this
   * propagation to its end, and the failure may be of another rule.
   */
  void lookForRows() {
    if (rowsRule >= 0) {
      long rows = 0;
      for (long domain : bits) {
        rows |= domain;
      }
      isRowLost |= rows != -1L >>> Long.SIZE - n;
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

  /** Forgets the state saved last and keeps the changes since. */
  public void keep() {
    depth--;
  }

  @Override
  public void pop() {
    int mark = marks[--depth];
    while (trailTop > mark) {
      trailTop--;
      int index = trailIndex[trailTop];
      setWord(index / words, index, trailBits[trailTop]);
    }
    pending.clear();
  }

  /** Removes the rows of a mask from one word of a domain; false if the domain is empty now. */
  private boolean remove(int column, int word, long mask) {
    int index = column * words + word;
    long before = bits[index];
    long after = before & ~mask;
    if (after == before) {
      return true;
    }
    if (trailTop == trailIndex.length) {
      trailIndex = Arrays.copyOf(trailIndex, 2 * trailTop);
      trailBits = Arrays.copyOf(trailBits, 2 * trailTop);
    }
    trailIndex[trailTop] = index;
    trailBits[trailTop++] = before;
    setWord(column, index, after);
    if (sizes[column] == 1) {
      pending.set(column);
    }
    return sizes[column] > 0;
  }

  /** The word with the bits from {@code low} to {@code high}; both may be outside the word. */
  private static long range(int low, int high) {
    if (high < 0 || low >= Long.SIZE || low > high) {
      return 0;
    }
    return -1L << Math.max(low, 0) & -1L >>> Long.SIZE - 1 - Math.min(high, Long.SIZE - 1);
  }

  private void setWord(int column, int index, long value) {
    int before = sizes[column];
    int after = before + Long.bitCount(value) - Long.bitCount(bits[index]);
    bits[index] = value;
    sizes[column] = after;
    if (before > 1 != after > 1) {
      unbound += after > 1 ? 1 : -1;
    }
  }

  @Override
  public int size() {
    return n;
  }

  @Override
  public int domainSize(int column) {
    return sizes[column];
  }

  @Override
  public boolean contains(int column, int row) {
    return row >= 0 && row < n && (bits[column * words + row / Long.SIZE] >>> row & 1) != 0;
  }

  @Override
  public int min(int column) {
    return next(column, 0);
  }

  @Override
  public int max(int column) {
    int word = words - 1;
    while (bits[column * words + word] == 0) {
      word--;
    }
    return (word + 1) * Long.SIZE - 1 - Long.numberOfLeadingZeros(bits[column * words + word]);
  }

  @Override
  public int next(int column, int from) {
    for (int word = from / Long.SIZE; word < words; word++) {
      long rest = bits[column * words + word];
      if (word == from / Long.SIZE) {
        rest &= -1L << from;
      }
      if (rest != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(rest);
      }
    }
    return -1;
  }

  @Override
  public List<RowDomain> toDomains() {
    return IntStream.range(0, n)
        .mapToObj(
            column ->
                RowDomain.ofBits(Arrays.copyOfRange(bits, column * words, (column + 1) * words)))
        .toList();
  }
}
