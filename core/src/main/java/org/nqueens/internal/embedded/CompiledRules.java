package org.nqueens.internal.embedded;

import java.lang.ref.SoftReference;
import java.util.List;
import org.nqueens.internal.constraint.AttackTable;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;

/**
 * The constraints of a model of up to 64 columns as tables of words.
 *
 * @param constraints the constraints
 * @param size the size of the board
 * @param attacks the squares that a queen attacks
 * @param permutations the values that every solution takes
 */
record CompiledRules(
    List<AllDifferent> constraints, int size, AttackTable attacks, PermutationValues permutations) {

  /**
   * The rules compiled last. The parts of a split model share one list instance of constraints, by
   * which these rules are found again; compiling takes longer than searching a part.
   */
  private static volatile SoftReference<CompiledRules> latest = new SoftReference<>(null);

  static CompiledRules of(QueensModel model) {
    CompiledRules made = latest.get();
    if (made == null || made.constraints != model.constraints() || made.size != model.size()) {
      int n = model.size();
      List<ValueIndex> indexes = ValueIndex.of(model);
      made =
          new CompiledRules(
              model.constraints(), n, AttackTable.of(indexes, n), PermutationValues.of(indexes, n));
      latest = new SoftReference<>(made);
    }
    return made;
  }
}
