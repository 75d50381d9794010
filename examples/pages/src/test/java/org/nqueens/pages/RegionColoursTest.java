package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Board;
import org.nqueens.contract.GrownRegions;
import org.nqueens.contract.ReferenceData;
import org.nqueens.puzzle.drawing.Drawing;

/**
 * The differences between the colours of regions in pictures. A distance of 2.3 is just noticeable
 * (Mahy, Van Eycken and Oosterlinck, 1994).
 */
class RegionColoursTest {
  /** The region boards of others by the number of shades that they need; empty until read. */
  private static Map<Integer, List<Board>> byShades = Map.of();

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final int HUES = 4;
  private static final String INK = "#252a3a";

  /** The colours of two neighbouring regions. */
  private record Pair(String colour, String other) {
    double lightness() {
      return Math.abs(Eyes.lightness(colour) - Eyes.lightness(other));
    }

    double printed() {
      return Math.abs(Eyes.printedLightness(colour) - Eyes.printedLightness(other));
    }
  }

  private static Map<Character, String> colours(Board board) {
    List<String> fills =
        SvgPicture.squares(SvgPicture.parse(BoardSvg.of(Drawing.of(board)))).stream()
            .map(square -> square.getAttribute("fill"))
            .toList();
    Map<Character, String> colours = new LinkedHashMap<>();
    String letters = String.join("", board.lines());
    for (int square = 0; square < letters.length(); square++) {
      if (letters.charAt(square) != '#') {
        String before = colours.put(letters.charAt(square), fills.get(square));
        assertThat(before).isIn(null, fills.get(square));
      }
    }
    return colours;
  }

  private static List<Pair> neighbours(Board board) {
    Map<Character, String> colours = colours(board);
    List<String> lines = new ArrayList<>(board.lines());
    for (int column = 0; column < board.size(); column++) {
      int index = column;
      lines.add(
          board.lines().stream()
              .map(line -> line.substring(index, index + 1))
              .collect(Collectors.joining()));
    }
    return lines.stream()
        .flatMap(
            line -> IntStream.range(1, line.length()).mapToObj(i -> line.substring(i - 1, i + 1)))
        .filter(pair -> pair.charAt(0) != pair.charAt(1) && pair.indexOf('#') < 0)
        .map(pair -> new Pair(colours.get(pair.charAt(0)), colours.get(pair.charAt(1))))
        .distinct()
        .toList();
  }

  private static double smallest(List<Pair> pairs, ToDoubleFunction<Pair> difference) {
    return pairs.stream().mapToDouble(difference).min().orElseThrow();
  }

  private static void assertApart(
      List<Pair> pairs, double distance, double lightness, double printed) {
    for (Eyes eyes : Eyes.values()) {
      assertThat(smallest(pairs, pair -> eyes.distance(pair.colour, pair.other)))
          .as("smallest distance for the eyes of a %s", eyes)
          .isGreaterThan(distance);
    }
    assertThat(smallest(pairs, Pair::lightness)).as("lightness").isGreaterThan(lightness);
    assertThat(smallest(pairs, Pair::printed)).as("on a grey print").isGreaterThan(printed);
  }

  private static List<Board> boards(int shades) {
    if (byShades.isEmpty()) {
      byShades =
          ReferenceData.boards("region-boards.txt").stream()
              .map(Board::parse)
              .collect(Collectors.groupingBy(board -> RegionColours.of(board).count()));
    }
    return byShades.get(shades);
  }

