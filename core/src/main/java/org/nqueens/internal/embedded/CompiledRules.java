package org.nqueens.internal.embedded;

import java.lang.ref.SoftReference;
import java.util.List;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.AttackTable;
import org.nqueens.model.QueensModel;

/**
 * What the constraints of a model of up to 64 columns say, in words.
 *
 * @param constraints the constraints
 * @param attacks which squares a queen attacks
 * @param coverage which values must be taken
 */
record CompiledRules(
    List<AllDifferent> constraints, AttackTable attacks, PermutationValues coverage) {

  /**
   * The rules made last, kept because the many parts of a split model have the very same list of
   * constraints, and to make the tables anew for each would cost more than to search the part.
   */
  private static volatile SoftReference<CompiledRules> latest = new SoftReference<>(null);

  static CompiledRules of(QueensModel model) {
    CompiledRules made = latest.get();
    if (made == null
        || made.constraints != model.constraints()
        || made.coverage.size() != model.size()) {
      made =
          new CompiledRules(
              model.constraints(), AttackTable.of(model), PermutationValues.of(model));
      latest = new SoftReference<>(made);
    }
    return made;
  }
}
