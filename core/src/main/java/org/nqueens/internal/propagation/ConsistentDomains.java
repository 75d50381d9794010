package org.nqueens.internal.propagation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
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
 * <p>Value elimination comes first. The queen of the first column that has not attacked yet attacks
 * by one constraint after the other, in the order of the model. When no queen is left, the
 * propagators of the level are asked, in the order of the model, until one removes a row. The order
 * fixes the events; the fixed point does not depend on it.
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

  /** By column: its view in each constraint that reads it, in the order of the model. */
  private final List<List<Member>> members;

  private final List<Propagator> propagators;

  /** The view of a constraint that reads a column. */
  private record Member(ValueIndex index, int view) {}

  /** The columns with one row whose queens have not attacked yet. */
  private final BitSet pending = new BitSet();

  /** The squares looked at since the latest poll. */
  private int looks;

  /** Whether a poll has told to stop. */
  private boolean stopped;

  /** The constraint that was propagated last; after a failure, the constraint that failed. */
  private @Nullable ValueIndex latest;

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
    members = Stream.<List<Member>>generate(ArrayList::new).limit(model.size()).toList();
    for (ValueIndex index : indexes) {
      for (int view = 0; view < index.viewCount(); view++) {
        members.get(index.column(view)).add(new Member(index, view));
      }
    }
    propagators =
        switch (level) {
          case VALUE, UNSPECIFIED -> List.of();
          case BOUNDS -> indexes.stream().<Propagator>map(BoundsConsistency::new).toList();
          case DOMAIN -> indexes.stream().<Propagator>map(DomainConsistency::new).toList();
          case COVERAGE ->
              indexes.stream()
                  .filter(index -> CompiledConstraints.isTaken(index, n))
                  .<Propagator>map(LastPlaces::new)
                  .toList();
        };
    attackAgain();
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

  /**
   * Removes a row for a cause.
   *
   * @return false if the domain is empty now, which the listener hears
   */
  boolean remove(int column, int row, Cause cause) {
    if (!contains(column, row)) {
      return true;
    }
    boolean left = remove(column, row / Long.SIZE, 1L << row);
    listener.pruned(column, row, cause);
    return left || fail(new Failure.EmptyColumn(column));
  }

  /** Tells whether a view can take a value. */
  boolean canTake(ValueIndex index, int view, int value) {
    int row = index.first(view, value);
    while (row >= 0 && !contains(index.column(view), row)) {
      row = index.next(view, row);
      looks++;
    }
    return row >= 0;
  }

  /** Reports a failure; false. */
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
    Effect effect = Effect.PRUNED;
    while (effect == Effect.PRUNED) {
      if (!attack()) {
        return false;
      }
      effect = Effect.NONE;
      for (int i = 0; i < propagators.size() && effect == Effect.NONE; i++) {
        latest = propagators.get(i).index;
        effect = isStopped() ? Effect.FAILED : propagators.get(i).propagate(this);
      }
    }
    if (effect == Effect.NONE) {
      listener.propagated(this);
    }
    return effect == Effect.NONE;
  }

  @Override
  public int failedRule() {
    return isRowLost ? rowsRule : latest == null ? -1 : indexes.indexOf(latest);
  }

  /** Lets the pending queens attack; false if a domain is empty or the search is to stop. */
  private boolean attack() {
    if (pending.isEmpty()) {
      lookForRows();
    }
    for (int column = pending.nextSetBit(0); column >= 0; column = pending.nextSetBit(0)) {
      pending.clear(column);
      int row = min(column);
      for (Member member : members.get(column)) {
        latest = member.index;
        if (!attack(member.index, member.view, column, row)) {
          return false;
        }
      }
      lookForRows();
    }
    return true;
  }

  /**
   * Notes whether a row has no column. {@link WordDomains} fails there, but the listener hears this
   * propagation to its end, and the failure may be of another rule.
   */
  private void lookForRows() {
    if (rowsRule >= 0) {
      long rows = 0;
      for (long domain : bits) {
        rows |= domain;
      }
      isRowLost |= rows != -1L >>> Long.SIZE - n;
    }
  }

  private boolean attack(ValueIndex index, int attacker, int column, int row) {
    int value = index.valueAt(attacker, row);
    Cause cause = new Cause.Attacked(index.constraint().name(), column, row);
    for (int view = 0; view < index.viewCount(); view++) {
      int other = view == attacker ? -1 : index.first(view, value);
      while (other >= 0) {
        if (!remove(index.column(view), other, cause)) {
          return false;
        }
        other = index.next(view, other);
        looks++;
      }
      if (isStoppedAfter(1)) {
        return false;
      }
    }
    return true;
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

  /**
   * Removes the rows of a mask from one word of a column's domain.
   *
   * @return false if the domain is empty now
   */
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
