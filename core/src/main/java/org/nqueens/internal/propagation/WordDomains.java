package org.nqueens.internal.propagation;

import java.util.Arrays;
import java.util.List;
import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.internal.constraint.CompiledConstraints;
import org.nqueens.internal.constraint.CompiledConstraints.TakenValue;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.ValueIndex;
import org.nqueens.search.Propagation;

/**
 * The domains of up to 64 columns, one word for each: bit r is row r. They are propagated by value
 * elimination and, at the level of coverage, by the assignment of the values that must be taken.
 *
 * <p>The queen of a column with one row removes the rows that it attacks from the other domains
 * (forward checking: Haralick and Elliott, <i>Increasing tree search efficiency for constraint
 * satisfaction problems</i>, 1980). A row, or another value that must be taken, that is in the
 * domain of one column only is assigned to this column.
 *
 * <p>The order is the same as in {@link ConsistentDomains}, so the two stores name the same rule at
 * a failure. All queens attack, in the order of their columns. Then the values of one rule after
 * the other are assigned; once a rule has assigned a value, queens attack again. If an attack takes
 * the last column of a row, the propagation ends after this attack.
 *
 * <p>A state is n + 2 words: the domains, the set of columns with queens that have not attacked
 * yet, and the rows of the queens that have attacked. To copy a state of up to 66 words in {@link
 * #push} costs less than to record every change. A search takes a tenth of the time that it takes
 * with {@link ConsistentDomains}. For one thread.
 */
public final class WordDomains implements Domains {
  private final int n;
  private final int stride;
  private final AttackTable attacks;
  private final List<ValueIndex> indexes;

  /** The number of the rule of the rows; -1 if none. */
  private final int rowsRule;

  /** All rows if the rows are a permutation, otherwise none. */
  private final long mustBeTaken;

  /** The other values that must be taken, in the order of their rules. */
  private final TakenValue[] values;

  /** How many of these values have a rule before the rule of the rows. */
  private final int beforeRows;

  /** The saved states, then the current state. */
  private long[] words;

  private int top;

  /** The columns with one row and a queen that has not attacked yet. */
  private long pending;

  /** The rows in the domain of exactly one column without a queen, at the latest count. */
  private long once;

  /** Whether a value that must be taken has changed a domain. */
  private boolean changed;

  /** The column of the queen that attacked all rows of another column; -1 if a rule failed. */
  private int failedQueen;

  /** The rule with a value that must be taken and has no column left. */
  private int failedRule;

  /** Copies the domains of a model without an empty domain; the level is VALUE or COVERAGE. */
  public WordDomains(QueensModel model, Propagation level) {
    CompiledConstraints compiled = CompiledConstraints.of(model);
    boolean covers = level == Propagation.COVERAGE;
    n = model.size();
    stride = n + 2;
    attacks = compiled.attacks();
    indexes = compiled.indexes();
    rowsRule = compiled.rowsRule();
    mustBeTaken = covers && rowsRule >= 0 ? -1L >>> Long.SIZE - n : 0;
    values = covers ? compiled.takenValues().toArray(TakenValue[]::new) : new TakenValue[0];
    int before = 0;
    while (before < values.length && values[before].rule() < rowsRule) {
      before++;
    }
    beforeRows = before;
    words = new long[stride * (n + 1)];
    words[n] = -1L >>> Long.SIZE - n;
    for (int column = 0; column < n; column++) {
      set(column, model.domain(column).toLongArray()[0]);
    }
  }

  @Override
  public void push() {
    int next = top + stride;
    if (next + stride > words.length) {
      words = Arrays.copyOf(words, 2 * words.length);
    }
    System.arraycopy(words, top, words, next, stride);
    top = next;
  }

  @Override
  public void pop() {
    top -= stride;
    pending = 0;
  }

  @Override
  public void restrict(int column, int low, int high) {
    set(column, words[top + column] & -1L << low & -1L >>> Long.SIZE - 1 - high);
  }

