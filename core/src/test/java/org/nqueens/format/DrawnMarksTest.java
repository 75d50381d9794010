package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.nqueens.model.Placement;

/** The marks of a player and emphasised squares, in each manner of drawing. */
class DrawnMarksTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");
  private static final Board REGIONS = Board.of("AAB", "C#B", "CCB");
  private static final Position MARKED =
      Position.of(REGIONS).withQueen(0, 2).withQueen(1, 1).withCross(2, 0).withCross(1, 2);

  @Test
  void drawsTheMarksOfThePlayer() {
    assertThat(Drawing.of(MARKED).text()).isEqualTo(" A  A -B-\n C [#] B\n[C]-C- B\n");
    assertThat(Drawing.of(MARKED).unicode())
        .isEqualTo(
            """
            ┏━━━━━━━┳━━━┓
            ┃ ·   · ┃ × ┃
            ┣━━━┳━━━┫   ┃
            ┃ · ┃▒♛▒┃ · ┃
            ┃   ┗━━━┫   ┃
            ┃ ♛   × ┃ · ┃
            ┗━━━━━━━┻━━━┛
            """);
    String svg = Drawing.of(MARKED).svg();
    assertThat(svg).contains("d=\"M48 96m16 16l16 16m0 -16l-16 16M96 0m16 16l16 16m0 -16l-16 16\"");
    assertThat(SvgPicture.queens(SvgPicture.parse(svg), "#252a3a"))
        .containsExactly("translate(0 96)", "translate(48 48)");
    assertThat(SvgPicture.description(svg))
        .endsWith(
            " 2 placed queens at (column, row), counted from 0: (0, 2), (1, 1)."
                + " 2 crosses at (column, row), counted from 0: (1, 2), (2, 0).");
    assertThat(SvgPicture.description(Drawing.of(MARKED.withoutMark(2, 0)).svg()))
        .endsWith(" 1 cross at (column, row), counted from 0: (1, 2).");
  }

  @Test
  void putsThePlacementInPlaceOfCrosses() {
    Drawing drawing = Drawing.of(MARKED).withPlacement(Placement.of(2, 0, 0));
    assertThat(drawing.text()).isEqualTo(" A [A][B]\n C [#] B\n[C]-C- B\n");
    assertThat(drawing.withPlacement(Placement.of(2, 1, 1)).text())
        .isEqualTo(" A  A -B-\n C [#][B]\n[C]-C- B\n");
  }

  @Test
  void marksTheQueensThatClash() {
    assertThat(Drawing.of(MARKED).withClashes().text())
        .isEqualTo(" A  A -B-\n C [#! B\n[C!-C- B\n");
    assertThat(Drawing.of(MARKED).withClashes().unicode()).contains("▒♛!", "!♛!");
    Drawing none = Drawing.of(MARKED.withoutMark(1, 1));
    assertThat(none.withClashes().svg()).isEqualTo(none.svg());
    assertThat(Drawing.of(PLAIN).withPlacement(Placement.of(0, 1, 2, 3)).withClashes().text())
        .as("of the placement, too")
        .isEqualTo("[#! .  .  .\n . [Q! .  Q!\n .  . [Q! .\n .  .  # [Q!\n");
  }

  @Test
  void emphasisesEachSquareByItsStrongestSign() {
    Drawing drawing =
        Drawing.of(MARKED)
            .withUnit(new Unit(Unit.Kind.ROW, 2))
            .withUnit(new Unit(Unit.Kind.REGION, 'A'))
            .withHighlight(1, 2)
            .withHighlight(0, 1)
            .withHighlight(1, 1)
            .withMark(1, 1);
    assertThat(drawing.text()).isEqualTo(" A: A:-B-\n C*[#! B\n[C:-C* B:\n");
    assertThat(drawing.unicode())
        .isEqualTo(
            """
            ┏━━━━━━━┳━━━┓
            ┃:·: :·:┃ × ┃
            ┣━━━┳━━━┫   ┃
            ┃*·*┃▒♛!┃ · ┃
            ┃   ┗━━━┫   ┃
            ┃:♛: *×*┃:·:┃
            ┗━━━━━━━┻━━━┛
            """);
    assertThat(SvgPicture.description(drawing.svg()))
        .endsWith(
            " 1 marked square at (column, row), counted from 0: (1, 1)."
                + " 3 highlighted squares at (column, row), counted from 0: (0, 1), (1, 1), (1, 2)."
                + " Highlighted: row 2, region A.");
  }

  @Test
  void ringsHighlightsAndOutlinesUnitsInThePicture() {
    String svg =
        Drawing.of(REGIONS)
            .withHighlight(1, 2)
            .withUnit(new Unit(Unit.Kind.COLUMN, 0))
            .withUnit(new Unit(Unit.Kind.REGION, 'A'))
            .svg();
    assertThat(found("<circle cx=\"([0-9]+)\" cy=\"([0-9]+)\" [^>]*stroke=\"#0b3d91\"", svg))
        .containsExactly("72 120");
    String column = "M0 0v48M0 0h48M48 0v48M0 48v48M48 48v48M0 96v48M48 96v48M0 144h48";
    String region = "M0 0v48M0 0h48M48 0h48M96 0v48M0 48h48M48 48h48";
    assertThat(found("stroke=\"#0b3d91\" stroke-width=\"9\"[^>]* d=\"([^\"]*)()\"", svg))
        .containsExactly(column + region + " ");
    assertThat(Drawing.of(REGIONS).svg()).doesNotContain("#0b3d91").doesNotContain("ighlighted");
  }

  private static List<String> found(String pattern, String svg) {
    return Pattern.compile(pattern)
        .matcher(svg)
        .results()
        .map(match -> match.group(1) + " " + match.group(2))
        .toList();
  }
}
