package org.nqueens.puzzle.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.format.Position;
import org.nqueens.model.Placement;

class BoardTextTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");
  private static final Board REGIONS = Board.of("AAB", "C#B", "CCB");

  @Test
  void drawsABoardAsGiven() {
    assertThat(Drawing.of(PLAIN).text())
        .isEqualTo(
            """
            #...
            ...Q
            ....
            ..#.
            """);
    assertThat(Drawing.of(Board.of("#")).text()).isEqualTo("#\n");
  }

  @Test
  void putsPlacedQueensIntoBrackets() {
    assertThat(Drawing.of(PLAIN).withPlacement(Placement.of(2, 0, 3, 1)).text())
        .isEqualTo(" # [Q] .  .\n .  .  .  Q\n[Q] .  .  .\n .  . [#] .\n");
    assertThat(Drawing.of(REGIONS).withPlacement(Placement.of(2, 0, 1)).text())
        .isEqualTo(" A [A] B\n C  # [B]\n[C] C  B\n");
    assertThat(Drawing.of(REGIONS).withPlacement(Placement.of(2, 1, 0)).text())
        .as("a queen on a blocked square")
        .isEqualTo(" A  A [B]\n C [#] B\n[C] C  B\n");
  }

  @Test
  void drawsGivenQueensThatThePlacementLacks() {
    assertThat(Drawing.of(PLAIN).withPlacement(Placement.of(0, 1, 2, 3)).text())
        .isEqualTo("[#] .  .  .\n . [Q] .  Q\n .  . [Q] .\n .  .  # [Q]\n");
  }

  @Test
  void drawsRegionsByTheirLetters() {
    assertThat(Drawing.of(REGIONS).text()).isEqualTo("AAB\nC#B\nCCB\n");
    assertThat(Drawing.of(Board.of("QA", "QA")).withPlacement(Placement.of(0, 1)).text())
        .as("there Q is a region")
        .isEqualTo("[Q] A\n Q [A]\n");
  }

  @Test
  void drawsABoardThatCanBeReadAgain() {
    assertThat(Board.parse(Drawing.of(PLAIN).text())).isEqualTo(PLAIN);
    Placement placement = Placement.of(2, 0, 3, 1);
    assertThat(Position.parse(Drawing.of(PLAIN).withPlacement(placement).text()))
        .isEqualTo(Position.of(PLAIN).withPlacement(placement));
  }

  @Test
  void drawsTheLargestBoard() {
    String[] lines = ".".repeat(Board.MAX_SIZE).concat("\n").repeat(Board.MAX_SIZE).split("\n");
    assertThat(Drawing.of(Board.of(lines)).text()).isEqualTo(String.join("\n", lines) + "\n");
  }
}