  @Override
  public void remove(int column, int row) {
    set(column, words[top + column] & ~(1L << row));
  }

  /** Places a queen, which alone attacks; false if its row, or each row of a column, is removed. */
  public boolean place(int column, int row) {
    if (!contains(column, row)) {
      return false;
    }
    words[top + column] = 1L << row;
    words[top + n] &= ~(1L << column);
    words[top + n + 1] |= 1L << row;
    boolean alive = true;
    for (int other = 0; other < n; other++) {
      set(other, words[top + other] & ~attacks.attacked(column, row, other));
      alive &= words[top + other] != 0;
    }
    pending &= words[top + n];
    return alive;
  }

  private void set(int column, long rows) {
    words[top + column] = rows;
    if ((rows & rows - 1) == 0) {
      pending |= 1L << column;
    }
  }

  @Override
  public boolean propagate() {
    boolean alive;
    do {
      changed = false;
      alive = (pending == 0 ? countRows() : attack()) && cover();
    } while (alive && changed);
    return alive;
  }

  /** Counts the domains that have each row; false if a row that must be taken is in none. */
  private boolean countRows() {
    long inOne = 0;
    long inTwo = 0;
    for (long rest = words[top + n]; rest != 0; rest &= rest - 1) {
      long rows = words[top + Long.numberOfTrailingZeros(rest)];
      inTwo |= inOne & rows;
      inOne |= rows;
    }
    once = inOne & ~inTwo;
    return isKept((mustBeTaken & ~(inOne | words[top + n + 1])) == 0, rowsRule);
  }

  /**
   * Lets the pending queens attack; false if one attacks all rows of a column, which keeps them, or
   * if a row that must be taken is in no domain. The columns with one row are found without a
   * branch, which would often be mispredicted: {@code x - 1 & ~x} has the sign bit for 0 only.
   */
  private boolean attack() {
    long[] state = words;
    long open = state[top + n];
    long taken = state[top + n + 1];
    while (pending != 0) {
      int column = Long.numberOfTrailingZeros(pending);
      int row = Long.numberOfTrailingZeros(state[top + column]);
      open &= ~(1L << column);
      taken |= 1L << row;
      long lone = 0;
      long inOne = 0;
      long inTwo = 0;
      for (long rest = open; rest != 0; rest &= rest - 1) {
        int other = Long.numberOfTrailingZeros(rest);
        long rows = state[top + other] & ~attacks.attacked(column, row, other);
        if (rows == 0) {
          failedQueen = column; // whose attack #failedRule repeats, rule by rule
          return false;
        }
        state[top + other] = rows;
        long others = rows & rows - 1;
        lone |= ((others - 1 & ~others) >>> Long.SIZE - 1) << other;
        inTwo |= inOne & rows;
        inOne |= rows;
      }
      if ((mustBeTaken & ~(inOne | taken)) != 0) {
        return isKept(false, rowsRule);
      }
      pending = pending & open | lone;
      once = inOne & ~inTwo;
    }
    state[top + n] = open;
    state[top + n + 1] = taken;
    return true;
  }

  /**
   * Assigns the values of one rule after the other to their only columns, until a rule has changed
   * a domain; false if a value has no column.
   */
  private boolean cover() {
    return cover(0, beforeRows)
        && (changed || mustBeTaken == 0 || coverRows())
        && (changed || cover(beforeRows, values.length));
  }

  private boolean cover(int from, int to) {
    for (int i = from; i < to; i++) {
      if (changed && values[i].rule() != values[i - 1].rule()) {
        return true;
      }
      if (!cover(values[i])) {
        return false;
      }
    }
    return true;
  }

