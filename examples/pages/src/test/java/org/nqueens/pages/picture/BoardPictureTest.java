package org.nqueens.pages.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.contract.Exhaustive;
import org.nqueens.model.Square;
import org.nqueens.pages.picture.Screenshot.Theme;

/** Positions from pictures of them that Java draws. */
class BoardPictureTest {
  private static final Position POSITION = RandomBoards.position(8, 3);

  private static final Board SOLVABLE = Board.of("AABB", "ACBB", "CCDB", "CDDD");

  /** Two queens in each row have one solution, one queen has several. */
  private static final Board STARS =
      Board.of(
          "AAAAAABBBB",
          "AAAACABBBB",
          "CCCCCDDEBB",
          "CCCCDDDEEE",
          "FCCCCCGEEE",
          "FFCCGGGEEE",
          "FCCCHGGGGI",
          "FCHHHGGGGI",
          "HCHHJJJGGI",
          "HHHJJJGGII");

  /** Each size in one theme, in each theme some sizes. */
  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8, 9, 10, 11, 12, 20})
  void readsABoardAmongOtherThings(int n) {
    Position position = RandomBoards.position(n, n);
    Theme theme = Theme.values()[n % Theme.values().length];
    assertRead(Screenshot.page(position, theme, 24), position);
  }

  static Stream<Arguments> sizesAndThemes() {
    return Stream.of(5, 8, 11, 20)
        .flatMap(n -> Arrays.stream(Theme.values()).map(theme -> Arguments.of(n, theme)));
  }

  @Exhaustive
  @ParameterizedTest
  @MethodSource("sizesAndThemes")
  void readsABoardInEachTheme(int n, Theme theme) {
    Position position = RandomBoards.position(n, n);
    assertRead(Screenshot.page(position, theme, 40), position);
  }

  /** As snipping tools cut it, with a button below; the outer squares are a pixel narrower. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void findsTheSquaresOfABoardWithWhichThePictureBegins(int seed) {
    Board board = RandomBoards.position(8, seed).board();
    BufferedImage image = new BufferedImage(400, 400, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setColor(new Color(0xf8f0dc));
    graphics.fillRect(0, 0, 400, 400);
    graphics.setColor(new Color(0xe5dcca));
    graphics.fill(new RoundRectangle2D.Double(0, 332.5, 320, 31, 31, 31));
    graphics.setColor(Color.BLACK);
    for (int letter = 0; letter < 4; letter++) {
      graphics.fillRect(145 + 8 * letter, 344, 5, 9);
      graphics.fillRect(2 + 7 * letter, 389, 4, 9);
    }
    for (int square = 0; square < 64; square++) {
      graphics.setColor(
          Color.getHSBColor((board.region(square % 8, square / 8) - 'A') / 8f, 0.4f, 0.95f));
      graphics.fill(new Rectangle2D.Double(40 * (square % 8), 40 * (square / 8), 40, 40));
    }
    graphics.setColor(Color.BLACK);
    for (int line = 0; line < 8; line++) {
      for (int at = 1; at < 8; at++) {
        double right = board.region(at - 1, line) == board.region(at, line) ? 0.7 : 2.67;
        graphics.fill(new Rectangle2D.Double(40 * at - right / 2, 40 * line, right, 40));
        double below = board.region(line, at - 1) == board.region(line, at) ? 0.7 : 2.67;
        graphics.fill(new Rectangle2D.Double(40 * line, 40 * at - below / 2, 40, below));
      }
    }
    for (double border : new double[] {0, 320 - 2.67}) {
      graphics.fill(new Rectangle2D.Double(border, 0, 2.67, 320));
      graphics.fill(new Rectangle2D.Double(0, border, 320, 2.67));
    }
    graphics.dispose();
    Grid grid = GridFinder.find(Pixels.of(image)).orElseThrow();
    assertThat(List.of(grid.left(), grid.top()))
        .allSatisfy(start -> assertThat(start).isBetween(-1.0, 1.0));
    assertThat(List.of(grid.width(), grid.height()))
        .allSatisfy(square -> assertThat(square).isBetween(39.7, 40.3));
    BoardPicture read = BoardPicture.read(image);
    assertThat(read.position().board().lines()).isEqualTo(numbered(board));
    assertThat(read.doubtful()).isEmpty();
  }

  /** The lines of a board whose regions are named in the order of their first squares. */
  private static List<String> numbered(Board board) {
    List<Integer> order = String.join("", board.lines()).chars().distinct().boxed().toList();
    return board.lines().stream()
        .map(
            line ->
                line.chars()
                    .mapToObj(region -> String.valueOf((char) ('A' + order.indexOf(region))))
                    .collect(Collectors.joining()))
        .toList();
  }

  @Test
  void readsARegionInTwoParts() {
    Board board = Board.of("AABB", "ACBD", "CCDB", "CDDD");
    BoardPicture read = BoardPicture.read(Screenshot.board(Position.of(board), Theme.LIGHT, 40));
    assertThat(read.position().board()).isEqualTo(board);
    assertThat(read.sentence())
        .endsWith(
            "Note that region D is not connected: it has squares (3, 1) and (2, 2), but no path between them.");
  }

  @Test
  void judgesTheSolutionsByTheNumberOfQueensInEachRow() {
    BoardPicture read = BoardPicture.read(Screenshot.board(Position.of(STARS), Theme.LIGHT, 40));
    assertThat(read.position()).isEqualTo(Position.of(STARS));
    assertThat(List.of(read.sentence(), read.withStars(1).sentence()))
        .allSatisfy(
            text ->
                assertThat(text)
                    .endsWith(
                        ": the board has more than one solution. With two queens in each row the board has exactly one solution: give --stars 2."));
    BoardPicture starred = read.withStars(2);
    assertThat(starred.position()).isEqualTo(Position.of(STARS.withStars(2)));
    assertThat(read.sentence()).contains(" rows and regions, 0 queens and ");
    assertThat(starred.sentence())
        .contains(" rows and regions for 2 queens in each, 0 queens and 0 crosses. This is sure (")
        .endsWith(").");
    assertThat(read.withStars(3).sentence()).contains(": the board has no solution. With two ");
  }

  @Test
  void findsSeveralSolutionsOfTwoQueensInEachRow() {
    Board rows =
        Board.of(
            "ABCDEFGHI"
                .chars()
                .mapToObj(c -> Character.toString(c).repeat(9))
                .toArray(String[]::new));
    BoardPicture read = BoardPicture.read(Screenshot.board(Position.of(rows), Theme.LIGHT, 40));
    assertThat(read.withStars(2).sentence()).endsWith(": the board has more than one solution.");
  }

  /** A search of the columns of the model meets 20,000 failures without an answer. */
  @Test
  void searchesTheSquaresForThreeQueensInEachRow() {
    Position position = Position.of(RandomBoards.board(12, 5));
    BoardPicture read = BoardPicture.read(Screenshot.board(position, Theme.LIGHT, 40));
    assertThat(read.withStars(3).sentence()).endsWith(": the board has no solution.");
  }

  @Test
  void judgesClashesByTheNumberOfQueensInEachRow() {
    Position position = Position.of(STARS).withQueen(0, 0).withQueen(7, 0);
    BoardPicture read = BoardPicture.read(Screenshot.board(position, Theme.LIGHT, 40));
    assertThat(read.sentence()).endsWith(": queens clash: (0, 0), (7, 0).");
    assertThat(read.withStars(2).sentence()).contains("This is sure");
    BoardPicture third =
        BoardPicture.read(Screenshot.board(position.withQueen(9, 0), Theme.LIGHT, 40));
    assertThat(third.withStars(2).sentence()).endsWith(": queens clash: (0, 0), (7, 0), (9, 0).");
  }

  @Test
  void refusesANumberOfQueensThatNoBoardHas() {
    BoardPicture read = BoardPicture.read(Screenshot.board(Position.of(STARS), Theme.LIGHT, 40));
    assertThatThrownBy(() -> read.withStars(7))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("stars (7) must be between 1 and 6: ");
  }

  @ParameterizedTest
  @CsvSource({"4, 30", "26, 22"})
  void readsTheSmallestAndTheLargestBoard(int n, int square) {
    Position position = RandomBoards.position(n, 1);
    assertRead(Screenshot.board(position, Theme.LIGHT, square), position);
  }

  @ParameterizedTest
  @ValueSource(ints = {200, 333, 700, 1500})
  void readsABoardOfAnyWidth(int width) {
    assertRead(Screenshot.board(POSITION, Theme.LIGHT, width / 8), POSITION);
  }

  @Exhaustive
  @Test
  void readsAWideBoard() {
    assertRead(Screenshot.board(POSITION, Theme.LIGHT, 3000 / 8), POSITION);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.6, 0.77, 0.9, 1.31, 2.2, 3})
  void readsAScaledPicture(double factor) {
    int square = factor < 1 ? 40 : 24; // marks need about 20 pixels
    assertRead(Screenshot.scaled(Screenshot.page(POSITION, Theme.LIGHT, square), factor), POSITION);
  }

  /** Without its frame; a part of it that begins within a square is refused. */
  @Test
  void readsABoardCutOutOfAPicture() {
    BufferedImage image = Screenshot.board(POSITION, Theme.LIGHT, 40);
    assertRead(image.getSubimage(4, 4, 320, 320), POSITION);
    assertRead(image.getSubimage(5, 5, 318, 318), POSITION);
    for (int cut = 2; cut <= 32; cut += 3) {
      BufferedImage part = image.getSubimage(4 + cut, 4 + cut, 320 - 2 * cut, 320 - 2 * cut);
      assertThatThrownBy(() -> BoardPicture.read(part)).isInstanceOf(BoardPictureException.class);
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void readsTheRegionsOfASmallPicture(Theme theme) {
    BufferedImage image = Screenshot.board(POSITION, theme, 18);
    assertThat(image.getWidth()).isEqualTo(148);
    assertThat(BoardPicture.read(image).position().board()).isEqualTo(POSITION.board());
  }

  @ParameterizedTest
  @CsvSource({"0.9, LIGHT", "0.6, LIGHT", "0.4, LIGHT", "0.9, NIGHT", "0.6, NIGHT", "0.4, NIGHT"})
  void readsJpegOfAnyQuality(float quality, Theme theme) {
    assertRead(Screenshot.jpeg(Screenshot.page(POSITION, theme, 40), quality), POSITION);
  }

  @ParameterizedTest
  @CsvSource({"5, LIGHT", "10, LIGHT", "5, DARK", "10, DARK"})
  void readsThroughNoise(double deviation, Theme theme) {
    assertRead(Screenshot.noisy(Screenshot.page(POSITION, theme, 40), deviation, 2026), POSITION);
  }

  @ParameterizedTest
  @EnumSource(names = {"LIGHT", "DARK", "NIGHT"})
  void readsNoMarksThroughMuchNoiseAndSaysSo(Theme theme) {
    BoardPicture read =
        BoardPicture.read(Screenshot.noisy(Screenshot.page(POSITION, theme, 40), 30, 2026));
    assertThat(read.position()).isEqualTo(Position.of(POSITION.board()));
    assertThat(read.unread()).hasSize(64);
  }

  /** A pointer that hovers above a square darkens it; the lines around it stay thin. */
  @Test
  void believesThinLinesMoreThanASquareOfAnotherShade() {
    Board board = Board.of("AABBB", "AABBC", "AADDC", "AADDC", "EEEEC");
    BufferedImage image = Screenshot.board(Position.of(board), Theme.LIGHT, 40);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(new Color(0, 0, 0, 50));
    graphics.fillRect(6, 46, 36, 36);
    graphics.dispose();
    assertThat(BoardPicture.read(image).position().board()).isEqualTo(board);
  }

  @Test
  void readsTransparentPixelsAsOnWhitePaper() {
    BufferedImage opaque = Screenshot.board(POSITION, Theme.LIGHT, 40);
    BufferedImage image = new BufferedImage(500, 400, BufferedImage.TYPE_INT_ARGB);
    image.createGraphics().drawImage(opaque, 90, 30, null);
    assertRead(image, POSITION);
  }

  @Test
  void namesAFigureThatIsNoMark() {
    Position position = Position.of(SOLVABLE);
    BufferedImage image = Screenshot.board(position, Theme.LIGHT, 40);
    Graphics2D graphics = image.createGraphics();
    graphics.fillOval(4 + 3 * 40 + 14, 4 + 2 * 40 + 14, 12, 12);
    graphics.dispose();
    BoardPicture read = BoardPicture.read(image);
    assertThat(read.position()).isEqualTo(position);
    assertThat(read.unread()).containsExactly(new Square(3, 2));
    assertThat(read.sentence())
        .matches(
            "The picture shows a board of 4 rows and regions, 0 queens and 0 crosses\\. This is"
                + " sure \\(certainty 0\\.9\\d\\)\\. Neither queens nor crosses are the figures on"
                + " \\(3, 2\\)\\.");
  }

  @Test
  void countsOneQueenAndOneCross() {
    Position position = Position.of(SOLVABLE).withQueen(2, 0).withCross(0, 0);
    assertThat(sentence(position))
        .matches(
            "The picture shows a board of 4 rows and regions, 1 queen and 1 cross\\. This is sure"
                + " \\(certainty 0\\.9\\d\\)\\.");
  }

  @Test
  void isNotSureOfQueensThatClash() {
    Position position = Position.of(SOLVABLE).withQueen(2, 0).withQueen(3, 1);
    assertThat(sentence(position))
        .matches(
            ".* 2 queens and 0 crosses\\. Compare it with the picture \\(certainty 0\\.9\\d\\):"
                + " queens clash: \\(2, 0\\), \\(3, 1\\)\\.");
  }

  @Test
  void isNotSureOfABoardWithoutExactlyOneSolution() {
    assertThat(sentence(Position.of(Board.of("AABB", "AABB", "CCDD", "CCDD"))))
        .contains("Compare it with the picture (certainty 0.9")
        .endsWith(": the board has more than one solution.");
    assertThat(sentence(Position.of(Board.of("ABBB", "ABBB", "CCBB", "CCCD"))))
        .endsWith(": the board has no solution.");
  }

  /** A screenshot that begins a seventh of a square before a line. */
  @Test
  void isNotSureOfABoardThatTheEdgeCutsOff() {
    BufferedImage image = Screenshot.board(RandomBoards.position(12, 0), Theme.PRINT, 40);
    int cut = 4 + 2 * 40 - 6;
    BoardPicture read = BoardPicture.read(image.getSubimage(cut, cut, 488 - cut, 488 - cut));
    assertThat(read.position().board().size()).isEqualTo(10);
    assertThat(read.sentence())
        .contains("Compare it with the picture (certainty 0.8")
        .endsWith(": it ends inside a row or column of squares.");
  }

  private static String sentence(Position position) {
    return BoardPicture.read(Screenshot.board(position, Theme.LIGHT, 40)).sentence();
  }

  /** Without lines of two widths, half a shade does not make a region of its own. */
  @Test
  void namesTheSquaresThatMayBelongToAnotherRegion() {
    Board board = Board.of("AAAA", "BBBB", "CCCC", "DDDD");
    BufferedImage image = new BufferedImage(162, 162, BufferedImage.TYPE_INT_RGB);
    int[] greys = {60, 110, 160, 210};
    for (int square = 0; square < 16; square++) {
      int grey = square == 6 ? 87 : greys[square / 4];
      Graphics2D graphics = image.createGraphics();
      graphics.setColor(new Color(grey, grey, grey));
      graphics.fillRect(2 + square % 4 * 40, 2 + square / 4 * 40, 38, 38);
      graphics.dispose();
    }
    BoardPicture read = BoardPicture.read(image);
    assertThat(read.position().board()).isEqualTo(board);
    assertThat(read.doubtful()).containsExactly(new Square(2, 1));
    assertThat(read.certainty()).isBetween(0.2, 0.5);
    assertThat(read.sentence())
        .contains("Compare it with the picture (certainty 0.")
        .endsWith(": the regions of these squares are in doubt: (2, 1).");
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpg", "gif", "bmp"})
  void readsFiles(String format, @TempDir Path folder) throws IOException {
    Path file = folder.resolve("shot." + format);
    ImageIO.write(Screenshot.page(POSITION, Theme.LIGHT, 40), format, file.toFile());
    assertThat(BoardPicture.read(file).position()).isEqualTo(POSITION);
    Files.delete(file);
  }

  /** A picture of a browser with a hint on the page: the unit and its squares have outlines. */
  @Test
  void readsTheBoardOfAPageWithAHint() throws IOException {
    Path boards = Path.of("..", "boards");
    Board garden = Board.parse(Files.readString(boards.resolve("garden.txt")));
    BoardPicture read = BoardPicture.read(boards.resolve("garden-play.png"));
    assertThat(read.position().board()).isEqualTo(RandomBoards.lettered(garden));
    assertThat(read.position().queens()).isEmpty();
    assertThat(read.certainty()).isGreaterThan(0.5);
  }

  private static void assertRead(BufferedImage image, Position position) {
    BoardPicture read = BoardPicture.read(image);
    assertThat(read.position()).isEqualTo(position);
    assertThat(read.doubtful()).isEmpty();
    assertThat(read.unread()).isEmpty();
    assertThat(read.certainty()).isBetween(0.5, 1.0);
  }
}
