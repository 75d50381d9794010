package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.model.Placement;

class PlacementTextTest {

  @Test
  void drawsABoardAsPublished() {
    assertThat(PlacementText.board(Placement.of(1, 3, 0, 2)))
        .isEqualTo(
            """
            _ _ Q _
            Q _ _ _
            _ _ _ Q
            _ Q _ _
            """);
    assertThat(PlacementText.board(Placement.of(0))).isEqualTo("Q\n");
  }

  @Test
  void refusesWhatItCannotDraw() {
    Placement large = Placement.of(IntStream.range(0, 4_097).toArray());
    assertThatThrownBy(() -> PlacementText.board(large))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("n (4097) must be at most 4096");
  }
}
