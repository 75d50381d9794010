package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.SvgPicture.all;
import static org.nqueens.pages.SvgPicture.description;
import static org.nqueens.pages.SvgPicture.ids;
import static org.nqueens.pages.SvgPicture.parse;
import static org.nqueens.pages.SvgPicture.squares;
import static org.nqueens.pages.SvgPicture.title;

import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.drawing.Drawing;
import org.nqueens.puzzle.language.Language;
import org.w3c.dom.Element;

class BoardSvgTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "....");
  private static final Placement SOLUTION = Placement.of(2, 0, 3, 1);
  private static final Board REGIONS = Board.of("AABB", "AABB", "CC#D", "CDDD");

  @Test
  void isAPictureWithATitleAndADescription() {
    Element svg =
        parse(BoardSvg.of(Drawing.of(PLAIN.withTitle("Evening puzzle")).withPlacement(SOLUTION)));
    assertThat(svg.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
    assertThat(svg.getLocalName()).isEqualTo("svg");
    assertThat(svg.getAttribute("viewBox")).isEqualTo("0 0 212 212");
    assertThat(svg.getAttribute("width")).isEqualTo("212");
    assertThat(svg.getAttribute("height")).isEqualTo("212");
    assertThat(svg.getAttribute("role")).isEqualTo("img");
    Element title = all(svg, "title").get(0);
    Element desc = all(svg, "desc").get(0);
    assertThat(title.getTextContent()).isEqualTo("Evening puzzle");
    assertThat(title.getAttribute("id")).matches("board-[0-9a-f-]{36}-title");
    assertThat(desc.getAttribute("id")).matches("board-[0-9a-f-]{36}-desc");
    assertThat(svg.getAttribute("aria-labelledby"))
        .isEqualTo(title.getAttribute("id") + " " + desc.getAttribute("id"));
    assertThat(ids(svg)).as("nothing else has an id").hasSize(2);
  }

  @Test
  void describesInWordsWhatThereIsToSee() {
    assertThat(description(BoardSvg.of(Drawing.of(PLAIN).withPlacement(SOLUTION))))
        .isEqualTo(
            "4 columns and 4 rows for queens. 1 blocked square. 1 given queen at (column, row),"
                + " counted from 0: (3, 1). 3 placed queens at (column, row), counted from 0:"
                + " (0, 2), (1, 0), (2, 3).");
    assertThat(description(BoardSvg.of(Drawing.of(REGIONS))))
        .isEqualTo(
            "4 columns and 4 rows for queens that must not touch. 4 regions, one in each."
                + " 1 blocked square.");
    assertThat(description(BoardSvg.of(Drawing.of(REGIONS.withStars(2)))))
        .contains(" 4 regions, 2 queens in each.");
    assertThat(description(BoardSvg.of(Drawing.of(Board.of("..", "..").withStars(2)))))
        .contains(" Place two queens in each row and in each column.");
    assertThat(description(BoardSvg.of(Drawing.of(Board.of(".")).withPlacement(Placement.of(0)))))
        .isEqualTo(
            "1 column and 1 row for queens. 1 placed queen at (column, row), counted from 0: (0,"
                + " 0).");
  }

  @Test
  void describesEveryVariant() {
    assertThat(
            Stream.of(Variant.values())
                .map(
                    variant ->
                        description(BoardSvg.of(Drawing.of(Board.of(".").withVariant(variant))))))
        .containsExactly(
            "1 column and 1 row for queens.",
            "1 column and 1 row for queens on a torus.",
            "1 column and 1 row for semi-queens.",
            "1 column and 1 row for semi-queens on a torus.",
            "1 column and 1 row for superqueens.",
            "1 column and 1 row for queens that must not touch.",
            "1 column and 1 row for rooks.");
  }

  @Test
  void namesABoardWithoutTitle() {
    assertThat(title(BoardSvg.of(Drawing.of(PLAIN)))).isEqualTo("Board of 4 queens");
    assertThat(title(BoardSvg.of(Drawing.of(Board.of("."))))).isEqualTo("Board of 1 queen");
    assertThat(title(BoardSvg.of(Drawing.of(PLAIN.withVariant(Variant.ROOKS)))))
        .isEqualTo("Board of 4 rooks");
  }

  @Test
  void escapesTheTitle() {
    String nasty = "</title><script>\"&amp;'\" ]]> \uD83D\uDE00 é";
    assertThat(title(BoardSvg.of(Drawing.of(PLAIN.withTitle(nasty))))).isEqualTo(nasty);
    String illegal = "c\uFFFEd\uFFFFe";
    assertThat(title(BoardSvg.of(Drawing.of(PLAIN.withTitle(illegal)))))
        .isEqualTo("c\uFFFDd\uFFFDe");
  }

  @Test
  void doesNotDependOnTheLocale() {
    String expected = BoardSvg.of(Drawing.of(PLAIN).withPlacement(SOLUTION));
    Locale locale = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat("%d".formatted(1)).as("digits of this locale").isNotEqualTo("1");
      assertThat(BoardSvg.of(Drawing.of(PLAIN).withPlacement(SOLUTION))).isEqualTo(expected);
    } finally {
      Locale.setDefault(locale);
    }
  }

  @Test
  void takesTheIdentifiersThatAPageGives() {
    Drawing drawing = Drawing.of(PLAIN);
    String named = BoardSvg.of(drawing, "puzzle-7", Language.ENGLISH);
    assertThat(named)
        .contains(
            "aria-labelledby=\"puzzle-7-title puzzle-7-desc\"", "<title id=\"puzzle-7-title\">");
    assertThat(named.replaceAll("puzzle-7(?=-(title|desc))", "X"))
        .isEqualTo(BoardSvg.of(drawing).replaceAll("board-[0-9a-f-]{36}(?=-(title|desc))", "X"));
  }

  @Test
  void drawsTheLargestBoard() {
    Element largest = parse(BoardSvg.of(Drawing.of(Board.empty(256))));
    assertThat(squares(largest)).hasSize(65_536);
    assertThat(largest.getAttribute("width")).as("fits a screen").isEqualTo("960");
  }
}
