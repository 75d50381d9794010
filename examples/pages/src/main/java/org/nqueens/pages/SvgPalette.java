package org.nqueens.pages;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.format.Board;

/**
 * The colours of the regions of a board: pastel, all distinct, and of neighbours such that they
 * differ in lightness, for the sake of grey prints, and for the colour-blind as well.
 *
 * <p>The shades of the regions are steps of lightness. The hues of a shade are spread evenly over
 * the circle of hues; a region gets the one that is farthest from the colours of its neighbours.
 */
final class SvgPalette {
  private static final double LIGHTEST = 93;

  /** Ink on this lightness has a contrast of 5 to 1; WCAG 2 demands 4.5 of text. */
  private static final double DARKEST = 64;

  private static final double CHROMA = 30;
  private static final double CIRCLE = 360;

  /** The hue of the first region of the first shade, red. */
  private static final double FIRST_HUE = 20;

  /** The fewest hues of a shade, and of those the fewest without a region, which leave a choice. */
  private static final int MIN_HUES = 12;

  private static final int MIN_SPARE = 5;

  /** The distance from which neighbours are easy to distinguish. */
  private static final double DISTINCT = 8;

  /** The most times that each region may change its colour for a better one. */
  private static final int MAX_ROUNDS = 10;

  private final RegionGraph graph;
  private final RegionShades shades;

  /** The colours of each shade that no region has. */
  private final List<List<SeenColour>> free = new ArrayList<>();

  private final Map<Character, SeenColour> colours = new LinkedHashMap<>();

  private SvgPalette(RegionGraph graph) {
    this.graph = graph;
    this.shades = RegionShades.of(graph);
    for (int shade = 0; shade < shades.count(); shade++) {
      free.add(new ArrayList<>(hues(shade)));
    }
  }

  /** The colour of each region as a number 0xRRGGBB. */
  static Map<Character, Integer> colours(Board board) {
    SvgPalette palette = new SvgPalette(RegionGraph.of(board));
    int rounds = 0;
    while (rounds < MAX_ROUNDS && palette.improve()) {
      rounds++;
    }
    return palette.colours.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().rgb()));
  }

  private List<SeenColour> hues(int shade) {
    double lightness = LIGHTEST - (LIGHTEST - DARKEST) * shade / (shades.count() - 1);
    int count = Math.max(MIN_HUES, shades.size(shade) + MIN_SPARE);
    double first = FIRST_HUE + CIRCLE * shade / shades.count() / count;
    return IntStream.range(0, count)
        .mapToObj(index -> SeenColour.of(lightness, CHROMA, first + CIRCLE * index / count))
        .toList();
  }

  /** Gives each region in turn the best colour of its shade; tells whether any colour changed. */
  private boolean improve() {
    boolean improved = false;
    for (char region : graph.regions()) {
      List<SeenColour> choice = free.get(shades.of(region));
      Optional<SeenColour> before = Optional.ofNullable(colours.remove(region));
      before.ifPresent(colour -> choice.add(0, colour));
      SeenColour best =
          choice.stream()
              .max(
                  Comparator.comparingDouble((SeenColour colour) -> contrast(colour, region))
                      .thenComparingDouble(this::variety))
              .orElseThrow();
      choice.remove(best);
      colours.put(region, best);
      improved |= !before.equals(Optional.of(best));
    }
    return improved;
  }

  /** The distance to the colours of a region's neighbours, unless they are easy to distinguish. */
  private double contrast(SeenColour colour, char region) {
    return colours.entrySet().stream()
        .filter(other -> graph.around(region).contains(other.getKey()))
        .mapToDouble(other -> colour.distance(other.getValue()))
        .reduce(DISTINCT, Math::min);
  }

  /** The distance to all other colours in the eyes of most. */
  private double variety(SeenColour colour) {
    return colours.values().stream()
        .mapToDouble(colour::distanceForMost)
        .min()
        .orElse(Double.MAX_VALUE);
  }
}
