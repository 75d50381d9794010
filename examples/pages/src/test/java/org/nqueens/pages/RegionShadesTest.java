package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.format.Board;

/** The shades of neighbouring regions, and their number. */
class RegionShadesTest {
  /** A board whose rows are random orders of its letters, so that most regions touch. */
  private static Board scattered(int n, Random random) {
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
  @CsvSource({"1, 4", "3, 4", "5, 5", "8, 8", "20, 20", "52, 42"})
  void differBetweenNeighbours(int n, int most) {
    RegionGraph graph = RegionGraph.of(scattered(n, new Random(n)));
    RegionShades shades = RegionShades.of(graph);
    assertThat(shades.count()).isLessThanOrEqualTo(most);
    for (char region : graph.regions()) {
      assertThat(shades.of(region)).isBetween(0, shades.count() - 1);
      assertThat(graph.around(region))
          .doesNotContain(region)
          .allMatch(other -> shades.of(other) != shades.of(region))
          .allMatch(other -> graph.around(other).contains(region));
    }
  }

  @Test
  void areFiveForFiveRegionsThatAllTouch() {
    Board board = Board.of("ABCDE", "ACEBD", "ADCEB", "AEDCB", "AEDCB");
    assertThat(RegionShades.of(RegionGraph.of(board)).count()).isEqualTo(5);
  }

  @Test
  void areSpreadEvenlyOverRegionsThatHardlyTouch() {
    RegionShades shades = RegionShades.of(RegionGraph.of(Board.of("A#B#", "####", "C#D#", "####")));
    assertThat(shades.count()).isEqualTo(4);
    for (int shade = 0; shade < 4; shade++) {
      assertThat(shades.size(shade)).isEqualTo(1);
    }
  }
}
