package org.nqueens.tutorial;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.contract.Gate;
import org.nqueens.contract.Sampled;

@Sampled
class BuildWallsTest {
  /** The board of the program, whose output has the same number. */
  @Test
  void countsQueensBetweenWalls() {
    String[] board = {"..#...", "......", "#...#.", "......", ".#....", "...#.#"};
    assertThat(LineOfSight.count(board)).isEqualTo(3994);
  }

  @Test
  void countsQueensBetweenWallsAtRandom() {
    Random random = Gate.random("Walls: random boards");
    for (int i = 0; i < 20; i++) {
      String[] board = new String[3 + random.nextInt(3)];
      Arrays.setAll(
          board, row -> random.ints(4, 0, 5).mapToObj(s -> s == 0 ? "#" : ".").collect(joining()));
      assertThat(QueensSolver.builder().build().count(BuildWalls.model(board)))
          .as(String.join("/", board))
          .isEqualTo(LineOfSight.count(board));
    }
  }
}
