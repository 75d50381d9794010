package org.nqueens.internal.decompose;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

/**
 * Shares by a coarser split of the same model: few parts, each of which is a sub-problem or holds
 * several. A sub-problem that is a part ends where the part ends; of others the begin of their part
 * is known.
 *
 * <p>The work of a part is the square root of the product of its numbers of rows, as in {@link
 * org.nqueens.spi.CountDivision#work}.
 */
final class CoarseShares implements Shares {
  private final List<QueensModel> parts = new ArrayList<>();

  /** The work up to the end of each part. */
  private final List<Double> ends = new ArrayList<>();

  private double whole;

  /** The part of the latest sub-problem. */
  private int current;

  /** Takes the parts, which are few, and closes their iterator. */
  CoarseShares(Iterator<QueensModel> split) {
    try {
      while (split.hasNext()) {
        QueensModel part = split.next();
        whole += work(part);
        parts.add(part);
        ends.add(whole);
      }
    } finally {
      Parts.close(split);
    }
  }

  /** The work of a part, at most 1. */
  private static double work(QueensModel part) {
    double product = 1;
    for (RowDomain domain : part.domains()) {
      product *= (double) domain.size() / part.size();
    }
    return Math.sqrt(product);
  }

  @Override
  public double upTo(Subproblem part) {
    int next = current;
    while (next < parts.size() && !isWithin(part.model(), parts.get(next))) {
      next++;
    }
    if (next == parts.size()) {
      return 0;
    }
    current = next;
    boolean isWhole = part.model().domains().equals(parts.get(next).domains());
    double position = isWhole ? ends.get(next) : next > 0 ? ends.get(next - 1) : 0;
    return position / whole;
  }

  private static boolean isWithin(QueensModel part, QueensModel whole) {
    for (int column = 0; column < part.size(); column++) {
      RowDomain rows = part.domain(column);
      if (!rows.intersect(whole.domain(column)).equals(rows)) {
        return false;
      }
    }
    return true;
  }
}
