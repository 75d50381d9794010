package org.nqueens.pages.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The contrast of a picture across vertical lines: at each pixel, the range of the colours of three
 * neighbours in its row, each the mean of seven pixels of its column. A line and a step between two
 * colours both have contrast, and the means suppress noise.
 */
final class LineMap {
  /** Pixels on each side of the one whose mean is taken along a line. */
  private static final int REACH = 3;

  /** Lines that are looked at, the longest ones. */
  private static final int MAX_LINES = 80;

  private final int width;
  private final int height;

  /** Column by column, each contrast from 0 to 255. */
  private final byte[] contrast;

  /** A straight line of contrast from one pixel to another, exclusive. */
  record Line(double at, int from, int to, int weight) {
    int overlap(int start, int end) {
      return Math.min(to, end) - Math.max(from, start);
    }
  }

  LineMap(Pixels pixels) {
    width = pixels.width;
    height = pixels.height;
    contrast = new byte[width * height];
    for (int shift = 0; shift <= 16; shift += 8) {
      int[][] means = new int[3][height];
      for (int x = 0; x <= width; x++) {
        if (x < width) {
          mean(pixels, x, shift, means[x % 3]);
        }
        if (x >= 2 && x < width) {
          add(x - 1, means);
        }
      }
    }
  }

  private static void mean(Pixels pixels, int x, int shift, int[] means) {
    int sum = 0;
    for (int y = -REACH; y < pixels.height; y++) {
      if (y + REACH < pixels.height) {
        sum += pixels.channel(x, y + REACH, shift);
      }
      if (y - REACH - 1 >= 0) {
        sum -= pixels.channel(x, y - REACH - 1, shift);
      }
      if (y >= 0) {
        int first = Math.max(0, y - REACH);
        int last = Math.min(pixels.height - 1, y + REACH);
        means[y] = sum / (last - first + 1);
      }
    }
  }

  private void add(int x, int[][] means) {
    for (int y = 0; y < height; y++) {
      int high = Math.max(means[0][y], Math.max(means[1][y], means[2][y]));
      int low = Math.min(means[0][y], Math.min(means[1][y], means[2][y]));
      int at = x * height + y;
      contrast[at] = (byte) Math.max(contrast[at] & 0xff, high - low);
    }
  }

  int width() {
    return width;
  }

  int length() {
    return height;
  }

  /** The longest lines of at least some contrast and length, from left to right. */
  List<Line> lines(int threshold, int length) {
    List<Line> lines = new ArrayList<>();
    List<Line> touching = new ArrayList<>();
    for (int x = 1; x < width; x++) {
      Line line = longest(x, threshold);
      if (line.weight() >= length && x < width - 1) {
        touching.add(line);
      } else if (!touching.isEmpty()) {
        lines.add(middle(touching));
        touching.clear();
      }
    }
    return lines.stream()
        .sorted(Comparator.comparingInt(Line::weight).reversed())
        .limit(MAX_LINES)
        .sorted(Comparator.comparingDouble(Line::at))
        .toList();
  }

  /** The segment of a column with the greatest sum of 1 for contrast and -2 for none. */
  private Line longest(int x, int threshold) {
    Line best = new Line(x, 0, 0, 0);
    int sum = 0;
    int start = 0;
    for (int y = 0; y < height; y++) {
      sum += (contrast[x * height + y] & 0xff) >= threshold ? 1 : -2;
      if (sum <= 0) {
        sum = 0;
        start = y + 1;
      } else if (sum > best.weight()) {
        best = new Line(x, start, y + 1, sum);
      }
    }
    return best;
  }

  /** One line for its parallel edges. */
  private static Line middle(List<Line> touching) {
    Line longest = touching.stream().max(Comparator.comparingInt(Line::weight)).orElseThrow();
    double at =
        touching.stream()
            .filter(line -> line.weight() >= longest.weight() / 2)
            .mapToDouble(Line::at)
            .average()
            .orElseThrow();
    return new Line(at, longest.from(), longest.to(), longest.weight());
  }

  /** The share of a line, or of a parallel line beside it, that has contrast. */
  double coverage(double at, double from, double to, int threshold) {
    int start = (int) Math.max(0, Math.round(from));
    int end = (int) Math.min(height, Math.round(to));
    int[] covered = new int[3];
    for (int side = 0; side < 3; side++) {
      int x = (int) Math.round(at) + side - 1;
      if (x >= 0 && x < width) {
        for (int y = start; y < end; y++) {
          covered[side] += (contrast[x * height + y] & 0xff) >= threshold ? 1 : 0;
        }
      }
    }
    return Arrays.stream(covered).max().orElseThrow() / (double) Math.max(1, end - start);
  }
}
