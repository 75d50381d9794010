package org.nqueens.internal.decompose;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.QueensModel;

/**
 * The decomposition of a symmetric model for counting: one sub-problem, with its weight, for each
 * class of placements of the central queens that the symmetries map to each other.
 *
 * <p>The central queens are those of the middle column or, where n is even, of both middle columns,
 * and, if a symmetry swaps the axes, those of the middle rows. Every symmetry maps these lines to
 * each other, and so the central queens of a placement to those of its image. Hence two placements
 * of central queens, one the image of the other, have equally many completions. Unlike the usual
 * choice among the solutions, this leaves nothing to be tested at the leaves. Queens in the middle
 * attack more squares than queens at the border: starting from the border makes the tree of n = 15
 * 1.4 times as large.
 *
 * @param model a model of at most 64 columns, of which no domain is empty
 * @param group its symmetries
 */
public record CentralQueens(QueensModel model, Set<BoardSymmetry> group) implements Decomposition {
  /** Below this size the parts cost more than they save. */
  private static final int MIN_SIZE = 12;

  /** Counting a larger board is impractical, and testing it for symmetries takes longer. */
  private static final int MAX_SIZE = 32;

  /** Defines the decomposition; the set is copied. */
  public CentralQueens {
    group = Collections.unmodifiableSet(EnumSet.copyOf(group));
  }

  /**
   * The symmetries by which a model is worth counting: none below {@value #MIN_SIZE} or above
   * {@value #MAX_SIZE} columns, nor where squares are blocked, which leaves most parts without a
   * solution.
   */
  public static Set<BoardSymmetry> symmetries(QueensModel model) {
    int n = model.size();
    boolean worth =
        n >= MIN_SIZE
            && n <= MAX_SIZE
            && model.domains().stream().allMatch(domain -> domain.size() == n);
    return worth ? model.symmetries() : Set.of();
  }

  @Override
  public Iterator<Subproblem> subproblems(BooleanSupplier stopRequested) {
    return new CentralQueenPlacements(model, group).classes().iterator();
  }

  @Override
  public boolean mayEndEarly() {
    return false;
  }
}
