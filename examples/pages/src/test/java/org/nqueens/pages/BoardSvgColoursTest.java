package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.pages.SvgPicture.all;
import static org.nqueens.pages.SvgPicture.parse;
import static org.nqueens.pages.SvgPicture.squares;
import static org.nqueens.pages.SvgPicture.walls;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.puzzle.drawing.Drawing;
import org.w3c.dom.Element;

/** The squares of a picture: chequers, regions and the walls between them. */
class BoardSvgColoursTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "....");
  private static final Board REGIONS = Board.of("AABB", "AABB", "CC#D", "CDDD");

  @Test
  void chequersABoardWithoutRegions() {
    List<Element> squares = squares(parse(BoardSvg.of(Drawing.of(Board.of("...", "...", "...")))));
    assertThat(squares.stream().map(square -> position(square)).toList())
        .containsExactly("0,0", "48,0", "96,0", "0,48", "48,48", "96,48", "0,96", "48,96", "96,96");
    assertThat(squares).allMatch(square -> square.getAttribute("width").equals("48"));
    assertThat(squares).allMatch(square -> square.getAttribute("height").equals("48"));
    List<String> fills = squares.stream().map(square -> square.getAttribute("fill")).toList();
    assertThat(fills.get(0)).isNotEqualTo(fills.get(1));
    assertThat(fills)
        .isEqualTo(IntStream.range(0, 9).mapToObj(index -> fills.get(index % 2)).toList());
  }

  @Test
  void drawsBlockedSquaresLikeNoOther() {
    Element svg = parse(BoardSvg.of(Drawing.of(PLAIN)));
    List<String> fills = squares(svg).stream().map(square -> square.getAttribute("fill")).toList();
    assertThat(fills).hasSize(16);
    assertThat(fills.subList(1, 16)).doesNotContain(fills.get(0));
    assertThat(all(svg, "path").size())
        .as("hatching")
        .isEqualTo(
            all(parse(BoardSvg.of(Drawing.of(Board.of("....", "...Q", "....", "....")))), "path")
                    .size()
                + 1);
  }

  @Test
  void coloursEachRegionAlikeAndNoOther() {
    List<Element> squares = squares(parse(BoardSvg.of(Drawing.of(REGIONS))));
    Set<String> colours = new HashSet<>();
    for (char region : "ABCD#".toCharArray()) {
      Set<String> own =
          IntStream.range(0, 16)
              .filter(square -> REGIONS.region(square % 4, square / 4) == region)
              .mapToObj(square -> squares.get(square).getAttribute("fill"))
              .collect(Collectors.toSet());
      assertThat(own).as("region %s", region).hasSize(1);
      assertThat(colours.addAll(own)).as("region %s", region).isTrue();
    }
    assertThat(colours).allMatch(colour -> colour.matches("#[0-9a-f]{6}"));
  }

  @Test
  void drawsWallsBetweenRegions() {
    assertThat(walls(BoardSvg.of(Drawing.of(Board.of("AA", "AB")))))
        .containsExactlyInAnyOrder("48 48v48", "48 48h48");
    assertThat(walls(BoardSvg.of(Drawing.of(Board.of("##", "AB")))))
        .containsExactlyInAnyOrder("48 0v48", "48 48v48", "0 48h48", "48 48h48");
    assertThat(walls(BoardSvg.of(Drawing.of(PLAIN)))).isEmpty();
  }

  private static String position(Element rect) {
    return rect.getAttribute("x") + "," + rect.getAttribute("y");
  }
}
