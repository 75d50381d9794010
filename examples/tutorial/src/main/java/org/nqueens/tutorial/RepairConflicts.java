package org.nqueens.tutorial;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;

/**
 * Local search by min-conflicts: all queens stand, and one that is attacked moves within its column
 * to a row where the fewest others attack it. S. Minton, M. D. Johnston, A. B. Philips and P.
 * Laird, <i>Minimizing conflicts</i>, Artificial Intelligence 58 (1992).
 */
public final class RepairConflicts {
  private final QueensModel model;
  private final List<ValueIndex> rules;
  private final Random random;
  private final int[] rows;
  private int steps;
  private int starts;

  private RepairConflicts(QueensModel model, long seed) {
    this.model = model;
    rules = ValueIndex.of(model);
    random = new Random(seed);
    rows = new int[model.size()];
  }

  /** How often the queens of the first columns attack a square, by any rule. */
  private int conflicts(int column, int row, int columns) {
    int conflicts = 0;
    for (ValueIndex rule : rules) {
      int view = rule.viewOf(column);
      int value = view < 0 ? 0 : rule.valueAt(view, row);
      for (int other = 0; view >= 0 && other < rule.viewCount(); other++) {
        int at = rule.column(other);
        boolean stands = at != column && at < columns;
        conflicts += stands && rule.valueAt(other, rows[at]) == value ? 1 : 0;
      }
    }
    return conflicts;
  }

  /** Moves the queen of a column to one of the rows with the fewest conflicts, by chance. */
  private void move(int column, int columns) {
    int[] domain = model.domain(column).rows().toArray();
    int[] counts = IntStream.of(domain).map(row -> conflicts(column, row, columns)).toArray();
    int fewest = IntStream.of(counts).min().orElseThrow();
    int[] best = IntStream.range(0, domain.length).filter(i -> counts[i] == fewest).toArray();
    rows[column] = domain[best[random.nextInt(best.length)]];
  }

  /** Repairs until no queen is attacked; begins again after every 100 steps. */
  private void repair() {
    int n = rows.length;
    for (int step = 0; ; step++) {
      if (step % 100 == 0) {
        IntStream.range(0, n).forEach(column -> move(column, column));
        starts++;
      }
      int[] attacked =
          IntStream.range(0, n).filter(column -> conflicts(column, rows[column], n) > 0).toArray();
      if (attacked.length == 0) {
        return;
      }
      move(attacked[random.nextInt(attacked.length)], n);
      steps++;
    }
  }

  /** Runs the example. */
  public static void main(String[] args) {
    for (int n : new int[] {8, 16, 32, 64}) {
      RepairConflicts search = new RepairConflicts(QueensModel.of(n), n);
      IntStream.range(0, 20).forEach(run -> search.repair());
      System.out.printf(
          "%s queens, 20 runs: %s steps, %s starts%n", n, search.steps, search.starts);
    }
  }
}
