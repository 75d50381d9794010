package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.format.SvgPicture.all;
import static org.nqueens.format.SvgPicture.parse;
import static org.nqueens.format.SvgPicture.squares;
import static org.nqueens.format.SvgPicture.walls;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** The squares of a picture: chequers, regions and the walls between them. */
class BoardSvgColoursTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "....");
  private static final Board REGIONS = Board.of("AABB", "AABB", "CC#D", "CDDD");

  @Test
  void chequersABoardWithoutRegions() {
    List<Element> squares = squares(parse(BoardSvg.draw(Board.of("...", "...", "..."))));
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
    Element svg = parse(BoardSvg.draw(PLAIN));
    List<String> fills = squares(svg).stream().map(square -> square.getAttribute("fill")).toList();
    assertThat(fills).hasSize(16);
    assertThat(fills.subList(1, 16)).doesNotContain(fills.get(0));
    assertThat(all(svg, "path").size())
        .as("hatching")
        .isEqualTo(
            all(parse(BoardSvg.draw(Board.of("....", "...Q", "....", "...."))), "path").size() + 1);
  }

  @Test
  void coloursEachRegionAlikeAndNoOther() {
    List<Element> squares = squares(parse(BoardSvg.draw(REGIONS)));
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
  void hasColoursForAsManyRegionsAsThereAreLetters() {
    String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    Board board = Board.of(Collections.nCopies(52, letters).toArray(String[]::new));
    List<String> fills =
        squares(parse(BoardSvg.draw(board))).stream()
            .map(square -> square.getAttribute("fill"))
            .toList();
    assertThat(fills).hasSize(52 * 52);
    assertThat(fills.subList(0, 52)).doesNotHaveDuplicates();
    for (int column = 1; column < 52; column++) {
      assertThat(distance(fills.get(column - 1), fills.get(column)))
          .as("columns %s and %s", column - 1, column)
          .isGreaterThan(60);
    }
  }

  @Test
  void coloursNeighboursDifferently() {
    String[] lines = Collections.nCopies(12, "ABCDEFGHIJKL").toArray(String[]::new);
    lines[0] = "A".repeat(12);
    List<String> fills =
        squares(parse(BoardSvg.draw(Board.of(lines)))).stream()
            .map(square -> square.getAttribute("fill"))
            .toList();
    for (int column = 1; column < 12; column++) {
      assertThat(distance(fills.get(0), fills.get(12 + column)))
          .as("region A and column %s", column)
          .isGreaterThan(60);
    }
  }

  @Test
  void drawsWallsBetweenRegions() {
    assertThat(walls(BoardSvg.draw(Board.of("AA", "AB"))))
        .containsExactlyInAnyOrder("48 48v48", "48 48h48");
    assertThat(walls(BoardSvg.draw(Board.of("##", "AB"))))
        .containsExactlyInAnyOrder("48 0v48", "48 48v48", "0 48h48", "48 48h48");
    assertThat(walls(BoardSvg.draw(PLAIN))).isEmpty();
  }

  private static String position(Element rect) {
    return rect.getAttribute("x") + "," + rect.getAttribute("y");
  }

  /** The sum of the differences in red, green and blue, from 0 to 765. */
  private static int distance(String colour, String other) {
    return IntStream.of(1, 3, 5).map(i -> Math.abs(channel(colour, i) - channel(other, i))).sum();
  }

  private static int channel(String colour, int start) {
    return Integer.parseInt(colour.substring(start, start + 2), 16);
  }
}
