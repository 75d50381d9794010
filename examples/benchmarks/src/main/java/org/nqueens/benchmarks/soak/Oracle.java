package org.nqueens.benchmarks.soak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.View;

/**
 * An independent solver of small models, by backtracking with the smallest domain first. It reads
 * domains and views only and shares no search code with the library.
 */
final class Oracle {
  /** The limit beyond which a model counts as too hard. */
  private static final int MAX_NODES = 200_000;

  private final int n;
  private final int most;
  private final Attacks attacks;
  private final List<Placement> found = new ArrayList<>();
  private int nodes;

  /**
   * The solutions found.
   *
   * @param solutions in lexicographic order
   * @param complete true if these are all
   */
  record Answer(List<Placement> solutions, boolean complete) {}

  private Oracle(QueensModel model, int most) {
    this.n = model.size();
    this.most = most;
    this.attacks = Attacks.of(model);
  }

  /**
   * Solves a model of at most 64 columns.
   *
   * @param model the model
   * @param most the maximum number of solutions to find
   * @return the solutions; not complete if there are more, or the search would take too long
   */
  static Answer solve(QueensModel model, int most) {
    Oracle oracle = new Oracle(model, most);
    long[] rows = oracle.attacks.allowed().clone();
    boolean complete = oracle.below(rows, new int[oracle.n], -1L >>> Long.SIZE - oracle.n);
    Collections.sort(oracle.found);
    return new Answer(List.copyOf(oracle.found), complete);
  }

  /** Finds the solutions of a subtree; false if it has to give up. */
  private boolean below(long[] rows, int[] queens, long open) {
    if (open == 0) {
      if (found.size() < most) {
        found.add(Placement.of(queens));
        return true;
      }
      return false;
    }
    if (++nodes > MAX_NODES) {
      return false;
    }
    int column = fewest(rows, open);
    long others = open & ~(1L << column);
    for (long left = rows[column]; left != 0; left &= left - 1) {
      int row = Long.numberOfTrailingZeros(left);
      queens[column] = row;
      long[] next = rows.clone();
      for (int other = 0; other < n; other++) {
        next[other] &= ~attacks.of(column, row)[other];
      }
      if (!below(next, queens, others)) {
        return false;
      }
    }
    return true;
  }

  private static int fewest(long[] rows, long open) {
    int fewest = Long.numberOfTrailingZeros(open);
    for (long columns = open; columns != 0; columns &= columns - 1) {
      int column = Long.numberOfTrailingZeros(columns);
      if (Long.bitCount(rows[column]) < Long.bitCount(rows[fewest])) {
        fewest = column;
      }
    }
    return fewest;
  }

  /**
   * The attacks between squares, with rows as bits.
   *
   * @param allowed the rows of each column's domain
   * @param table of a column and a row, the rows attacked in each column
   */
  record Attacks(long[] allowed, long[][][] table) {

    static Attacks of(QueensModel model) {
      int n = model.size();
      long[] allowed = new long[n];
      for (int column = 0; column < n; column++) {
        for (int row = 0; row < n; row++) {
          if (model.domains().get(column).contains(row)) {
            allowed[column] |= 1L << row;
          }
        }
      }
      long[][][] table = new long[n][n][n];
      model.constraints().forEach(constraint -> add(constraint, table));
      return new Attacks(allowed, table);
    }

    private static void add(AllDifferent constraint, long[][][] table) {
      for (View other : constraint.views()) {
        Map<Integer, Long> rowsByValue = new HashMap<>();
        for (int row = 0; row < table.length; row++) {
          rowsByValue.merge(other.valueAt(row), 1L << row, (one, two) -> one | two);
        }
        for (View view : constraint.views()) {
          for (int row = 0; row < table.length && view.column() != other.column(); row++) {
            table[view.column()][row][other.column()] |=
                rowsByValue.getOrDefault(view.valueAt(row), 0L);
          }
        }
      }
    }

    long[] of(int column, int row) {
      return table[column][row];
    }

    /** True if two allowed squares cannot both have a queen. */
    boolean exclude(int column, int row, int otherColumn, int otherRow) {
      return column == otherColumn
          ? row != otherRow
          : (table[column][row][otherColumn] >>> otherRow & 1) != 0;
    }

    boolean allows(int column, int row) {
      return (allowed[column] >>> row & 1) != 0;
    }
  }
}