  /** Of 369 boards, 329 need four shades; the regions of the others have several parts. */
  @ParameterizedTest
  @CsvSource({
    "4, 329, 8.5, 9.9, 10.7",
    "5, 29, 7.0, 7.0, 7.8",
    "6, 9, 5.8, 5.5, 6.0",
    "7, 2, 6.6, 4.6, 5.1"
  })
  void keepsNeighboursApartForAllEyes(
      int shades, int boards, double distance, double lightness, double printed) {
    List<Board> found = boards(shades);
    assertThat(found).hasSize(boards);
    assertApart(
        found.stream().flatMap(board -> neighbours(board).stream()).toList(),
        distance,
        lightness,
        printed);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 8, 10, 12, 16, 20, 28, 36, 44, 52})
  void keepsConnectedRegionsOfAnySizeApart(int n) {
    SplittableRandom random = new SplittableRandom(n);
    for (int i = 0; i < 5; i++) {
      assertApart(neighbours(grown(n, random)), 8.5, 9.9, 10.7);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 8, 12, 20, 52})
  void givesColoursThatAreAlikeOrFarApart(int n) {
    List<String> colours =
        colours(grown(n, new SplittableRandom(n))).values().stream().distinct().toList();
    for (int i = 0; i < colours.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(Eyes.TRICHROMAT.distance(colours.get(i), colours.get(j))).isGreaterThan(14);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 12, 16, 20, 36, 52})
  void givesAColourTwiceOnlyIfItsShadeHasMoreRegionsThanHues(int n) {
    Board board = grown(n, new SplittableRandom(n));
    RegionColours colours = RegionColours.of(board);
    for (int shade = 0; shade < colours.count(); shade++) {
      int number = shade;
      Collection<Long> uses =
          colours.rgb().entrySet().stream()
              .filter(entry -> colours.shades().get(entry.getKey()) == number)
              .collect(Collectors.groupingBy(Map.Entry::getValue, Collectors.counting()))
              .values();
      long regions = uses.stream().mapToLong(Long::longValue).sum();
      assertThat(uses)
          .hasSize((int) Math.min(HUES, regions))
          .allMatch(count -> count == regions / HUES || count == (regions + HUES - 1) / HUES);
    }
  }

  @Test
  void givesDistinctColoursToRegionsInManyParts() {
    Board board = RegionColoursShadesTest.scattered(20, new Random(1));
    assertThat(colours(board).values()).hasSize(20).doesNotHaveDuplicates();
  }

  @Test
  void isLightEnoughForInk() {
    assertThat(colours(grown(52, new SplittableRandom(5))).values())
        .allMatch(colour -> Eyes.contrast(colour, INK) > 5);
  }

  /** Pale regions are no holes in a pale page. */
  @Test
  void differFromThePageInLightAndDark() {
    String css = TestPage.read("board.css");
    List<String> papers = TestPage.all(css, "--paper: (#[0-9a-f]{6})");
    assertThat(papers).as("light, dark").hasSize(2);
    for (String colour : Set.copyOf(colours(grown(52, new SplittableRandom(5))).values())) {
      assertThat(Eyes.TRICHROMAT.distance(colour, papers.get(0))).as(colour).isGreaterThan(9);
      assertThat(Eyes.TRICHROMAT.distance(colour, papers.get(1))).as(colour).isGreaterThan(50);
    }
  }

  /** A board of connected regions, grown from n random squares. */
  private static Board grown(int n, SplittableRandom random) {
    return Board.of(GrownRegions.lines(n, random).toArray(String[]::new));
  }

  @Test
  void givesEachLetterAColour() {
    Board board = Board.of("AABB", "ACBB", "CCDB", "CDDD");
    Map<Character, Integer> colours = RegionColours.ofLetters(board);
    assertThat(colours)
        .hasSize(LETTERS.length())
        .containsAllEntriesOf(RegionColours.of(board).rgb());
    assertThat(colours.values().stream().limit(16)).doesNotHaveDuplicates();
    assertThat(RegionColours.of(Board.of(".")).rgb()).as("a board without regions").isEmpty();
    List<Integer> empty = List.copyOf(RegionColours.ofLetters(Board.of(".")).values());
    assertThat(empty.subList(0, 16)).doesNotHaveDuplicates();
    assertThat(empty.subList(16, 32)).isEqualTo(empty.subList(0, 16));
  }
}
