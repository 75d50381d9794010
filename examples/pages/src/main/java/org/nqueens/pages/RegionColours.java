package org.nqueens.pages;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.puzzle.drawing.Unit;

/**
 * The colours of the regions of a board. Neighbours have different shades, that is, steps of
 * lightness, and so differ for the colour-blind and on grey prints.
 *
 * <p>Shades are the colours of a graph, found in the order of Brélaz, <i>New methods to color the
 * vertices of a graph</i>, Communications of the ACM 22 (1979): next is the region whose neighbours
 * have the most shades. Four shades are enough for regions that are connected; regions in several
 * parts may need more. Within a shade, the regions share the hues evenly. Thread-safe.
 */
final class RegionColours {
  /**
   * Four shades from light to dark, each in four hues. Colours of different shades are at least 8.5
   * apart in the CIE L*a*b* space of 1976, for trichromats, protanopes, deuteranopes and
   * tritanopes, 9.9 in lightness, and 10.7 in lightness on a grey print. The darkest have a
   * contrast of 5 to 1 with the ink; WCAG 2 demands 4.5 of text.
   */
  private static final List<List<Integer>> PALETTE =
      List.of(
          List.of(0xe2ffff, 0xffefff, 0xfffac2, 0xfff5e2),
          List.of(0xd1cfff, 0xf6c8ce, 0xffcd8c, 0xd1dbbd),
          List.of(0xa4b3f4, 0xc8acc2, 0xf29e99, 0xc3b498),
          List.of(0x73a1a7, 0x689dd6, 0xbd9254, 0x8ba16b));

  /** The most steps of the search with a number of shades. */
  private static final int MAX_STEPS = 200;

  private final RegionGraph graph;
  private final int count;
  private final Map<Character, Integer> shades = new LinkedHashMap<>();
  private int steps;

  private RegionColours(RegionGraph graph, int count) {
    this.graph = graph;
    this.count = count;
  }

  /**
   * The colours in as few shades as are found, but at least four.
   *
   * @return the colours of its regions; empty without regions
   */
  public static RegionColours of(Board board) {
    Objects.requireNonNull(board, "board");
    RegionGraph graph = RegionGraph.of(board);
    int count = PALETTE.size();
    RegionColours colours = new RegionColours(graph, count);
    while (!colours.complete()) {
      count++;
      colours = new RegionColours(graph, count);
    }
    return colours;
  }

  /**
   * The colours of all letters that can name a region: the colours of the board's regions, and for
   * the other letters colours as different as the palette has them.
   */
  static Map<Character, Integer> ofLetters(Board board) {
    Map<Character, Integer> colours = new LinkedHashMap<>(of(board).rgb());
    Unit.LETTERS
        .chars()
        .mapToObj(letter -> (char) letter)
        .filter(letter -> !colours.containsKey(letter))
        .forEach(letter -> colours.put(letter, rarestFirst(palette(), colours.values()).get(0)));
    return colours;
  }

  /** The colours of the palette, each of another shade and hue than the one before. */
  private static List<Integer> palette() {
    int shades = PALETTE.size();
    return IntStream.range(0, shades * PALETTE.get(0).size())
        .mapToObj(i -> PALETTE.get(i % shades).get((i + i / shades) % PALETTE.get(0).size()))
        .toList();
  }

  /** Gives shades to all other regions; tells whether it did. */
  private boolean complete() {
    Optional<Character> next =
        graph.regions().stream()
            .filter(region -> !shades.containsKey(region))
            .max(
                Comparator.comparingInt((Character region) -> around(region).size())
                    .thenComparingInt(region -> graph.around(region).size()));
    if (next.isEmpty()) {
      return true;
    }
    if (steps == MAX_STEPS) {
      return false;
    }
    steps++;
    Set<Integer> taken = around(next.get());
    for (int shade : rarestFirst(numbers(count), shades.values())) {
      if (!taken.contains(shade)) {
        shades.put(next.get(), shade);
        if (complete()) {
          return true;
        }
        shades.remove(next.get());
      }
    }
    return false;
  }

  /** The shades of a region's neighbours. */
  private Set<Integer> around(char region) {
    return graph.around(region).stream()
        .filter(shades::containsKey)
        .map(shades::get)
        .collect(Collectors.toSet());
  }

  private static List<Integer> numbers(int bound) {
    return IntStream.range(0, bound).boxed().toList();
  }

  /** Values in the order of how often they are used. */
  private static List<Integer> rarestFirst(List<Integer> all, Collection<Integer> used) {
    return all.stream()
        .sorted(Comparator.comparingInt(value -> Collections.frequency(used, value)))
        .toList();
  }

  int count() {
    return count;
  }

  /** The shade of each region, from 0 for the lightest. */
  Map<Character, Integer> shades() {
    return Collections.unmodifiableMap(shades);
  }

  /**
   * The colours. Each has a contrast of at least 5 to 1 with the ink {@code 0x20242f}.
   *
   * @return the colour of each region by its letter, as a number {@code 0xRRGGBB}; unmodifiable
   */
  public Map<Character, Integer> rgb() {
    Map<Character, Integer> colours = new LinkedHashMap<>();
    List<Integer> hues = new ArrayList<>();
    for (char region : graph.regions()) {
      int shade = shades.getOrDefault(region, 0);
      int hue =
          rarestFirst(numbers(PALETTE.get(0).size()), hues).stream()
              .min(
                  Comparator.comparingInt(
                      next -> Collections.frequency(colours.values(), colour(shade, next))))
              .orElseThrow();
      hues.add(hue);
      colours.put(region, colour(shade, hue));
    }
    return Collections.unmodifiableMap(colours);
  }

  /** A colour of the palette; with more shades, a mixture of two colours of one column. */
  private int colour(int shade, int hue) {
    double place = (PALETTE.size() - 1.0) * shade / (count - 1);
    int lighter = Math.min((int) place, PALETTE.size() - 2);
    double weight = place - lighter;
    int from = PALETTE.get(lighter).get(hue);
    int to = PALETTE.get(lighter + 1).get(hue);
    int rgb = 0;
    for (int shift = 16; shift >= 0; shift -= 8) {
      int start = from >> shift & 0xff;
      int end = to >> shift & 0xff;
      rgb |= (int) Math.round(start + weight * (end - start)) << shift;
    }
    return rgb;
  }
}
