package org.nqueens.puzzle.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.model.Placement;

/** Lines and walls in box-drawing characters; {@link DrawingTest} has marks and numbers. */
class BoardUnicodeTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");

  @Test
  void tellsGivenQueensFromPlacedOnes() {
    assertThat(Drawing.of(PLAIN).withPlacement(Placement.of(2, 0, 3, 1)).unicode())
        .isEqualTo(
            """
            ┌───┬───┬───┬───┐
            │▒▒▒│ ♛ │   │   │
            ├───┼───┼───┼───┤
            │   │   │   │ ♕ │
            ├───┼───┼───┼───┤
            │ ♛ │   │   │   │
            ├───┼───┼───┼───┤
            │   │   │▒♛▒│   │
            └───┴───┴───┴───┘
            """);
  }

  @Test
  void drawsWallsBetweenRegionsOnly() {
    assertThat(Drawing.of(Board.of("AABB", "AABB", "CCDD", "CCDD")).unicode())
        .isEqualTo(
            """
            ┏━━━━━━━┳━━━━━━━┓
            ┃ ·   · ┃ ·   · ┃
            ┃       ┃       ┃
            ┃ ·   · ┃ ·   · ┃
            ┣━━━━━━━╋━━━━━━━┫
            ┃ ·   · ┃ ·   · ┃
            ┃       ┃       ┃
            ┃ ·   · ┃ ·   · ┃
            ┗━━━━━━━┻━━━━━━━┛
            """);
  }

  @Test
  void drawsWallsBetweenNeighbouringBlockedSquares() {
    assertThat(Drawing.of(Board.of("##", "AB")).withPlacement(Placement.of(0, 1)).unicode())
        .as("one with a queen")
        .isEqualTo(
            """
            ┏━━━┳━━━┓
            ┃▒♛▒┃▒▒▒┃
            ┣━━━╋━━━┫
            ┃ · ┃ ♛ ┃
            ┗━━━┻━━━┛
            """);
  }

  @Test
  void turnsCornersBothWays() {
    assertThat(Drawing.of(Board.of("AAAA", "ABBA", "ABCA", "DAAA")).unicode())
        .isEqualTo(
            """
            ┏━━━━━━━━━━━━━━━┓
            ┃ ·   ·   ·   · ┃
            ┃   ┏━━━━━━━┓   ┃
            ┃ · ┃ ·   · ┃ · ┃
            ┃   ┃   ┏━━━┫   ┃
            ┃ · ┃ · ┃ · ┃ · ┃
            ┣━━━╋━━━┻━━━┛   ┃
            ┃ · ┃ ·   ·   · ┃
            ┗━━━┻━━━━━━━━━━━┛
            """);
  }

  @Test
  void drawsTheLargestBoard() {
    assertThat(Drawing.of(empty(256)).unicode().lines())
        .hasSize(513)
        .allMatch(line -> line.length() == 1_025);
  }

  private static Board empty(int n) {
    return Board.of(Collections.nCopies(n, ".".repeat(n)).toArray(String[]::new));
  }
}
