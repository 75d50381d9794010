package org.nqueens.internal.embedded;

import java.util.List;
import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;

/**
 * Propagation on the domains of up to 64 columns: forward checking, and assignment of the values
 * that must be taken.
 *
 * <p>The queen of a column with one row removes the rows that it attacks from the other domains
 * (Haralick and Elliott, <i>Increasing tree search efficiency for constraint satisfaction
 * problems</i>, 1980). A row, or another value that must be taken, that is in the domain of one
 * column only is assigned to this column.
 */
final class ForwardChecking extends CopyingDomains {
  private final AttackTable attacks;
  private final List<ValueIndex> indexes;
  private final PermutationValues permutations;

  /** All rows if the rows are a permutation, else none. */
  private final long mustBeTaken;

  /** The rows in the domain of exactly one column without a queen, at the latest count. */
  private long once;

  // The latest failure: a queen that left a column none of its rows, or a rule of values.
  private int failedQueen;
  private int failedColumn;
  private long failedRows;
  private int failedRule;

  /** Whether a value that must be taken has changed a domain. */
  private boolean changed;

  ForwardChecking(QueensModel model) {
    this(model, CompiledConstraints.of(model).tables().permutations());
  }

  private ForwardChecking(QueensModel model, PermutationValues permutations) {
    super(model);
    CompiledConstraints compiled = CompiledConstraints.of(model);
    attacks = compiled.tables().attacks();
    indexes = compiled.indexes();
    this.permutations = permutations;
    mustBeTaken = permutations.ofRows() ? -1L >>> Long.SIZE - n : 0;
  }

  /** Forward checking alone. */
  static ForwardChecking ofValues(QueensModel model) {
    return new ForwardChecking(model, PermutationValues.NONE);
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
    return isKept((mustBeTaken & ~(inOne | words[top + n + 1])) == 0, permutations.rule());
  }

  /**
   * Lets the pending queens attack; false if a domain is empty or a row that must be taken is in
   * none. The columns with one row are found without a branch, which would often be mispredicted:
   * {@code x - 1 & ~x} has the sign bit for 0 only.
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
        long before = state[top + other];
        long rows = before & ~attacks.attacked(column, row, other);
        state[top + other] = rows;
        long others = rows & rows - 1;
        if (rows == 0) {
          failedQueen = column;
          failedColumn = other;
          failedRows = before;
          return false;
        }
        lone |= ((others - 1 & ~others) >>> Long.SIZE - 1) << other;
        inTwo |= inOne & rows;
        inOne |= rows;
      }
      if ((mustBeTaken & ~(inOne | taken)) != 0) {
        failedColumn = -1;
        failedRule = permutations.rule();
        return false;
      }
      pending = pending & open | lone;
      once = inOne & ~inTwo;
    }
    state[top + n] = open;
    state[top + n + 1] = taken;
    return true;
  }

  /** Assigns values that must be taken to their only columns; false if a value has no column. */
  private boolean cover() {
    if (mustBeTaken != 0 && !coverRows()) {
      return false;
    }
    for (PermutationValues.Value value : permutations.values()) {
      if (!cover(value)) {
        return false;
      }
    }
    return true;
  }

  /** Assigns rows to their only columns; false if a column would need two rows. */
  private boolean coverRows() {
    long single = once;
    for (long rest = words[top + n]; single != 0; rest &= rest - 1) {
      int column = Long.numberOfTrailingZeros(rest);
      long mine = words[top + column] & single;
      if ((mine & mine - 1) != 0) {
        return isKept(false, permutations.rule());
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
    return isKept(takers > 0, value.rule());
  }

  /** Notes the rule of values by which the propagation fails, if it does. */
  private boolean isKept(boolean kept, int rule) {
    if (!kept) {
      failedColumn = -1;
      failedRule = rule;
    }
    return kept;
  }

  /** The first rule by which the last queen removed a row from the column that it left empty. */
  @Override
  public int failedRule() {
    if (failedColumn < 0) {
      return failedRule;
    }
    int row = Long.numberOfTrailingZeros(words[top + failedQueen]);
    for (int number = 0; number < indexes.size(); number++) {
      ValueIndex index = indexes.get(number);
      int queen = index.viewOf(failedQueen);
      int view = index.viewOf(failedColumn);
      int value = queen < 0 || view < 0 ? 0 : index.valueAt(queen, row);
      int attacked = queen < 0 || view < 0 ? -1 : index.first(view, value);
      for (; attacked >= 0; attacked = index.next(view, attacked)) {
        if ((failedRows >>> attacked & 1) != 0) {
          return number;
        }
      }
    }
    throw new IllegalStateException("a queen attacks by a rule");
  }

  private void change(int column, long rows) {
    if (words[top + column] != rows) {
      changed = true;
      set(column, rows);
    }
  }
}
