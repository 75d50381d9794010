package org.nqueens.pages.picture;

import java.util.ArrayList;
import java.util.List;

/** The squares of a grid in a picture, numbered row by row: their colours and the lines between. */
final class Squares {
  /** The part of a square at each side that may belong to its border. */
  private static final double BORDER = 0.13;

  /** The part of a square at each side, border included, that most marks leave free. */
  private static final double FREE = 0.25;

  private static final double CUBE_ROOT = 6.0 / 29;

  private final Pixels pixels;
  private final Grid grid;
  private final int[] colours;
  private final double[][] lab;
  private final List<Side> sides = new ArrayList<>();

  /** A square and the one to the right of it or below. */
  record Side(int first, int second) {}

  Squares(Pixels pixels, Grid grid) {
    this.pixels = pixels;
    this.grid = grid;
    int count = grid.columns() * grid.columns();
    colours = new int[count];
    lab = new double[count][];
    for (int square = 0; square < count; square++) {
      colours[square] = median(square % size(), square / size());
      lab[square] = toLab(colours[square]);
      if (square % size() < size() - 1) {
        sides.add(new Side(square, square + 1));
      }
      if (square / size() < size() - 1) {
        sides.add(new Side(square, square + size()));
      }
    }
  }

  /** The number of columns, and of rows. */
  int size() {
    return grid.columns();
  }

  /** The sides that two squares share. */
  List<Side> sides() {
    return sides;
  }

  /** The colour of a square as a number 0xRRGGBB. */
  int colour(int square) {
    return colours[square];
  }

  /** The medians of the channels around the middle of a square, where marks are. */
  private int median(int column, int row) {
    int colour = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int[] histogram = new int[256];
      int count = 0;
      for (int y = grid.y(row + BORDER); y < grid.y(row + 1 - BORDER); y++) {
        boolean isMiddle = y >= grid.y(row + FREE) && y < grid.y(row + 1 - FREE);
        for (int x = grid.x(column + BORDER); x < grid.x(column + 1 - BORDER); x++) {
          if (!isMiddle || x < grid.x(column + FREE) || x >= grid.x(column + 1 - FREE)) {
            histogram[pixels.channel(x, y, shift)]++;
            count++;
          }
        }
      }
      int value = 0;
      for (int sum = histogram[0]; 2 * sum < count; sum += histogram[value]) {
        value++;
      }
      colour |= value << shift;
    }
    return colour;
  }

  /** The CIE L*a*b* colour of 1976 of a square, under D65. */
  double[] lab(int square) {
    return lab[square];
  }

  static double distance(double[] lab, double[] other) {
    return Math.hypot(lab[0] - other[0], Math.hypot(lab[1] - other[1], lab[2] - other[2]));
  }

  private static double[] toLab(int colour) {
    double red = linear(colour >> 16 & 0xff);
    double green = linear(colour >> 8 & 0xff);
    double blue = linear(colour & 0xff);
    double x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047;
    double y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue;
    double z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883;
    return new double[] {116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
  }

  private static double linear(int channel) {
    double encoded = channel / 255.0;
    return encoded <= 0.04045 ? encoded / 12.92 : Math.pow((encoded + 0.055) / 1.055, 2.4);
  }

  private static double f(double t) {
    return t > Math.pow(CUBE_ROOT, 3) ? Math.cbrt(t) : t / (3 * CUBE_ROOT * CUBE_ROOT) + 4.0 / 29;
  }

  /**
   * The width in squares that a line of black, or else of white, would have: how much darker, or
   * lighter, than both squares the pixels across their side are.
   */
  double lineWidth(Side side) {
    boolean below = side.second() == side.first() + size();
    int column = side.first() % size();
    int row = side.first() / size();
    int from = below ? grid.y(row + 1 - BORDER) : grid.x(column + 1 - BORDER);
    int to = below ? grid.y(row + 1 + BORDER) : grid.x(column + 1 + BORDER);
    int start = below ? grid.x(column + BORDER) : grid.y(row + BORDER);
    int end = below ? grid.x(column + 1 - BORDER) : grid.y(row + 1 - BORDER);
    int darker = Math.min(grey(colours[side.first()]), grey(colours[side.second()]));
    int lighter = Math.max(grey(colours[side.first()]), grey(colours[side.second()]));
    double dark = 0;
    double light = 0;
    for (int across = from; across <= to; across++) {
      double sum = 0;
      for (int along = start; along < end; along++) {
        sum += grey(below ? pixels.rgb(along, across) : pixels.rgb(across, along));
      }
      double mean = sum / Math.max(1, end - start);
      dark += Math.max(0, darker - mean) / (darker + 1);
      light += Math.max(0, mean - lighter) / (256 - lighter);
    }
    return Math.max(dark, light) / (below ? grid.height() : grid.width());
  }

  private static int grey(int rgb) {
    return ((rgb >> 16 & 0xff) + (rgb >> 8 & 0xff) + (rgb & 0xff)) / 3;
  }
}
