package org.nqueens.pages.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Position;
import org.nqueens.pages.BoardSvg;
import org.nqueens.pages.Chromium;
import org.nqueens.pages.NeedsChromium;
import org.nqueens.puzzle.drawing.Drawing;

/** The pictures of this module in a browser, read back. */
@NeedsChromium
class DrawnPictureTest {
  @ParameterizedTest
  @ValueSource(strings = {"garden.txt", "garden-begun.txt"})
  void readsTheBoardsOfTheFolder(String name) throws IOException {
    Position position = Position.parse(Files.readString(Path.of("..", "boards", name)));
    assertRead(position, Drawing.of(position).withTitle());
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 7, 12, 15})
  void readsPositions(int n) {
    Position position = RandomBoards.position(n, n);
    assertRead(position, Drawing.of(position));
  }

  private static void assertRead(Position position, Drawing drawing) {
    BufferedImage image =
        Chromium.screenshot(
            "<!doctype html><h1>Queens</h1><p>Place a queen in each region.</p>"
                + BoardSvg.of(drawing)
                + "<button>Undo</button>");
    BoardPicture read = BoardPicture.read(image);
    assertThat(read.position().board()).isEqualTo(RandomBoards.lettered(position.board()));
    assertThat(read.position().queens()).isEqualTo(position.queens());
    assertThat(read.position().crosses()).isEqualTo(position.crosses());
    assertThat(read.certainty()).isBetween(0.5, 1.0);
  }
}
