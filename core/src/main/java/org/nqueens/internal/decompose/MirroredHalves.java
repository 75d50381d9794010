package org.nqueens.internal.decompose;

import java.util.Iterator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.ProgressSink;

/**
 * The decomposition of a model that reversing its rows maps to itself: of two sub-problems that
 * mirror each other the first is searched, and the second can be replayed from it. Reversing the
 * rows reverses the lexicographic order, so that the solutions of the first, mirrored and from the
 * last to the first, are those of the second in order.
 *
 * @param model the whole model, of {@value #MIN_SIZE} to {@value #MAX_SIZE} columns
 * @param splitter makes the parts
 * @param order the order of the solutions, which is fixed
 */
public record MirroredHalves(QueensModel model, Splitter splitter, SolutionOrder order)
    implements Decomposition {
  /** Below this size, testing a model for its symmetry takes longer than searching it. */
  private static final int MIN_SIZE = 12;

  /** Above this size, searching half of a board is impractical. */
  private static final int MAX_SIZE = 32;

  /** Tells whether a model can be searched by halves: in an order that mirroring reverses. */
  public static boolean appliesTo(QueensModel model, SolutionOrder order) {
    return order.isFixed()
        && model.size() >= MIN_SIZE
        && model.size() <= MAX_SIZE
        && model.hasSymmetry(BoardSymmetry.REVERSED_ROWS);
  }

  /**
   * The least depth at which no part of an empty board is its own mirror image: on an odd board the
   * queens of the middle row have their mirror images in the next column.
   */
  public static int depth(QueensModel model) {
    return 1 + model.size() % 2;
  }

  @Override
  public Iterator<Subproblem> subproblems(BooleanSupplier stopRequested, ProgressSink positions) {
    return splitter.subproblems(
        model,
        stopRequested,
        BorderWeights.of(model, positions),
        part -> new Subproblem(part, 1, replay(Subproblem.of(part))));
  }

  @Override
  public boolean mayEndEarly() {
    return true;
  }

  private Replay replay(Subproblem part) {
    // A backend may also split by adding constraints; equal domains then do not mean equal parts.
    if (!part.model().constraints().equals(model.constraints())) {
      return Replay.NONE;
    }
    int comparison = compare(part.model().domains(), part.mirroredDomains());
    if (comparison == 0) {
      return Replay.NONE;
    }
    return comparison < 0 == (order == SolutionOrder.LEXICOGRAPHIC) ? Replay.SOURCE : Replay.IMAGE;
  }

  /** The first difference between the smallest rows of two parts, column by column. */
  private static int compare(List<RowDomain> part, List<RowDomain> other) {
    for (int column = 0; column < part.size(); column++) {
      int difference = part.get(column).next(0) - other.get(column).next(0);
      if (difference != 0) {
        return difference;
      }
    }
    return 0;
  }
}