  /** Assigns rows to their only columns, from row 0 up; false if a row has no column. */
  private boolean coverRows() {
    for (long single = once; single != 0; ) {
      long row = single & -single;
      int column = 0;
      long inOne = 0;
      long inTwo = 0;
      for (long rest = words[top + n]; rest != 0; rest &= rest - 1) {
        int other = Long.numberOfTrailingZeros(rest);
        long rows = words[top + other];
        if ((rows & row) != 0) {
          column = other;
        } else {
          inTwo |= inOne & rows;
          inOne |= rows;
        }
      }
      long above = words[top + column] & -(row << 1);
      if ((above & ~inOne) != 0) {
        return isKept(false, rowsRule);
      }
      single = single ^ row | above & ~inTwo;
      change(column, row);
    }
    return true;
  }

  private boolean cover(TakenValue value) {
    int takers = 0;
    int taker = 0;
    for (int i = 0; i < value.columns().length && takers < 2; i++) {
      if ((words[top + value.columns()[i]] & value.rows()[i]) != 0) {
        takers++;
        taker = i;
      }
    }
    if (takers == 1) {
      int column = value.columns()[taker];
      change(column, words[top + column] & value.rows()[taker]);
    }
    return isKept(takers > 0, value.rule());
  }

  /** Notes the rule of values if the propagation fails by it. */
  private boolean isKept(boolean kept, int rule) {
    if (!kept) {
      failedQueen = -1;
      failedRule = rule;
    }
    return kept;
  }

  private void change(int column, long rows) {
    if (words[top + column] != rows) {
      changed = true;
      set(column, rows);
    }
  }

  @Override
  public int failedRule() {
    return failedQueen < 0 ? failedRule : failedRuleOfQueen();
  }

  /** The first rule that lets the queen remove the last row of a column. */
  private int failedRuleOfQueen() {
    int row = Long.numberOfTrailingZeros(words[top + failedQueen]);
    int first = indexes.size();
    for (long rest = words[top + n]; rest != 0; rest &= rest - 1) {
      int column = Long.numberOfTrailingZeros(rest);
      long rows = words[top + column];
      if ((rows & ~attacks.attacked(failedQueen, row, column)) == 0) {
        first = failedRule(column, rows, row, first);
      }
    }
    return first;
  }

  /** The first rule before an end that, with the rules before it, removes all rows of a column. */
  private int failedRule(int column, long rows, int row, int end) {
    long left = rows;
    for (int number = 0; number < end; number++) {
      ValueIndex index = indexes.get(number);
      int queen = index.viewOf(failedQueen);
      int view = queen < 0 ? -1 : index.viewOf(column);
      if (view >= 0) {
        left &= ~AttackTable.rows(index, view, index.valueAt(queen, row));
        if (left == 0) {
          return number;
        }
      }
    }
    return end;
  }

  @Override
  public int unbound() {
    return Long.bitCount(words[top + n]);
  }

  /** The columns whose queens have not attacked; once propagated, those with several rows. */
  public long open() {
    return words[top + n];
  }

  /** The rows left in a column as bits. */
  public long rows(int column) {
    return words[top + column];
  }

  public long[] rows() {
    return Arrays.copyOfRange(words, top, top + n);
  }

  @Override
  public List<RowDomain> toDomains() {
    return Arrays.stream(words, top, top + n).mapToObj(RowDomain::ofBits).toList();
  }

  @Override
  public int size() {
    return n;
  }

  @Override
  public int domainSize(int column) {
    return Long.bitCount(words[top + column]);
  }

  @Override
  public boolean isBound(int column) {
    long rows = words[top + column];
    return (rows & rows - 1) == 0;
  }

  @Override
  public boolean contains(int column, int row) {
    return row >= 0 && row < n && (words[top + column] >>> row & 1) != 0;
  }

  @Override
  public int min(int column) {
    return Long.numberOfTrailingZeros(words[top + column]);
  }

  @Override
  public int max(int column) {
    return Long.SIZE - 1 - Long.numberOfLeadingZeros(words[top + column]);
  }

  @Override
  public int next(int column, int from) {
    long rest = from >= n ? 0 : words[top + column] & -1L << from;
    return rest == 0 ? -1 : Long.numberOfTrailingZeros(rest);
  }

  @Override
  public int smallestDomain() {
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
