package org.nqueens.pages.picture;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A division of the n by n squares of a board into n connected regions. Each square starts as a
 * region, and the two neighbouring regions with the least distance are united until n are left, as
 * in A. Trémeau and P. Colantoni, <i>Regions adjacency graph applied to color image
 * segmentation</i>, IEEE Transactions on Image Processing 9 (2000).
 *
 * <p>The distance of two regions is the distance of their mean colours in the CIE L*a*b* space;
 * thick and thin lines between the squares change it.
 */
final class Regions {
  /** A distance that noise can have, and the least distance of two regions. */
  private static final double NOISE = 1.5;

  private static final double VISIBLE = 3;

  /** How thick a line inside a region is at most, and one between two regions at least. */
  private static final double THICK = 0.85;

  private static final double THIN = 0.15;

  private final Squares squares;
  private final LineWidths lines;
  private final int[] region;

  /** The greatest distance of regions that were united, and the least of those that are left. */
  private double within;

  private double between;

  /** The number of regions before the greatest rise of the distance, and these regions. */
  private int natural = 1;

  private int[] naturalRegion;

  private record Border(int first, int second, double distance) {}

  private Regions(Squares squares, LineWidths lines) {
    this.squares = squares;
    this.lines = lines;
    int count = squares.size() * squares.size();
    region = IntStream.range(0, count).toArray();
    naturalRegion = region;
    int[] united = region.clone();
    double greatest = NOISE;
    double rise = 1;
    for (int left = count; left > 1; left--) {
      Border next = nearest(united);
      if (left == squares.size()) {
        System.arraycopy(united, 0, region, 0, count);
        within = greatest;
        between = next.distance();
      }
      if (next.distance() / greatest > rise) {
        rise = next.distance() / greatest;
        natural = left;
        naturalRegion = united.clone();
      }
      greatest = Math.max(greatest, next.distance());
      for (int square = 0; square < count; square++) {
        united[square] = united[square] == next.second() ? next.first() : united[square];
      }
    }
  }

  /** The clearer division: by colours and the widths of lines, or only by colours. */
  static Regions of(Squares squares) {
    Regions coloured = new Regions(squares, LineWidths.ALIKE);
    LineWidths lines = LineWidths.of(squares);
    if (lines.equals(LineWidths.ALIKE)) {
      return coloured;
    }
    Regions lined = new Regions(squares, lines);
    return lined.clearness() >= coloured.clearness() ? lined : coloured;
  }

  /** A division whose regions need not be connected. */
  private Regions(Squares squares, int[] region, double within, double between) {
    this.squares = squares;
    this.lines = LineWidths.ALIKE;
    this.region = region;
    this.naturalRegion = region;
    this.within = within;
    this.between = between;
  }

  /**
   * The division by colours alone in which a region may have several parts: the regions that the
   * colours suggest, of which those with the nearest colours are united until n are left.
   */
  static Regions inParts(Squares squares) {
    Regions connected = new Regions(squares, LineWidths.ALIKE);
    int[] united = connected.naturalRegion.clone();
    double within = NOISE;
    Border next = connected.nearestAnywhere(united);
    for (int left = connected.natural; left > squares.size(); left--) {
      Border nearest = next;
      Arrays.setAll(united, i -> united[i] == nearest.second() ? nearest.first() : united[i]);
      within = Math.max(within, nearest.distance());
      next = connected.nearestAnywhere(united);
    }
    boolean isFull = Arrays.stream(united).distinct().count() == squares.size();
    return new Regions(squares, united, within, isFull ? next.distance() : 0);
  }

  private Border nearestAnywhere(int[] united) {
    double[][] means = means(united);
    int[] regions = Arrays.stream(united).distinct().toArray();
    Border nearest = new Border(0, 0, Double.POSITIVE_INFINITY);
    for (int first : regions) {
      for (int second : regions) {
        double distance = Squares.distance(means[first], means[second]);
        if (first < second && distance < nearest.distance()) {
          nearest = new Border(first, second, distance);
        }
      }
    }
    return nearest;
  }

  private Border nearest(int[] united) {
    double[][] means = means(united);
    Map<Integer, double[]> sides = new HashMap<>();
    for (Squares.Side side : squares.sides()) {
      int first = united[side.first()];
      int second = united[side.second()];
      if (first != second) {
        int key = Math.min(first, second) * united.length + Math.max(first, second);
        double[] sum = sides.computeIfAbsent(key, pair -> new double[2]);
        sum[0] += lines.on(side);
        sum[1]++;
      }
    }
    Border nearest = new Border(0, 0, Double.POSITIVE_INFINITY);
    for (Map.Entry<Integer, double[]> entry : sides.entrySet()) {
      int first = entry.getKey() / united.length;
      int second = entry.getKey() % united.length;
      double[] sum = entry.getValue();
      double distance =
          lines.weighted(Squares.distance(means[first], means[second]), sum[0] / sum[1]);
      if (distance < nearest.distance()) {
        nearest = new Border(first, second, distance);
      }
    }
    return nearest;
  }

