package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.nqueens.board.Board;

/** The regions of a board, measured on its text alone. */
final class RegionShapes {
  private RegionShapes() {}

  /**
   * Requires connected regions, of which none has more than a fifth of the board, or on small
   * boards as much as two rows.
   *
   * @param singles how many have one square
   */
  static void requireGood(Board board, int singles) {
    int n = board.size();
    Map<Character, Set<Integer>> regions = new HashMap<>();
    for (int square = 0; square < n * n; square++) {
      char letter = board.region(square % n, square / n);
      regions.computeIfAbsent(letter, none -> new HashSet<>()).add(square);
    }
    assertThat(regions).as("%s", board).hasSize(n);
    assertThat(RegionParts.fault(board)).as("%s", board).isEmpty();
    assertThat(regions.values())
        .as("%s", board)
        .allMatch(squares -> squares.size() <= Math.max(2 * n - 1, n * n / 5));
    assertThat(regions.values().stream().filter(squares -> squares.size() == 1))
        .as("%s", board)
        .hasSize(singles);
  }
}
