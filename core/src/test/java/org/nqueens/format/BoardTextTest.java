package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.nqueens.model.Placement;

class BoardTextTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");
  private static final Board REGIONS = Board.of("AAB", "C#B", "CCB");

  @Test
  void drawsABoardAsGiven() {
    assertThat(BoardText.draw(PLAIN))
        .isEqualTo(
            """
            #...
            ...Q
            ....
            ..#.
            """);
    assertThat(BoardText.draw(Board.of("#"))).isEqualTo("#\n");
  }

  @Test
  void putsPlacedQueensIntoBrackets() {
    assertThat(BoardText.draw(PLAIN, Placement.of(2, 0, 3, 1)))
        .isEqualTo(" # [Q] .  .\n .  .  .  Q\n[Q] .  .  .\n .  . [#] .\n");
    assertThat(BoardText.draw(REGIONS, Placement.of(2, 0, 1)))
        .isEqualTo(" A [A] B\n C  # [B]\n[C] C  B\n");
    assertThat(BoardText.draw(REGIONS, Placement.of(2, 1, 0)))
        .as("a queen on a blocked square")
        .isEqualTo(" A  A [B]\n C [#] B\n[C] C  B\n");
  }

  @Test
  void drawsGivenQueensThatThePlacementLacks() {
    assertThat(BoardText.draw(PLAIN, Placement.of(0, 1, 2, 3)))
        .isEqualTo("[#] .  .  .\n . [Q] .  Q\n .  . [Q] .\n .  .  # [Q]\n");
  }

  @Test
  void drawsRegionsByTheirLetters() {
    assertThat(BoardText.draw(REGIONS)).isEqualTo("AAB\nC#B\nCCB\n");
    assertThat(BoardText.draw(Board.of("QA", "QA"), Placement.of(0, 1)))
        .as("there Q is a region")
        .isEqualTo("[Q] A\n Q [A]\n");
  }

  @Test
  void drawsABoardThatCanBeReadAgain() {
    assertThat(Board.parse(BoardText.draw(PLAIN))).isEqualTo(PLAIN);
    Placement placement = Placement.of(2, 0, 3, 1);
    assertThat(Position.parse(BoardText.draw(PLAIN, placement)))
        .isEqualTo(Position.of(PLAIN).withPlacement(placement));
  }

  @Test
  void drawsTheLargestBoard() {
    String[] lines = ".".repeat(Board.MAX_SIZE).concat("\n").repeat(Board.MAX_SIZE).split("\n");
    assertThat(BoardText.draw(Board.of(lines))).isEqualTo(String.join("\n", lines) + "\n");
  }

  @Test
  void refusesWhatItCannotDraw() {
    assertThatThrownBy(() -> BoardText.draw(PLAIN, Placement.of(0, 2, 4, 1, 3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "placement size (5) must be 4, the size of the board: pass a placement of this board");
  }
}
