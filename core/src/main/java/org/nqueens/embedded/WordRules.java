package org.nqueens.embedded;

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
record WordRules(List<AllDifferent> constraints, AttackTable attacks, Coverage coverage) {

  /**
   * The rules made last, kept because the many parts of a split model have the very same list of
   * constraints, and to make the tables anew for each would cost more than to search the part.
   */
  private static volatile SoftReference<WordRules> latest = new SoftReference<>(null);

  static WordRules of(QueensModel model) {
    WordRules made = latest.get();
    if (made == null
        || made.constraints != model.constraints()
        || made.coverage.size() != model.size()) {
      made = new WordRules(model.constraints(), AttackTable.of(model), Coverage.of(model));
      latest = new SoftReference<>(made);
    }
    return made;
  }
}
