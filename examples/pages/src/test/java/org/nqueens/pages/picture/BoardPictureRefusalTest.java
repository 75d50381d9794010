package org.nqueens.pages.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.pages.picture.Screenshot.Theme;

/** Pictures that show no board: each is refused with its reason and what to do. */
class BoardPictureRefusalTest {
  private static final Position POSITION = RandomBoards.position(8, 3);

  @ParameterizedTest
  @ValueSource(ints = {1, 40, 640})
  void refusesAPlainPicture(int width) {
    BufferedImage image = new BufferedImage(width, width, BufferedImage.TYPE_INT_RGB);
    assertRefused(
        image,
        "picture (%1$s by %1$s pixels) must show a board of 4 to 26 rows with lines between its squares of at least 9 pixels: take a picture of the whole board, upright and sharp"
            .formatted(width));
  }

  @Test
  void refusesNoise() {
    BufferedImage image = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
    assertHasNoGrid(Screenshot.noisy(image, 200, 5));
  }

  /** Patches and shades of all sizes, as in a photograph. */
  @Test
  void refusesAPhotograph() {
    BufferedImage image = new BufferedImage(640, 480, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    Random random = new Random(5);
    for (int patch = 0; patch < 500; patch++) {
      graphics.setColor(new Color(random.nextInt(0x1000000)));
      int size = 10 + random.nextInt(150);
      graphics.fillOval(random.nextInt(640) - 40, random.nextInt(480) - 40, size, size / 2);
    }
    graphics.dispose();
    assertHasNoGrid(Screenshot.jpeg(Screenshot.noisy(image, 12, 5), 0.6f));
  }

  @Test
  void refusesAChart() {
    BufferedImage image = new BufferedImage(640, 480, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, 640, 480);
    graphics.setColor(Color.GRAY);
    for (int line = 0; line <= 10; line++) {
      graphics.drawLine(60, 40 + 38 * line, 600, 40 + 38 * line);
    }
    Random random = new Random(5);
    for (int bar = 0; bar < 9; bar++) {
      graphics.setColor(Color.getHSBColor(bar / 9f, 0.6f, 0.9f));
      int height = 40 + random.nextInt(300);
      graphics.fillRect(80 + 57 * bar, 420 - height, 40, height);
    }
    graphics.dispose();
    assertThatThrownBy(() -> BoardPicture.read(image)).isInstanceOf(BoardPictureException.class);
  }

  @Test
  void refusesAGridOfOneColour() {
    Board board = Board.of("AAAAA", "AAAAA", "AAAAA", "AAAAA", "BCDEA");
    BufferedImage image = Screenshot.board(Position.of(board), Theme.LIGHT, 40);
    assertRefused(
        grid(8, 8, 40, 40, square -> Color.WHITE),
        "grid (of 8 rows) must have regions of different colours or thick lines between them: take a picture in colour");
    assertThat(BoardPicture.read(image).position().board()).isEqualTo(board);
  }

  @Test
  void refusesAChessboard() {
    assertRefused(
        grid(8, 8, 40, 40, square -> (square + square / 8) % 2 == 0 ? Color.WHITE : Color.GREEN),
        "regions (64 found) must be as many as the 8 rows of the grid: take a sharper picture without highlighted squares, or write a board without regions as text");
  }

  @Test
  void refusesAnotherNumberOfRegions() {
    Color[] colours = {Color.RED, Color.GREEN, Color.BLUE, Color.YELLOW, Color.CYAN};
    assertRefused(
        grid(7, 7, 40, 40, square -> colours[square % 7 * 5 / 7]),
        "regions (5 found) must be as many as the 7 rows of the grid: take a sharper picture without highlighted squares, or write a board without regions as text");
  }

  @Test
  void refusesAPartOfABoard() {
    BufferedImage image = Screenshot.board(POSITION, Theme.LIGHT, 40);
    assertRefused(
        image.getSubimage(0, 0, image.getWidth(), image.getHeight() - 44),
        "grid (8 columns of 40 and 7 rows of 40 pixels) must have as many columns as rows, of the same width: take a picture of the whole board, and do not stretch it");
  }

  @Test
  void refusesSeveralBoards() {
    BufferedImage image = new BufferedImage(900, 700, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, 900, 700);
    graphics.drawImage(Screenshot.board(POSITION, Theme.LIGHT, 40), 20, 20, null);
    graphics.drawImage(
        Screenshot.board(RandomBoards.position(7, 4), Theme.LIGHT, 30), 400, 30, null);
    graphics.drawImage(
        Screenshot.board(RandomBoards.position(9, 5), Theme.LIGHT, 35), 390, 330, null);
    graphics.dispose();
    assertRefused(
        image, "boards (several in the picture) must be one: crop the picture to one board");
  }

  @Test
  void refusesAStretchedBoard() {
    assertRefused(
        grid(8, 8, 40, 50, square -> Color.getHSBColor(square % 8 / 8f, 0.5f, 1)),
        "grid (8 columns of 40 and 8 rows of 50 pixels) must have as many columns as rows, of the same width: take a picture of the whole board, and do not stretch it");
  }

  @Test
  void refusesSquaresOfTooFewPixels() {
    assertRefused(
        grid(8, 8, 8, 8, square -> Color.getHSBColor(square % 8 / 8f, 0.5f, 1)),
        "squares (of 8 pixels) must be at least 9 pixels wide: enlarge the board on the screen before you take the picture");
  }

  @Test
  void refusesAFileThatIsNoPicture(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("shot.png"), "AABB\nAABB\nCCDD\nCCDD\n");
    String rule = "must be in PNG, JPEG, GIF, BMP or TIFF: save the screenshot as PNG";
    assertNoPicture(file, rule);
    assertNoPicture(Files.write(file, new byte[0]), rule);
  }

