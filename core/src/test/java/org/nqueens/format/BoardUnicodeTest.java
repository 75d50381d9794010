package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.nqueens.model.Placement;

class BoardUnicodeTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");

  @Test
  void drawsLinesBetweenAllSquares() {
    assertThat(BoardUnicode.draw(PLAIN))
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
    assertThat(BoardUnicode.draw(PLAIN, Placement.of(2, 0, 3, 1)))
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
    assertThat(BoardUnicode.draw(Board.of("AABB", "AABB", "CCDD", "CCDD")))
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
    assertThat(BoardUnicode.draw(Board.of("AAB", "C#B", "CCB"), Placement.of(2, 0, 1)))
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
    assertThat(BoardUnicode.draw(Board.of("##", "AB"), Placement.of(0, 1)))
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
    assertThat(BoardUnicode.draw(Board.of("AAAA", "ABBA", "ABCA", "DAAA")))
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
    assertThat(BoardUnicode.draw(empty(256)).lines())
        .hasSize(513)
        .allMatch(line -> line.length() == 1_025);
    assertThatThrownBy(() -> BoardUnicode.draw(empty(257)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "n (257) must be at most 256 for a picture that fits a string: draw the board as plain text instead");
    assertThatThrownBy(() -> BoardUnicode.draw(PLAIN, Placement.of(0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("placement size (1) must be 4, the size of the board: ");
  }

  private static Board empty(int n) {
    return Board.of(Collections.nCopies(n, ".".repeat(n)).toArray(String[]::new));
  }
}
