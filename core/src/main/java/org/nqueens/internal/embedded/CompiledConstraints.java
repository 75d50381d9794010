package org.nqueens.internal.embedded;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.internal.constraint.Slopes;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;

/**
 * What the engine derives from the constraints of a model: the kind of the board at once, tables
 * when they are asked for. Safe for use by many threads.
 */
final class CompiledConstraints {
  /**
   * The constraints compiled last. The parts of a split model share one list instance of
   * constraints, by which these are found again; compiling takes longer than searching a part.
   */
  private static volatile SoftReference<CompiledConstraints> latest = new SoftReference<>(null);

  private final List<AllDifferent> constraints;
  private final int size;
  private final Optional<Set<Integer>> slopes;

  // Guarded by this.
  private @Nullable List<ValueIndex> indexes;

  private @Nullable Tables tables;

  /**
   * The tables of words of a board of up to 64 columns.
   *
   * @param attacks the squares that a queen attacks
   * @param permutations the values that every solution takes
   */
  record Tables(AttackTable attacks, PermutationValues permutations) {}

  private CompiledConstraints(QueensModel model) {
    constraints = model.constraints();
    size = model.size();
    slopes = Slopes.of(model);
  }

  static CompiledConstraints of(QueensModel model) {
    CompiledConstraints made = latest.get();
    if (made == null || made.constraints != model.constraints() || made.size != model.size()) {
      made = new CompiledConstraints(model);
      latest = new SoftReference<>(made);
    }
    return made;
  }

  /** The slopes of the lines; empty if a constraint is not of lines. */
  Optional<Set<Integer>> slopes() {
    return slopes;
  }

  /** The tables, of up to 64 columns. */
  synchronized Tables tables() {
    if (tables == null) {
      tables = new Tables(AttackTable.of(indexes(), size), PermutationValues.of(indexes(), size));
    }
    return tables;
  }

  /** The squares of each value of each constraint, of any number of columns. */
  synchronized List<ValueIndex> indexes() {
    if (indexes == null) {
      indexes = constraints.stream().map(constraint -> ValueIndex.of(constraint, size)).toList();
    }
    return indexes;
  }
}
