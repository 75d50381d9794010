package org.nqueens.puzzle.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.model.Placement;

class BoardUnicodeTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");

  @Test
  void drawsLinesBetweenAllSquares() {
    assertThat(Drawing.of(PLAIN).unicode())
        .isEqualTo(
            """
            ┌───┬───┬───┬───┐
            │▒▒▒│   │   │   │
            ├───┼───┼───┼───┤
            │   │   │   │ ♕ │
            ├───┼───┼───┼───┤
            │   │   │   │   │
            ├───┼───┼───┼───┤
            │   │   │▒▒▒│   │
            └───┴───┴───┴───┘
            """);
  }

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
  void drawsWallsAroundBlockedSquaresOfARegionBoard() {
    assertThat(
            Drawing.of(Board.of("AAB", "C#B", "CCB"))
                .withPlacement(Placement.of(2, 0, 1))
                .unicode())
        .isEqualTo(
            """
            ┏━━━━━━━┳━━━┓
            ┃ ·   ♛ ┃ · ┃
            ┣━━━┳━━━┫   ┃
            ┃ · ┃▒▒▒┃ ♛ ┃
            ┃   ┗━━━┫   ┃
            ┃ ♛   · ┃ · ┃
            ┗━━━━━━━┻━━━┛
            """);
    assertThat(Drawing.of(Board.of("##", "AB")).withPlacement(Placement.of(0, 1)).unicode())
        .as("neighbouring blocked squares, one with a queen")
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
  void refusesWhatItCannotDraw() {
    assertThat(Drawing.of(empty(256)).unicode().lines())
        .hasSize(513)
        .allMatch(line -> line.length() == 1_025);
    assertThatThrownBy(() -> Drawing.of(empty(257)).unicode())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "n (257) must be at most 256 for box-drawing characters: draw the board as plain text instead");
    assertThatThrownBy(() -> Drawing.of(PLAIN).withPlacement(Placement.of(0)).unicode())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("placement size (1) must be 4, the size of the board: ");
  }

  private static Board empty(int n) {
    return Board.of(Collections.nCopies(n, ".".repeat(n)).toArray(String[]::new));
  }
}
