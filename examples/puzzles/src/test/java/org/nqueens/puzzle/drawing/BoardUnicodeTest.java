package org.nqueens.puzzle.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.model.Placement;

/** Lines and walls in box-drawing characters; {@link DrawingTest} has marks and numbers. */
class BoardUnicodeTest {
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
}
