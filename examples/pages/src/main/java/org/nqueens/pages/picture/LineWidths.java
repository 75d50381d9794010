package org.nqueens.pages.picture;

import java.util.HashMap;
import java.util.Map;

/**
 * The lines between squares as a witness beside the colours: thick between regions, else thin.
 *
 * @param thickness for each side 0 for a thin line to 1 for a thick one; empty if all are alike
 */
record LineWidths(Map<Squares.Side, Double> thickness) {
  /** Lines that witness nothing. */
  static final LineWidths ALIKE = new LineWidths(Map.of());

  /**
   * What a thick line adds to a distance of colours, and the share of it that a thin one leaves.
   */
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
