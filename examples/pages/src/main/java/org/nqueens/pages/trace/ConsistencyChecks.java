package org.nqueens.pages.trace;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;
import org.nqueens.search.Propagation;
import org.nqueens.trace.Cause;

/**
 * The squares tried and the consistency checks of a search, as textbooks count them. A check
 * compares two squares. Plain backtracking compares a new queen with the queens that stand, in the
 * order of their columns, up to the first attack. Forward checking compares it with each row left
 * in each column without a queen, up to the first column that loses all rows: R. M. Haralick and G.
 * L. Elliott, <i>Increasing tree search efficiency for constraint satisfaction problems</i>,
 * Artificial Intelligence 14 (1980). The work of each node is done again on its domains, for boards
 * of up to 64 columns. Not thread-safe.
 */
final class ConsistencyChecks {
  private final int n;
  private final boolean looksAhead;

  /** By square and other column: the attacked rows. */
  private final long[] attacked;

  /** The domains at the end of each node of the path, without rows before the root. */
  private final List<long[]> ends = new ArrayList<>();

  /** The domains of the current node after its decision. */
  private long[] decided;

  private long tried;
  private long checks;

  ConsistencyChecks(QueensModel model, Propagation level) {
    n = model.size();
    looksAhead = level == Propagation.VALUE;
    attacked = new long[n * n * n];
    ValueIndex.of(model).forEach(this::addAttacks);
    decided = model.domains().stream().mapToLong(rows -> rows.toLongArray()[0]).toArray();
    ends.add(new long[n]);
    ends.add(decided.clone());
  }

  static boolean canCount(QueensModel model, Propagation level) {
    return (level == Propagation.NONE || level == Propagation.VALUE)
        && model.size() <= Long.SIZE
        && model.domains().stream().noneMatch(rows -> rows.isEmpty());
  }

  private void addAttacks(ValueIndex rule) {
    for (int view = 0; view < rule.viewCount(); view++) {
      int column = rule.column(view);
      for (int row = 0; row < n; row++) {
        int square = (column * n + row) * n;
        rule.forEachSquare(
            rule.valueAt(view, row),
            (other, at) -> attacked[square + other] |= other == column ? 0 : 1L << at);
      }
    }
  }

  /** Goes back by some nodes, and from there to a child. */
  void branched(int back) {
    ends.subList(ends.size() - back, ends.size()).clear();
    decided = ends.get(ends.size() - 1).clone();
    ends.add(decided.clone());
  }

  void pruned(int column, int row, Cause cause) {
    ends.get(ends.size() - 1)[column] &= ~(1L << row);
    if (cause instanceof Cause.Decided) {
      decided[column] &= ~(1L << row);
    }
  }

  /** Counts the work of the current node, at its end. */
  void ended() {
    long[] before = ends.get(ends.size() - 2);
    BitSet standing = new BitSet();
    for (int column = 0; column < n; column++) {
      standing.set(column, Long.bitCount(before[column]) == 1);
    }
    boolean isConsistent = true;
    for (int queen = nextQueen(standing); queen >= 0 && isConsistent; ) {
      tried++;
      standing.set(queen);
      isConsistent = compare(queen, standing);
      queen = nextQueen(standing);
    }
  }

  /** The first column whose queen is new; -1 if there is none. */
  private int nextQueen(BitSet standing) {
    int column = standing.nextClearBit(0);
    while (column < n && Long.bitCount(decided[column]) != 1) {
      column = standing.nextClearBit(column + 1);
    }
    return column < n ? column : -1;
  }

  /** Compares a new queen with others; false if it leaves a column without rows. */
  private boolean compare(int queen, BitSet standing) {
    int square = (queen * n + Long.numberOfTrailingZeros(decided[queen])) * n;
    for (int other = 0; other < n; other++) {
      if (other != queen && standing.get(other) != looksAhead) {
        checks += Long.bitCount(decided[other]);
        decided[other] &= ~attacked[square + other];
        if (decided[other] == 0) {
          return false;
        }
      }
    }
    return true;
  }

  long tried() {
    return tried;
  }

  long checks() {
    return checks;
  }
}
