package org.nqueens.puzzle.internal.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.nqueens.puzzle.hint.Rule;

/**
 * Regions that need all queens of a band, which is a few neighbouring rows or columns.
 *
 * <p>If a region lacks m queens, and at most r of them fit on its open squares outside the band, it
 * needs at least m - r queens in the band. If the sum of these numbers is the number of queens that
 * the band lacks, other regions lose their squares in the band. If the sum is larger, there is no
 * solution, and the band loses all its open squares.
 */
final class LeastCounts {
  /**
   * The most lines of a band. Of 100 boards of 10 columns, 61 need no trial with bands of three
   * lines, 63 with four, and 65 with any number, where a player has much to count.
   */
  private static final int MAX_WIDTH = 4;

  private LeastCounts() {}

  /** The arguments of all bands. */
  static List<Argument> find(Candidates candidates) {
    List<Argument> found = new ArrayList<>();
    int n = candidates.layout().size();
    for (int first = 0; first < 2 * n; first++) {
      int end = first < n ? n : 2 * n;
      for (int last = first; last < Math.min(end, first + MAX_WIDTH); last++) {
        argument(candidates, IntStream.rangeClosed(first, last).boxed().toList())
            .ifPresent(found::add);
      }
    }
    return found;
  }

  /** The argument of a band; empty if the regions do not need all its queens. */
  static Optional<Argument> argument(Candidates candidates, List<Integer> band) {
    Layout layout = candidates.layout();
    int missing = candidates.missing(band);
    List<Integer> regions = new ArrayList<>();
    int least = 0;
    for (int region = 2 * layout.size(); region < layout.unitCount(); region++) {
      int needed = needed(candidates, region, band);
      if (needed > 0) {
        regions.add(region);
        least += needed;
      }
    }
    List<Integer> squares =
        least < missing
            ? List.of()
            : candidates.openSquares(band, least > missing ? List.of() : regions);
    return squares.isEmpty()
        ? Optional.empty()
        : Optional.of(Argument.of(Rule.SETS, regions, band, squares).withLeast(least));
  }

  /** The least number of queens that a region still needs in a band. */
  private static int needed(Candidates candidates, int region, List<Integer> band) {
    List<Integer> outside = candidates.openSquares(List.of(region), band);
    int missing = candidates.missing(region);
    return missing - most(candidates, outside, 0, missing);
  }

  /** The largest number of queens, up to a limit, that fit on the squares from one on. */
  private static int most(Candidates placed, List<Integer> squares, int from, int limit) {
    int most = 0;
    for (int next = from; next < squares.size() && most < limit; next++) {
      if (placed.contains(squares.get(next))) {
        placed.check();
        Candidates more = placed.copy();
        more.place(squares.get(next));
        most = Math.max(most, 1 + most(more, squares, next + 1, limit - 1));
      }
    }
    return most;
  }
}
