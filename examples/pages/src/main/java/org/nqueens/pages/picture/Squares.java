package org.nqueens.pages.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The squares of a grid in a picture, numbered row by row: their colours and the lines between. */
final class Squares {
  /** The part of a square at each side that may belong to its border. */
  private static final double BORDER = 0.13;

  /** The part of a square at each side, border included, that most marks leave free. */
  private static final double FREE = 0.25;

  /**
   * How far from the middle, as the sum of the distances across and down in squares, the corners of
   * a square begin: a disc of 0.9 squares leaves them free.
   */
  private static final double CORNER = 0.6;

  /** How far from the middle, across or down, the strips beside the sides begin, in squares. */
  private static final double SIDE = 0.3;

  /** The least distance of the colour of the corners from that around a figure that covers it. */
  private static final double COVERED = 25;

  /** The contrast of a channel that noise has seldom, and the least share of a second colour. */
  private static final int CONTRAST = 60;

  private static final double SECOND = 0.15;

  private static final double CUBE_ROOT = 6.0 / 29;

  private final Pixels pixels;
  private final Grid grid;
  private final int[] colours;
  private final boolean[] twoColoured;
  private final double[][] lab;
  private final List<Side> sides = new ArrayList<>();

  record Side(int first, int second) {}

  Squares(Pixels pixels, Grid grid) {
    this.pixels = pixels;
    this.grid = grid;
    int count = grid.columns() * grid.columns();
    colours = new int[count];
    twoColoured = new boolean[count];
    lab = new double[count][];
    for (int square = 0; square < count; square++) {
      int column = square % size();
      int row = square / size();
      int[] ring = pixels(column, row, 0.5 - FREE, 0);
      int around = median(ring, 0);
      int inCorners = inCorners(column, row, around);
      // A frame within the square has one colour in the corners and beside the sides.
      boolean isFrame =
          isOther(inCorners, around)
              && !isOther(inCorners, median(pixels(column, row, SIDE, 0), around));
      twoColoured[square] = isTwoColoured(ring, inCorners);
      colours[square] = twoColoured[square] && !isFrame ? inCorners : around;
      lab[square] = toLab(colours[square]);
      if (square % size() < size() - 1) {
        sides.add(new Side(square, square + 1));
      }
      if (square / size() < size() - 1) {
        sides.add(new Side(square, square + size()));
      }
    }
  }

  int size() {
    return grid.columns();
  }

  List<Side> sides() {
    return sides;
  }

  int colour(int square) {
    return colours[square];
  }

  /** Tells whether a good part of what is around the middle of a square has another colour. */
  boolean isTwoColoured(int square) {
    return twoColoured[square];
  }

  /**
   * The places of the pixels of a square, row by row, without its border and its middle.
   *
   * @param middle half the width of the middle, in squares
   * @param corner the least sum of the distances from the middle across and down, in squares
   */
  private int[] pixels(int column, int row, double middle, double corner) {
    IntStream.Builder inside = IntStream.builder();
    for (int y = grid.y(row + BORDER); y < grid.y(row + 1 - BORDER); y++) {
      double down = Math.abs((y + 0.5 - grid.top()) / grid.height() - row - 0.5);
      for (int x = grid.x(column + BORDER); x < grid.x(column + 1 - BORDER); x++) {
        double across = Math.abs((x + 0.5 - grid.left()) / grid.width() - column - 0.5);
        if (Math.max(across, down) >= middle && across + down >= corner) {
          inside.add(y * pixels.width + x);
        }
      }
    }
    return inside.build().toArray();
  }

  /** The medians of the channels; another colour where a square is too small to have pixels. */
  private int median(int[] places, int otherwise) {
    if (places.length == 0) {
      return otherwise;
    }
    int median = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int[] channel = new int[places.length];
      for (int i = 0; i < channel.length; i++) {
        channel[i] = rgb(places[i]) >> shift & 0xff;
      }
      Arrays.sort(channel);
      median |= channel[channel.length / 2] << shift;
    }
    return median;
  }

  /** The colour that at least three of the four corners have. */
  private int inCorners(int column, int row, int otherwise) {
    int[] corners = pixels(column, row, 0, CORNER);
    int[] medians = new int[4];
    for (int corner = 0; corner < 4; corner++) {
      boolean isRight = corner % 2 == 1;
      boolean isLower = corner / 2 == 1;
      medians[corner] =
          median(
              Arrays.stream(corners)
                  .filter(at -> at % pixels.width >= grid.x(column + 0.5) == isRight)
                  .filter(at -> at / pixels.width >= grid.y(row + 0.5) == isLower)
                  .toArray(),
              otherwise);
    }
    return Arrays.stream(medians)
        .filter(colour -> Arrays.stream(medians).filter(c -> isOther(c, colour)).count() <= 1)
        .findFirst()
        .orElse(otherwise);
  }

  private static boolean isOther(int colour, int other) {
    return distance(toLab(colour), toLab(other)) > COVERED;
  }

  private boolean isTwoColoured(int[] ring, int colour) {
    long other =
        Arrays.stream(ring).filter(at -> Pixels.contrast(rgb(at), colour) >= CONTRAST).count();
    return other >= SECOND * ring.length;
  }

  private int rgb(int place) {
    return pixels.rgb(place % pixels.width, place / pixels.width);
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
   * The width in squares of a black or a white line with the same effect: how much darker, or
   * lighter, the pixels across the side are than both squares.
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
