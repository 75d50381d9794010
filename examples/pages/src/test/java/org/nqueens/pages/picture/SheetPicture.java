package org.nqueens.pages.picture;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.model.Variant;
import org.nqueens.pages.Chromium;
import org.nqueens.pages.PuzzleSheet;
import org.nqueens.puzzle.Puzzle;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;

/**
 * A sheet of six puzzles in a browser.
 *
 * @param places the frames of the boards, in pixels of the image
 */
record SheetPicture(BufferedImage image, List<Board> boards, List<Rectangle> places) {
  private static final String MAGENTA_BOARDS =
      "<style>*{visibility:hidden}.page svg{visibility:visible;background:#f0f}</style>";

  /** The sheet at a resolution in dots per inch, where the browser has 96. */
  static SheetPicture of(int size, long seed, int resolution) {
    PuzzleGenerator generator =
        new PuzzleGenerator(QueensSolver.builder().build(), QueensSolver.builder().build());
    List<Puzzle> puzzles =
        LongStream.range(seed, seed + 6)
            .mapToObj(s -> generator.make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, size, s))
            .toList();
    PuzzleSheet sheet = PuzzleSheet.of("Queens puzzles").withPuzzlesPerPage(6);
    for (int i = 0; i < puzzles.size(); i++) {
      sheet = sheet.with(puzzles.get(i), "Difficulty 2, seed " + (seed + i));
    }
    String html =
        sheet
            .puzzlesHtml()
            .replaceFirst("<meta http-equiv=[^>]*>", "")
            .replace("<style>", "<style>html{zoom:" + resolution / 96.0 + "}");
    int width = 9 * resolution;
    int height = 12 * resolution;
    return new SheetPicture(
        Chromium.screenshot(html, width, height),
        puzzles.stream().map(puzzle -> RandomBoards.lettered(puzzle.board())).toList(),
        places(
            Chromium.screenshot(
                html.replace("</style>", "</style>" + MAGENTA_BOARDS), width, height)));
  }

  private static List<Rectangle> places(BufferedImage image) {
    List<Rectangle> places = new ArrayList<>();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int column = x;
        int row = y;
        if (isMagenta(image, x, y)
            && places.stream().noneMatch(place -> place.contains(column, row))) {
          int width =
              (int)
                  IntStream.range(x, image.getWidth())
                      .takeWhile(i -> isMagenta(image, i, row))
                      .count();
          int height =
              (int)
                  IntStream.range(y, image.getHeight())
                      .takeWhile(i -> isMagenta(image, column, i))
                      .count();
          places.add(new Rectangle(x, y, width, height));
        }
      }
    }
    return places;
  }

  private static boolean isMagenta(BufferedImage image, int x, int y) {
    int rgb = image.getRGB(x, y);
    return (rgb >> 16 & 0xff) > 200 && (rgb >> 8 & 0xff) < 60 && (rgb & 0xff) > 200;
  }

  /** A board with what is around it, in squares. */
  BufferedImage crop(int board, double left, double top, double right, double bottom) {
    Rectangle place = places.get(board);
    double square = (double) place.width / boards.get(board).size();
    int x = (int) Math.max(0, place.x - left * square);
    int y = (int) Math.max(0, place.y - top * square);
    int endX = (int) Math.min(image.getWidth(), place.getMaxX() + right * square);
    int endY = (int) Math.min(image.getHeight(), place.getMaxY() + bottom * square);
    return image.getSubimage(x, y, endX - x, endY - y);
  }
}
