package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;

class RegionPartsTest {
  @Test
  void namesNoRegionForBlockedSquaresAndWalls() {
    assertThat(RegionParts.fault(Board.of("%AAB", "#ACB", "CCCB", "#DD%"))).isEmpty();
    assertThat(RegionParts.fault(Board.of("%AAB", "#ACB", "CCCB", "DD%D")))
        .hasValueSatisfying(fault -> assertThat(fault).startsWith("region D is not connected: "));
  }
}
