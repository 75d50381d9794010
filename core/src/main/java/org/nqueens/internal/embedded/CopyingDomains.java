package org.nqueens.internal.embedded;

import java.util.Arrays;
import java.util.List;
import org.nqueens.model.AttackTable;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * The domains of up to 64 columns, a word each: bit r is row r.
 *
 * <p>A column that is down to one row has its queen, and what that attacks leaves the other domains
 * (forward checking: Haralick and Elliott, <i>Increasing tree search efficiency for constraint
 * satisfaction problems</i>, 1980); a row, or another value that must be taken, that is down to one
 * column is given to it.
 *
 * <p>A state is n + 2 words: the domains, the set of columns whose queens have not attacked yet,
 * and the rows of those that have. To keep a state is to copy it, which for so few words costs less
 * than a record of every change.
 */
final class CopyingDomains implements Domains {
  private final int n;
  private final int stride;
  private final AttackTable attacks;
  private final PermutationValues coverage;

  /** All rows, if none can be left out; else none. */
  private final long mustBeTaken;

  /** The states kept, from the first on, and behind them the state now. */
  private long[] words;

  /** Where the state now begins. */
  private int top;

  /** The columns that have come down to one row and whose queens have not attacked yet. */
  private long pending;

  /** The rows that were in the domain of only one column without a queen, when last looked at. */
  private long once;

  /** Whether a value that must be taken has changed a domain. */
  private boolean changed;

  CopyingDomains(QueensModel model) {
    CompiledRules rules = CompiledRules.of(model);
    n = model.size();
    stride = n + 2;
    attacks = rules.attacks();
    coverage = rules.coverage();
    mustBeTaken = coverage.ofRows() ? -1L >>> Long.SIZE - n : 0;
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
      alive = (pending == 0 ? look() : attack()) && cover();
    } while (alive && changed);
    return alive;
  }

  /** Looks in how many domains each row is; false if one that must be taken is in none. */
  private boolean look() {
    long inOne = 0;
    long inTwo = 0;
    for (long rest = words[top + n]; rest != 0; rest &= rest - 1) {
      long rows = words[top + Long.numberOfTrailingZeros(rest)];
      inTwo |= inOne & rows;
      inOne |= rows;
    }
    once = inOne & ~inTwo;
    return (mustBeTaken & ~(inOne | words[top + n + 1])) == 0;
  }

  /**
   * Lets the queens attack that have not yet; false if a domain is empty or a row that must be
   * taken is in none. To tell which columns are down to one row takes no branch, as that would
   * often be guessed wrong: with one first fail takes 1.2 times as long. {@code x - 1 & ~x} has the
   * sign bit for 0 only.
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
        state[top + other] = rows;
        long others = rows & rows - 1;
        if (rows == 0) {
          return false;
        }
        lone |= ((others - 1 & ~others) >>> Long.SIZE - 1) << other;
        inTwo |= inOne & rows;
        inOne |= rows;
      }
      if ((mustBeTaken & ~(inOne | taken)) != 0) {
        return false;
      }
      pending = pending & open | lone;
      once = inOne & ~inTwo;
    }
    state[top + n] = open;
    state[top + n + 1] = taken;
    return true;
  }

  /** Gives values that must be taken to the only columns left for them; false if one has none. */
  private boolean cover() {
    if (mustBeTaken != 0 && !coverRows()) {
      return false;
    }
    for (PermutationValues.Value value : coverage.values()) {
      if (!cover(value)) {
        return false;
      }
    }
    return true;
  }

  /** Gives rows to the only columns that have them; false if a column would need two. */
  private boolean coverRows() {
    long single = once;
    for (long rest = words[top + n]; single != 0; rest &= rest - 1) {
      int column = Long.numberOfTrailingZeros(rest);
      long mine = words[top + column] & single;
      if ((mine & mine - 1) != 0) {
        return false;
      }
      if (mine != 0) {
        single ^= mine;
        change(column, mine);
      }
    }
    return true;
  }

  private boolean cover(PermutationValues.Value value) {
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
    return takers > 0;
  }

  private void change(int column, long rows) {
    if (words[top + column] != rows) {
      changed = true;
      set(column, rows);
    }
  }

  @Override
  public int unbound() {
    return Long.bitCount(words[top + n]);
  }

  /** The columns whose queens have not attacked yet; once propagated, those with several rows. */
  long open() {
    return words[top + n];
  }

  /** Copies the domain of each column, a word each. */
  void copyTo(long[] domains) {
    System.arraycopy(words, top, domains, 0, n);
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
