package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.board.Board;
import org.nqueens.board.Position;
import org.nqueens.model.Placement;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.drawing.Unit;

/** Marks, emphasis and coordinates of a picture. */
class BoardSvgMarksTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");
  private static final Board REGIONS = Board.of("AAB", "C#B", "CCB");
  private static final Position MARKED =
      Position.of(REGIONS).withQueen(0, 2).withQueen(1, 1).withCross(2, 0).withCross(1, 2);

  private static List<String> found(String pattern, String svg) {
    Stream<MatchResult> matches = Pattern.compile(pattern).matcher(svg).results();
    return matches.map(match -> match.group(1) + " " + match.group(2)).toList();
  }

  @Test
  void drawsTheMarksOfThePlayer() {
    String svg = BoardSvg.of(Drawing.of(MARKED));
    assertThat(svg).contains("d=\"M48 96m16 16l16 16m0 -16l-16 16M96 0m16 16l16 16m0 -16l-16 16\"");
    assertThat(SvgPicture.queens(SvgPicture.parse(svg), "#252a3a"))
        .containsExactly("translate(0 96)", "translate(48 48)");
    assertThat(SvgPicture.description(svg))
        .endsWith(
            " 2 placed queens at (column, row), counted from 0: (0, 2), (1, 1)."
                + " 2 crosses at (column, row), counted from 0: (1, 2), (2, 0).");
    assertThat(SvgPicture.description(BoardSvg.of(Drawing.of(MARKED.withoutMark(2, 0)))))
        .endsWith(" 1 cross at (column, row), counted from 0: (1, 2).");
  }

  @Test
  void framesMarksInThePictureAndNamesThem() {
    String svg =
        BoardSvg.of(Drawing.of(PLAIN).withMarks(List.of(new Square(3, 1), new Square(0, 0))));
    assertThat(found("<rect x=\"([0-9.]+)\" y=\"([0-9.]+)\" [^>]*stroke=\"#c1121f\"", svg))
        .containsExactly("2.5 2.5", "146.5 50.5");
    assertThat(svg)
        .contains("2 marked squares at (column, row), counted from 0: (0, 0), (3, 1).</desc>");
    assertThat(BoardSvg.of(Drawing.of(PLAIN))).doesNotContain("#c1121f").doesNotContain("marked");
  }

  @ParameterizedTest
  @CsvSource({"4, 1, 232", "12, 2, 628", "101, 3, 4912"})
  void numbersColumnsAndRowsOfThePicture(int n, int digits, int side) {
    String svg = BoardSvg.of(Drawing.of(Board.empty(n)).withCoordinates());
    assertThat(svg).contains("viewBox=\"0 0 %1$s %1$s\"".formatted(side));
    List<String> texts = found("<text x=\"([-0-9]+)\" y=\"([-0-9]+)\">[0-9]+</text>", svg);
    assertThat(texts).hasSize(2 * n);
    for (int index = 0; index < n; index++) {
      int centre = 48 * index + 24;
      assertThat(texts.get(index)).isEqualTo(centre + " -12");
      assertThat(texts.get(n + index)).isEqualTo("-12 " + (centre + 6));
    }
    assertThat(found("<text [^>]*>([0-9]+)()</text>", svg).subList(n - 1, n + 1))
        .containsExactly(n - 1 + " ", "0 ");
    int start = 10 + 8 + 12 * digits;
    assertThat(svg).contains("<g transform=\"translate(%1$s %1$s)\">".formatted(start));
  }

  @Test
  void ringsHighlightsAndOutlinesUnitsInThePicture() {
    String svg =
        BoardSvg.of(
            Drawing.of(REGIONS)
                .withHighlights(List.of(new Square(1, 2)))
                .withUnit(new Unit(Unit.Kind.COLUMN, 0))
                .withUnit(new Unit(Unit.Kind.REGION, 'A')));
    assertThat(found("<circle cx=\"([0-9]+)\" cy=\"([0-9]+)\" [^>]*stroke=\"#0b3d91\"", svg))
        .containsExactly("72 120");
    String column = "M0 0v48M0 0h48M48 0v48M0 48v48M48 48v48M0 96v48M48 96v48M0 144h48";
    String region = "M0 0v48M0 0h48M48 0h48M96 0v48M0 48h48M48 48h48";
    assertThat(found("stroke=\"#0b3d91\" stroke-width=\"9\"[^>]* d=\"([^\"]*)()\"", svg))
        .containsExactly(column + region + " ");
    assertThat(BoardSvg.of(Drawing.of(REGIONS)))
        .doesNotContain("#0b3d91")
        .doesNotContain("ighlighted");
  }

  @Test
  void drawsWallsBetweenNeighbouringBlockedSquares() {
    String svg = BoardSvg.of(Drawing.of(Board.of("##", "AB")));
    assertThat(found("stroke-width=\"3\"[^>]* d=\"([^\"]*)()\"", svg))
        .containsExactly("M48 0v48M0 48h48M48 48v48M48 48h48 ");
  }

  @Test
  void describesEmphasis() {
    Drawing drawing =
        Drawing.of(MARKED)
            .withUnit(new Unit(Unit.Kind.ROW, 2))
            .withUnit(new Unit(Unit.Kind.REGION, 'A'))
            .withHighlights(List.of(new Square(1, 2), new Square(0, 2), new Square(1, 1)))
            .withMarks(List.of(new Square(1, 1)));
    assertThat(SvgPicture.description(BoardSvg.of(drawing)))
        .endsWith(
            " 1 marked square at (column, row), counted from 0: (1, 1)."
                + " 3 highlighted squares at (column, row), counted from 0: (0, 2), (1, 1), (1, 2)."
                + " Highlighted: row 2, region A.");
  }

  @Test
  void hasIdentifiersOfItsOwn() {
    Drawing board = Drawing.of(PLAIN);
    assertThat(
            Stream.of(
                    board,
                    board.withCoordinates(),
                    board.withMarks(List.of(new Square(0, 0))),
                    board.withMarks(List.of(new Square(0, 1))),
                    board.withMarks(List.of(new Square(0, 0), new Square(0, 1))),
                    board.withHighlights(List.of(new Square(0, 0))),
                    board.withUnit(new Unit(Unit.Kind.ROW, 0)),
                    board.withUnit(new Unit(Unit.Kind.ROW, 1)),
                    board.withTitle(),
                    Drawing.of(PLAIN.withTitle("?")),
                    Drawing.of(PLAIN.withTitle("\uFFFE")),
                    Drawing.of(PLAIN.withVariant(Variant.ROOKS)),
                    Drawing.of(REGIONS),
                    board.withPlacement(Placement.of(1, 3, 0, 2)),
                    board.withPlacement(Placement.of(2, 0, 3, 1)),
                    Drawing.of(Position.of(PLAIN).withCross(0, 0)),
                    Drawing.of(Position.of(PLAIN).withQueen(0, 0)),
                    board.withMarks(List.of(new Square(0, 0))).withCoordinates())
                .map(
                    drawing ->
                        found("<title id=\"(board-[^\"]*)()\"", BoardSvg.of(drawing)).get(0)))
        .doesNotHaveDuplicates();
  }
}
