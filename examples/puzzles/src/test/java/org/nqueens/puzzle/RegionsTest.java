package org.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.nqueens.model.Placement;

class RegionsTest {
  private static final Placement ROOKS = Placement.of(1, 0, 3, 2);

  @Test
  void leavesOneLargeRegionAndSingleSquares() {
    Regions regions = Regions.around(Placement.of(1, 3, 0, 2), 1);
    assertThat(regions.board().lines()).containsExactly("BBCB", "ABBB", "BBBD", "BBBB");
    assertThat(regions.singles()).isEqualTo(3);
    assertThat(regions.largest()).isEqualTo(13);
  }

  @Test
  void givesACornerThatIsCutOffToAQueenBesideIt() {
    Regions regions = Regions.around(ROOKS, 2);
    assertThat(regions.board().lines()).containsExactly("ABCC", "ACCC", "CCCD", "CCCC");
  }

  @Test
  void sparesSquaresThatDoNotConnectTheirRegion() {
    Regions regions = Regions.around(ROOKS, 2);
    assertThat(regions.canSpare(14)).as("a square on the way to the corner").isFalse();
    assertThat(regions.canSpare(2)).as("a square on the upper side").isTrue();
  }

  @Test
  void staysAPartitionUnderRandomMoves() {
    Regions regions = Regions.around(Placement.of(1, 3, 0, 2), 1);
    Random random = new Random(1);
    int made = 0;
    for (int i = 0; i < 1_000; i++) {
      Optional<Regions.Move> move =
          regions.randomMove(random).filter(possible -> regions.canSpare(possible.square()));
      if (move.isPresent()) {
        String before = regions.board().toString();
        regions.make(move.get());
        assertThat(regions.board().toString()).isNotEqualTo(before);
        regions.undo(move.get());
        assertThat(regions.board()).hasToString(before);
        regions.make(move.get());
        RegionShapes shapes = new RegionShapes(regions.board());
        assertThat(shapes.areConnected()).as(regions.board().toString()).isTrue();
        assertThat(shapes.count()).isEqualTo(4);
        assertThat(shapes.largest()).isEqualTo(regions.largest());
        assertThat(shapes.singles()).isEqualTo(regions.singles());
        made++;
      }
    }
    assertThat(made).isGreaterThan(100);
  }
}
