package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.board.Board;
import org.nqueens.contract.Exhaustive;

/** The shades of neighbouring regions, and their number. */
class RegionColoursShadesTest {
  /** A board whose rows are random orders of its letters, so that most regions touch. */
  static Board scattered(int n, Random random) {
    List<String> letters =
        new ArrayList<>(
            List.of(
                "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".substring(0, n).split("")));
    String[] lines = new String[n];
    for (int row = 0; row < n; row++) {
      Collections.shuffle(letters, random);
      lines[row] = String.join("", letters);
    }
    return Board.of(lines);
  }

  @ParameterizedTest
  @CsvSource({"1, 4", "3, 4", "5, 5", "8, 8", "20, 20"})
  void differBetweenNeighbours(int n, int most) {
    assertDiffer(n, most);
  }

  @Exhaustive
  @Test
  void differBetweenTheMostNeighbours() {
    assertDiffer(52, 42);
  }

  private static void assertDiffer(int n, int most) {
    Board board = scattered(n, new Random(n));
    RegionGraph graph = RegionGraph.of(board);
    RegionColours colours = RegionColours.of(board);
    assertThat(colours.count()).isLessThanOrEqualTo(most);
    assertThat(colours.shades().keySet()).isEqualTo(graph.regions());
    for (char region : graph.regions()) {
      int shade = colours.shades().get(region);
      assertThat(shade).isBetween(0, colours.count() - 1);
      assertThat(graph.around(region))
          .doesNotContain(region)
          .allMatch(other -> colours.shades().get(other) != shade)
          .allMatch(other -> graph.around(other).contains(region));
    }
  }

  @Test
  void areSpreadEvenlyOverRegionsThatHardlyTouch() {
    RegionColours colours = RegionColours.of(Board.of("A#B#", "####", "C#D#", "####"));
    assertThat(colours.count()).isEqualTo(4);
    assertThat(colours.shades().values()).containsExactlyInAnyOrder(0, 1, 2, 3);
  }
}
