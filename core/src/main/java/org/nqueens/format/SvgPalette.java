package org.nqueens.format;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The pastel colours of regions, as numbers 0xRRGGBB. */
final class SvgPalette {
  private static final List<Integer> CHOSEN =
      List.of(
          0xF4A79D, 0x9EC9F0, 0xF9DD8C, 0xA9D8A2, 0xCDB2EA, 0xF7BF8A, 0x8FD6CB, 0xF3B3D1, 0xD5D8DC,
          0xCFC09A, 0xA4AEE8, 0xDCEA9E);

  /** The golden angle in degrees: multiples of it spread evenly over the circle of hues. */
  private static final double GOLDEN_ANGLE = 137.508;

  private static final double[] SATURATION = {0.28, 0.15, 0.34};
  private static final double[] BRIGHTNESS = {0.80, 0.97, 0.93};

  /** The {@link #distance} from which neighbours are easy to distinguish. */
  private static final int DISTINCT = 8_000;

  private SvgPalette() {}

  /** Assigns each region a distinct colour with a high contrast to its neighbours' colours. */
  static Map<Character, Integer> colours(Board board) {
    Map<Character, Set<Character>> neighbours = neighbours(board);
    List<Integer> unused = new ArrayList<>(palette(neighbours.size()));
    Map<Character, Integer> colours = new LinkedHashMap<>();
    neighbours.forEach(
        (region, around) -> {
          List<Integer> taken = around.stream().map(colours::get).filter(Objects::nonNull).toList();
          Integer colour =
              unused.stream().max(Comparator.comparingInt(c -> contrast(c, taken))).orElseThrow();
          unused.remove(colour);
          colours.put(region, colour);
        });
    return colours;
  }

  /** More colours than regions, which leaves a choice for the last region. */
  private static List<Integer> palette(int regions) {
    return Stream.concat(
            CHOSEN.stream(), IntStream.range(0, regions).mapToObj(SvgPalette::generated))
        .toList();
  }

  private static int generated(int index) {
    int kind = index % SATURATION.length;
    double hue = index * GOLDEN_ANGLE / 60;
    return channel(5, hue, kind) << 16 | channel(3, hue, kind) << 8 | channel(1, hue, kind);
  }

  /** Red, green, blue for offsets 5, 3, 1 of the hue, whose full circle is 6. */
  private static int channel(int offset, double hue, int kind) {
    double angle = (offset + hue) % 6;
    double dip = Math.max(0, Math.min(1, Math.min(angle, 4 - angle)));
    return (int) Math.round(255 * BRIGHTNESS[kind] * (1 - SATURATION[kind] * dip));
  }

  /** The smallest distance of a colour from others, at most {@link #DISTINCT}. */
  private static int contrast(int colour, Collection<Integer> others) {
    return others.stream().mapToInt(o -> distance(colour, o)).reduce(DISTINCT, Math::min);
  }

  /** The squared distance, weighted by the eye's approximate sensitivity to each channel. */
  private static int distance(int colour, int other) {
    int red = (colour >> 16) - (other >> 16);
    int green = (colour >> 8 & 0xFF) - (other >> 8 & 0xFF);
    int blue = (colour & 0xFF) - (other & 0xFF);
    return 2 * red * red + 4 * green * green + 3 * blue * blue;
  }

  /** The regions that share an edge with each region, in order of appearance. */
  private static Map<Character, Set<Character>> neighbours(Board board) {
    Map<Character, Set<Character>> neighbours = new LinkedHashMap<>();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        if (board.square(column, row) != SquareState.BLOCKED) {
          neighbours.computeIfAbsent(board.region(column, row), r -> new LinkedHashSet<>());
          connect(neighbours, board, column, row, column - 1, row);
          connect(neighbours, board, column, row, column, row - 1);
        }
      }
    }
    return neighbours;
  }

  private static void connect(
      Map<Character, Set<Character>> neighbours,
      Board board,
      int column,
      int row,
      int earlierColumn,
      int earlierRow) {
    if (earlierColumn < 0
        || earlierRow < 0
        || board.square(earlierColumn, earlierRow) == SquareState.BLOCKED) {
      return;
    }
    char region = board.region(column, row);
    char earlier = board.region(earlierColumn, earlierRow);
    if (region != earlier) {
      of(region, neighbours).add(earlier);
      of(earlier, neighbours).add(region);
    }
  }

  private static Set<Character> of(char region, Map<Character, Set<Character>> neighbours) {
    return neighbours.computeIfAbsent(region, r -> new LinkedHashSet<>());
  }
}