  @Test
  void refusesADamagedFile(@TempDir Path folder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(Screenshot.board(POSITION, Theme.LIGHT, 40), "png", bytes);
    byte[] damaged = bytes.toByteArray();
    Arrays.fill(damaged, 60, 300, (byte) 7);
    String rule = "must not be damaged: save the screenshot again as PNG";
    assertNoPicture(Files.write(folder.resolve("shot.png"), damaged), rule);
    assertNoPicture(Files.write(folder.resolve("shot.png"), Arrays.copyOf(damaged, 30)), rule);
  }

  /** The Java platform decodes no WebP; a plug-in on the class path would. */
  @Test
  void saysHowToConvertWebP(@TempDir Path folder) throws IOException {
    byte[] header = "RIFF\n\1\0\0WEBPVP8L".getBytes(StandardCharsets.ISO_8859_1);
    assertNoPicture(
        Files.write(folder.resolve("shot.png"), header),
        "is WebP, and the Java platform has no decoder for it: open it in a browser or an image program and save it as PNG");
  }

  private static void assertNoPicture(Path file, String rule) {
    assertThatThrownBy(() -> BoardPicture.read(file))
        .isInstanceOf(BoardPictureException.class)
        .hasMessage("file (shot.png) " + rule);
  }

  /** The header of a file says how large its picture is; nothing else is read of this one. */
  @Test
  void refusesAPictureThatWouldFillTheHeap(@TempDir Path folder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(Screenshot.board(POSITION, Theme.LIGHT, 40), "png", bytes);
    ByteBuffer png = ByteBuffer.wrap(bytes.toByteArray());
    png.putInt(16, 100_000).putInt(20, 100_000);
    CRC32 checksum = new CRC32();
    checksum.update(png.array(), 12, 17);
    png.putInt(29, (int) checksum.getValue());
    Path file = Files.write(folder.resolve("shot.png"), png.array());
    assertThatThrownBy(() -> BoardPicture.read(file))
        .isInstanceOf(BoardPictureException.class)
        .hasMessage(
            "picture (100000 by 100000 pixels) must have at most 25000000 pixels: cut out the board or scale it down");
  }

  @Test
  void tellsThatAFileIsAbsent(@TempDir Path folder) {
    assertThatThrownBy(() -> BoardPicture.read(folder.resolve("absent.png")))
        .isInstanceOf(NoSuchFileException.class);
  }

  private interface Colouring {
    Color of(int square);
  }

  /** Squares, numbered row by row, between lines of one width, on a margin. */
  private static BufferedImage grid(
      int columns, int rows, int width, int height, Colouring colouring) {
    BufferedImage image =
        new BufferedImage(columns * width + 41, rows * height + 41, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(Color.LIGHT_GRAY);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.translate(20, 20);
    for (int square = 0; square < columns * rows; square++) {
      int x = square % columns * width;
      int y = square / columns * height;
      graphics.setColor(colouring.of(square));
      graphics.fillRect(x, y, width, height);
      graphics.setColor(Color.BLACK);
      graphics.drawRect(x, y, width, height);
    }
    graphics.dispose();
    return image;
  }

  private static void assertRefused(BufferedImage image, String message) {
    assertThatThrownBy(() -> BoardPicture.read(image))
        .isInstanceOf(BoardPictureException.class)
        .hasMessage(message);
  }

  private static void assertHasNoGrid(BufferedImage image) {
    assertThatThrownBy(() -> BoardPicture.read(image))
        .isInstanceOf(BoardPictureException.class)
        .hasMessageContaining(" must show a board of 4 to 26 rows ");
  }
}
