package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.nqueens.model.Placement;
import org.nqueens.model.Variant;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class BoardSvgTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "....");
  private static final Placement SOLUTION = Placement.of(2, 0, 3, 1);
  private static final Board REGIONS = Board.of("AABB", "AABB", "CC#D", "CDDD");
  private static final String PLACED = "#252a3a";
  private static final String GIVEN = "#ffffff";

  @Test
  void isAPictureWithATitleAndADescription() {
    Element svg = parse(BoardSvg.draw(PLAIN.withTitle("Evening puzzle"), SOLUTION));
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
    assertThat(description(BoardSvg.draw(PLAIN, SOLUTION)))
        .isEqualTo(
            "4 columns and 4 rows for queens. 1 blocked square. 1 given queen at (column, row),"
                + " counted from 0: (3, 1). 3 placed queens at (column, row), counted from 0:"
                + " (0, 2), (1, 0), (2, 3).");
    assertThat(description(BoardSvg.draw(REGIONS)))
        .isEqualTo(
            "4 columns and 4 rows for queens that must not touch. 4 regions, one in each."
                + " 1 blocked square.");
    assertThat(description(BoardSvg.draw(Board.of("."), Placement.of(0))))
        .isEqualTo(
            "1 column and 1 row for queens. 1 placed queen at (column, row), counted from 0: (0, 0).");
  }

  @Test
  void describesEveryVariant() {
    assertThat(
            Stream.of(Variant.values())
                .map(variant -> description(BoardSvg.draw(Board.of(".").withVariant(variant)))))
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
    assertThat(title(BoardSvg.draw(PLAIN))).isEqualTo("Board of 4 queens");
    assertThat(title(BoardSvg.draw(Board.of(".")))).isEqualTo("Board of 1 queen");
    assertThat(title(BoardSvg.draw(PLAIN.withVariant(Variant.ROOKS))))
        .isEqualTo("Board of 4 rooks");
  }

  @Test
  void escapesTheTitle() {
    String nasty = "</title><script>\"&amp;'\" ]]> \uD83D\uDE00 é";
    assertThat(title(BoardSvg.draw(PLAIN.withTitle(nasty)))).isEqualTo(nasty);
    String illegal = "a\uD800b\uDC00c\uFFFEd\uFFFFe";
    assertThat(title(BoardSvg.draw(PLAIN.withTitle(illegal))))
        .isEqualTo("a\uFFFDb\uFFFDc\uFFFDd\uFFFDe");
    assertThat(XmlText.escape("\0\t\n\r\u001F ")).isEqualTo("\uFFFD\t\n\r\uFFFD ");
  }

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
  void drawsAQueenForEachGivenAndEachPlacedOne() {
    Element given = parse(BoardSvg.draw(PLAIN));
    assertThat(queens(given, GIVEN)).containsExactly("translate(144 48)");
    assertThat(queens(given, PLACED)).isEmpty();
    Element solved = parse(BoardSvg.draw(PLAIN, SOLUTION));
    assertThat(queens(solved, GIVEN)).containsExactly("translate(144 48)");
    assertThat(queens(solved, PLACED))
        .containsExactly("translate(0 96)", "translate(48 0)", "translate(96 144)");
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

  @Test
  void sharesNoIdsBetweenDifferentPictures() {
    List<String> pictures =
        List.of(
            BoardSvg.draw(PLAIN),
            BoardSvg.draw(PLAIN, SOLUTION),
            BoardSvg.draw(PLAIN, Placement.of(1, 3, 0, 2)),
            BoardSvg.draw(PLAIN.withTitle("?")),
            BoardSvg.draw(PLAIN.withTitle("\uD800")),
            BoardSvg.draw(PLAIN.withVariant(Variant.ROOKS)),
            BoardSvg.draw(REGIONS));
    List<String> ids = pictures.stream().flatMap(svg -> ids(parse(svg)).stream()).toList();
    assertThat(ids).hasSize(2 * pictures.size()).doesNotHaveDuplicates();
  }

  @Test
  void isSelfContained() {
    Element svg = parse(BoardSvg.draw(REGIONS, Placement.of(2, 0, 3, 1)));
    List<Element> elements = all(svg, "*");
    assertThat(elements.stream().map(Element::getLocalName).distinct().toList())
        .containsExactlyInAnyOrder("title", "desc", "g", "rect", "path");
    Set<String> attributes = new HashSet<>();
    for (Element element : elements) {
      for (int i = 0; i < element.getAttributes().getLength(); i++) {
        attributes.add(element.getAttributes().item(i).getNodeName());
        assertThat(element.getAttributes().item(i).getNodeValue()).doesNotContain("url(");
      }
    }
    assertThat(attributes).contains("fill").doesNotContain("style", "class", "href", "xlink:href");
  }

  @Test
  void doesNotDependOnTheLocale() {
    String expected = BoardSvg.draw(PLAIN, SOLUTION);
    Locale locale = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat("%d".formatted(1)).as("digits of this locale").isNotEqualTo("1");
      assertThat(BoardSvg.draw(PLAIN, SOLUTION)).isEqualTo(expected);
    } finally {
      Locale.setDefault(locale);
    }
  }

  @Test
  void refusesWhatItCannotDraw() {
    Element largest = parse(BoardSvg.draw(empty(256)));
    assertThat(squares(largest)).hasSize(65_536);
    assertThat(largest.getAttribute("width")).as("fits a screen").isEqualTo("960");
    assertThatThrownBy(() -> BoardSvg.draw(empty(257)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "n (257) must be at most 256 for a picture that fits a string: draw the board as plain text instead");
    assertThatThrownBy(() -> BoardSvg.draw(PLAIN, Placement.of(0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("placement size (1) must be 4, the size of the board: ");
    assertThatThrownBy(() -> BoardSvg.draw(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessageStartingWith("board (null) must not be null: ");
    assertThatThrownBy(() -> BoardSvg.draw(PLAIN, null))
        .isInstanceOf(NullPointerException.class)
        .hasMessageStartingWith("placement (null) must not be null: ");
  }

  private static Element parse(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      return factory
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(svg)))
          .getDocumentElement();
    } catch (Exception e) {
      throw new AssertionError("not well-formed: " + svg, e);
    }
  }

  private static List<Element> all(Element parent, String name) {
    NodeList nodes = parent.getElementsByTagNameNS("*", name);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      elements.add((Element) nodes.item(i));
    }
    return elements;
  }

  private static String title(String svg) {
    return all(parse(svg), "title").get(0).getTextContent();
  }

  private static String description(String svg) {
    return all(parse(svg), "desc").get(0).getTextContent();
  }

  private static List<String> ids(Element svg) {
    return all(svg, "*").stream()
        .map(element -> element.getAttribute("id"))
        .filter(id -> !id.isEmpty())
        .toList();
  }

  /** The rectangles without rounded corners, which only the frame has. */
  private static List<Element> squares(Element svg) {
    return all(svg, "rect").stream().filter(rect -> !rect.hasAttribute("rx")).toList();
  }

  private static String position(Element rect) {
    return rect.getAttribute("x") + "," + rect.getAttribute("y");
  }

  private static List<String> queens(Element svg, String fill) {
    return all(svg, "path").stream()
        .filter(path -> path.getAttribute("fill").equals(fill))
        .map(path -> path.getAttribute("transform"))
        .toList();
  }

  private static List<String> walls(String svg) {
    return all(parse(svg), "path").stream()
        .filter(path -> path.getAttribute("stroke-width").equals("3"))
        .flatMap(path -> Stream.of(path.getAttribute("d").substring(1).split("M")))
        .toList();
  }

  /** The sum of the differences in red, green and blue, from 0 to 765. */
  private static int distance(String colour, String other) {
    return IntStream.of(1, 3, 5).map(i -> Math.abs(channel(colour, i) - channel(other, i))).sum();
  }

  private static int channel(String colour, int start) {
    return Integer.parseInt(colour.substring(start, start + 2), 16);
  }

  private static Board empty(int n) {
    return Board.of(Collections.nCopies(n, ".".repeat(n)).toArray(String[]::new));
  }
}