  private double[][] means(int[] united) {
    double[][] means = new double[united.length][3];
    int[] counts = new int[united.length];
    for (int square = 0; square < united.length; square++) {
      double[] mean = means[united[square]];
      counts[united[square]]++;
      for (int i = 0; i < 3; i++) {
        mean[i] += (squares.lab(square)[i] - mean[i]) / counts[united[square]];
      }
    }
    return means;
  }

  /** For each square the number of its region, in the order of their first squares. */
  int[] numbers() {
    List<Integer> order = Arrays.stream(region).distinct().boxed().toList();
    return Arrays.stream(region).map(order::indexOf).toArray();
  }

  int colour(int square) {
    return squares.colour(square);
  }

  /** How clear the borders are, from 0 to 1: how much shorter the distances within regions are. */
  double clearness() {
    return between < VISIBLE ? 0 : Math.max(0, 1 - within / between);
  }

  int natural() {
    return natural;
  }

  /**
   * The squares with signs against their region in the picture: a thick line inside the region, a
   * thin line between two regions, or a single square with a figure that may hide its colour.
   */
  List<Integer> contradicted() {
    Set<Integer> contradicted = new TreeSet<>();
    LineWidths widths = LineWidths.of(squares);
    for (Squares.Side side : squares.sides()) {
      boolean isInside = region[side.first()] == region[side.second()];
      double thickness = widths.on(side);
      if (!widths.equals(LineWidths.ALIKE) && (isInside ? thickness > THICK : thickness < THIN)) {
        contradicted.add(side.first());
        contradicted.add(side.second());
      }
    }
    for (int square = 0; square < region.length; square++) {
      int number = region[square];
      boolean isAlone = Arrays.stream(region).filter(other -> other == number).count() == 1;
      if (isAlone && squares.isTwoColoured(square)) {
        contradicted.add(square);
      }
    }
    return List.copyOf(contradicted);
  }

  /** For each square how clear its region is, from 0 to 1. */
  double[] clearnessOfSquares() {
    double[][] means = means(region);
    double[] own = new double[region.length];
    double[] other = new double[region.length];
    Arrays.fill(own, Double.POSITIVE_INFINITY);
    Arrays.fill(other, Double.POSITIVE_INFINITY);
    for (Squares.Side side : squares.sides()) {
      double[] least = region[side.first()] == region[side.second()] ? own : other;
      for (int square : new int[] {side.first(), side.second()}) {
        int across = side.first() + side.second() - square;
        double distance = Squares.distance(squares.lab(square), means[region[across]]);
        least[square] = Math.min(least[square], lines.weighted(distance, lines.on(side)));
      }
    }
    return IntStream.range(0, region.length)
        .mapToDouble(square -> clearness(own[square], other[square]))
        .toArray();
  }

  /** A single square has no distance to its own region, an inner square none to others. */
  private static double clearness(double own, double other) {
    double noise = own == Double.POSITIVE_INFINITY ? NOISE : Math.max(NOISE, own);
    return Math.max(0, 1 - noise / other);
  }

  /**
   * The lines between squares as a witness beside the colours: thick between regions, else thin.
   *
   * @param thickness for each side 0 for a thin line to 1 for a thick one; empty if all are alike
   */
  private record LineWidths(Map<Squares.Side, Double> thickness) {
    /** Lines that witness nothing. */
    static final LineWidths ALIKE = new LineWidths(Map.of());

    /** What a thick line adds to a distance of colours, and the share that a thin one leaves. */
    private static final double ADDED = 12;

    private static final double LEFT = 0.4;

    /** How wide a thick line is at least: in thin lines, and in squares. */
    private static final double MIN_RATIO = 1.5;

    private static final double MIN_WIDTH = 0.01;

    private static final int ROUNDS = 20;

    /** The widths in two groups, each around its mean. */
    static LineWidths of(Squares squares) {
      Map<Squares.Side, Double> widths = new HashMap<>();
      squares.sides().forEach(side -> widths.put(side, squares.lineWidth(side)));
      double[] sorted = widths.values().stream().mapToDouble(width -> width).sorted().toArray();
      double thin = sorted[0];
      double thick = sorted[sorted.length - 1];
      for (int round = 0; round < ROUNDS && thin < thick; round++) {
        double middle = (thin + thick) / 2;
        double[] sums = new double[4];
        for (double width : sorted) {
          int group = width <= middle ? 0 : 2;
          sums[group] += width;
          sums[group + 1]++;
        }
        thin = sums[0] / sums[1];
        thick = sums[2] / sums[3];
      }
      if (thick < MIN_RATIO * thin || thick < MIN_WIDTH) {
        return ALIKE;
      }
      double least = thin;
      double range = thick - thin;
      widths.replaceAll((side, width) -> Math.max(0, Math.min(1, (width - least) / range)));
      return new LineWidths(widths);
    }

    /** How thick the line is on a side. */
    double on(Squares.Side side) {
      return thickness.getOrDefault(side, 0.0);
    }

    /** A distance of colours across lines of a mean thickness. */
    double weighted(double distance, double mean) {
      return equals(ALIKE) ? distance : distance * (LEFT + (1 - LEFT) * mean) + ADDED * mean;
    }
  }
}
