package org.nqueens.pages.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.QueensSolver;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.contract.Gate;
import org.nqueens.contract.ReferenceData;
import org.nqueens.contract.Sampled;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.PuzzleGenerator;
import org.nqueens.puzzle.PuzzleKind;

/**
 * Clean pictures of games that are nearly won or won: the queens cover half of a square to nearly
 * all of it. A board that is read without a doubt is right.
 */
@Sampled
class LargeFigureTest {
  /** What stands for a queen, as high and wide as the unit square at most. */
  private enum Figure {
    DISC(new Ellipse2D.Double(0, 0, 1, 1)),
    CROWN(crown()),
    LETTER(letter());

    private final Shape shape;

    Figure(Shape shape) {
      this.shape = shape;
    }

    private static Shape crown() {
      int[] x = {5, 0, 25, 50, 75, 100, 95};
      int[] y = {90, 20, 50, 10, 50, 20, 90};
      return AffineTransform.getScaleInstance(0.01, 0.01)
          .createTransformedShape(new Polygon(x, y, x.length));
    }

    /** The letter Q, without a font: a ring and a tail. */
    private static Shape letter() {
      Area letter = new Area(new Ellipse2D.Double(0, 0, 1, 1));
      letter.subtract(new Area(new Ellipse2D.Double(0.22, 0.22, 0.56, 0.56)));
      AffineTransform tail = AffineTransform.getRotateInstance(Math.PI / 4, 0.75, 0.75);
      letter.add(
          new Area(tail.createTransformedShape(new Rectangle2D.Double(0.55, 0.66, 0.45, 0.18))));
      return letter;
    }
  }

  /** The colours of regions. */
  private enum Shade {
    WHITE(0),
    PALE(0.12f),
    STRONG(0.6f);

    private final float saturation;

    Shade(float saturation) {
      this.saturation = saturation;
    }

    private Color of(int region, int n) {
      float darker = this == WHITE || region % 2 == 0 ? 1 : 0.9f;
      return Color.getHSBColor((float) region / n, saturation, darker);
    }
  }

  /** How much of the picture is cut off at the left and above, in squares. */
  private static final List<Double> CUTS = List.of(0.0, 0.9, 1.9);

  private static final int SQUARE = 40;

  private static final int FRAME = 4;

  private record Case(
      Figure figure, double width, Shade shade, boolean isThick, boolean isWon, double cut, int n) {
    /** Each figure, width, shade and thickness; the rest alternates. */
    private static List<Case> all() {
      List<Case> all = new ArrayList<>();
      for (Figure figure : Figure.values()) {
        for (int tenths = 5; tenths <= 9; tenths++) {
          for (Shade shade : Shade.values()) {
            for (int i = 0; i < 2; i++) {
              double cut = CUTS.get(all.size() % CUTS.size());
              int n = 5 + all.size() % 7;
              all.add(
                  new Case(figure, tenths / 10.0, shade, i == 0, all.size() / 2 % 2 == 0, cut, n));
            }
          }
        }
      }
      return all;
    }

    /** A puzzle with the queens of its solution, or without one of them. */
    private Position position(long seed) {
      QueensSolver solver = QueensSolver.builder().build();
      Board made =
          new PuzzleGenerator(solver, solver)
              .make(PuzzleKind.REGIONS, Variant.NON_TOUCHING, n, seed)
              .board();
      Board board = RandomBoards.lettered(made);
      Position won = Position.of(board).withPlacement(solver.findAny(board.model()).orElseThrow());
      Square last = won.queens().get(new Random(seed).nextInt(n));
      return isWon ? won : won.withoutMark(last.column(), last.row());
    }

    private BufferedImage image(Position position) {
      Board board = position.board();
      int side = n * SQUARE + 2 * FRAME;
      BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
      Graphics2D graphics = image.createGraphics();
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.translate(FRAME, FRAME);
      for (int row = 0; row < n; row++) {
        for (int column = 0; column < n; column++) {
          graphics.setColor(shade.of(board.region(column, row) - 'A', n));
          graphics.fillRect(column * SQUARE, row * SQUARE, SQUARE, SQUARE);
        }
      }
      graphics.setColor(Color.BLACK);
      for (int row = 0; row < n; row++) {
        for (int column = 0; column < n; column++) {
          char region = board.region(column, row);
          int x = column * SQUARE;
          int y = row * SQUARE;
          int left = line(column > 0 && region != board.region(Math.max(0, column - 1), row));
          int above = line(row > 0 && region != board.region(column, Math.max(0, row - 1)));
          graphics.fillRect(x - left / 2, y, left, SQUARE);
          graphics.fillRect(x, y - above / 2, SQUARE, above);
        }
      }
      for (Square queen : position.queens()) {
        AffineTransform place =
            AffineTransform.getTranslateInstance(
                (queen.column() + (1 - width) / 2) * SQUARE,
                (queen.row() + (1 - width) / 2) * SQUARE);
        place.scale(width * SQUARE, width * SQUARE);
        graphics.fill(place.createTransformedShape(figure.shape));
      }
      graphics.dispose();
      int cutPixels = cut == 0 ? 0 : (int) (FRAME + cut * SQUARE);
      return image.getSubimage(cutPixels, cutPixels, side - cutPixels, side - cutPixels);
    }

    private int line(boolean isBorder) {
      return isBorder && isThick ? 4 : 1;
    }
  }

  private enum Outcome {
    RIGHT,
    DOUBTED,
    REFUSED
  }

  @Test
  void isNeverWrongWithoutADoubt() {
    Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
    List<Case> all = Case.all();
    for (Case drawn : Gate.sample(40, all)) {
      Position position = drawn.position(all.indexOf(drawn));
      Outcome outcome = Outcome.REFUSED;
      try {
        BoardPicture read = BoardPicture.read(drawn.image(position));
        outcome = read.sentence().contains("This is ") ? Outcome.RIGHT : Outcome.DOUBTED;
        if (outcome == Outcome.RIGHT) {
          Set<Square> queens = new HashSet<>(read.position().queens());
          queens.addAll(read.unread());
          assertThat(read.position().board())
              .as("%s: %s", drawn, read.sentence())
              .isEqualTo(position.board());
          assertThat(queens).as("%s", drawn).hasSameElementsAs(position.queens());
        }
      } catch (BoardPictureException e) {
        assertThat(e).hasMessageContaining(": ");
      }
      outcomes.merge(outcome, 1, Integer::sum);
    }
    assertThat(outcomes.keySet()).containsExactlyInAnyOrder(Outcome.values());
  }

  /** A board with large queens, and two that look like other boards. */
  @ParameterizedTest
  @ValueSource(strings = {"clean6.png", "sure.png", "likely.png"})
  void isNotSureOfReferencePictures(String name) throws IOException {
    try {
      assertThat(BoardPicture.read(ReferenceData.file("pictures").resolve(name)).sentence())
          .contains("Compare it with the picture");
    } catch (BoardPictureException e) {
      assertThat(e).hasMessageContaining(" must be as many as the ");
    }
  }
}
