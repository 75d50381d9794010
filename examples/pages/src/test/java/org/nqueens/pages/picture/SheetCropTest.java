package org.nqueens.pages.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.board.Position;
import org.nqueens.contract.Exhaustive;
import org.nqueens.pages.NeedsChromium;

/** Boards cut out of a sheet of puzzles, with the captions below and above them. */
@NeedsChromium
class SheetCropTest {
  /** What is around a board, in squares: on the left, above, on the right and below. */
  private static final double[][] MARGINS = {
    {0.1, 0.1, 0.1, 1.2}, {0.3, 1.2, 0.3, 0.1}, {0.8, 1.0, 0.8, 1.15}, {0.3, 0.3, 0.3, 0.9}
  };

  @Test
  void readsOneBoardAndRefusesTheSheet() {
    assertReadOneByOne(8, 1, 96);
  }

  @Exhaustive
  @ParameterizedTest
  @CsvSource({"8, 1, 60", "10, 13, 110"})
  void readsBoardsOfOtherSizes(int size, long seed, int resolution) {
    assertReadOneByOne(size, seed, resolution);
  }

  private static void assertReadOneByOne(int size, long seed, int resolution) {
    SheetPicture sheet = SheetPicture.of(size, seed, resolution);
    assertThat(sheet.places()).hasSize(6);
    for (int board = 0; board < 6; board++) {
      double[] margin = MARGINS[board % MARGINS.length];
      BoardPicture read =
          BoardPicture.read(sheet.crop(board, margin[0], margin[1], margin[2], margin[3]));
      assertThat(read.position())
          .as("%s, margins %s", board, margin)
          .isEqualTo(Position.of(sheet.boards().get(board)));
      assertThat(read.sentence()).containsPattern("This is (sure|likely) ");
    }
    assertThatThrownBy(() -> BoardPicture.read(sheet.image()))
        .isInstanceOf(BoardPictureException.class)
        .hasMessage("boards (several in the picture) must be one: crop the picture to one board");
  }
}
