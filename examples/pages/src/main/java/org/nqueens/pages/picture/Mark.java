package org.nqueens.pages.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import org.nqueens.model.Square;

/** What is drawn in the middle of a square: its largest connected figure. */
enum Mark {
  NONE,
  CROSS,
  QUEEN,
  /** A figure that is neither clearly a cross nor clearly a queen, or too much noise to tell. */
  UNREAD;

  /** The part of a square at each side that may belong to its border. */
  private static final double BORDER = 0.16;

  /** Figures are looked at in large pixels, at most this number of them across a square. */
  private static final int RESOLUTION = 48;

  /** The least difference of a channel between a figure and its square. */
  private static final int MIN_CONTRAST = 36;

  /** The most noise, as the lower quartile of differences, and the contrast of figures in it. */
  private static final int MAX_NOISE = 16;

  private static final int NOISE_FACTOR = 6;

  /** The least width or height of a mark in squares, and how far from the middle it stands. */
  private static final double MIN_WIDTH = 0.1;

  private static final double MAX_OFFSET = 0.15;

  /** The least width and height of a queen, in squares and in pixels, and how much is drawn. */
  private static final double MIN_QUEEN = 0.3;

  private static final int MIN_QUEEN_PIXELS = 8;

  private static final double MIN_FILLED = 0.3;

  /** The half width of the diagonals, in the box around a mark. */
  private static final double DIAGONAL = 0.17;

  /** The least share of a cross on the diagonals, and the largest of a queen. */
  private static final double MIN_STROKES = 0.8;

  private static final double MAX_STROKES = 0.65;

  /** How many times as wide as high, or as high as wide, a cross is at most. */
  private static final double MAX_RATIO = 1.35;

  /** The mark on a square of a colour. */
  static Mark of(Pixels pixels, Grid grid, Square square, int colour) {
    int size = (int) Math.max(1, Math.round(grid.width() / RESOLUTION));
    int left = grid.x(square.column() + BORDER);
    int top = grid.y(square.row() + BORDER);
    int width = (grid.x(square.column() + 1 - BORDER) - left) / size;
    int height = (grid.y(square.row() + 1 - BORDER) - top) / size;
    int[] contrast = new int[width * height];
    for (int i = 0; i < contrast.length; i++) {
      int x = left + i % width * size;
      int y = top + i / width * size;
      contrast[i] = Pixels.contrast(pixels.mean(x, y, x + size, y + size), colour);
    }
    int[] sorted = contrast.clone();
    Arrays.sort(sorted);
    int noise = sorted[sorted.length / 4];
    if (noise > MAX_NOISE) {
      return UNREAD;
    }
    int greatest = sorted[sorted.length - 1];
    int threshold = Math.max(MIN_CONTRAST, Math.max(NOISE_FACTOR * noise, greatest / 3));
    return of(contrast, width, largest(contrast, width, threshold), grid.width() / size);
  }

  private static Mark of(int[] contrast, int width, List<Integer> figure, double square) {
    IntSummaryStatistics x = figure.stream().mapToInt(i -> i % width).summaryStatistics();
    IntSummaryStatistics y = figure.stream().mapToInt(i -> i / width).summaryStatistics();
    double wide = x.getMax() - x.getMin() + 1.0;
    double high = y.getMax() - y.getMin() + 1.0;
    double offset =
        Math.max(
            Math.abs(x.getMin() + x.getMax() + 1 - width),
            Math.abs(y.getMin() + y.getMax() + 1 - contrast.length / width));
    if (figure.isEmpty()
        || Math.max(wide, high) < MIN_WIDTH * square
        || offset / 2 > MAX_OFFSET * square) {
      return NONE;
    }
    double all = 0;
    double onDiagonals = 0;
    for (int i : figure) {
      double across = (i % width - x.getMin() + 0.5) / wide;
      double down = (i / width - y.getMin() + 0.5) / high;
      double distance = Math.min(Math.abs(across - down), Math.abs(across + down - 1));
      all += contrast[i];
      onDiagonals += distance <= DIAGONAL ? contrast[i] : 0;
    }
    double strokes = onDiagonals / all;
    double shorter = Math.min(wide, high);
    if (strokes >= MIN_STROKES && Math.max(wide, high) <= MAX_RATIO * shorter) {
      return CROSS;
    }
    boolean isLarge = shorter >= Math.max(MIN_QUEEN * square, MIN_QUEEN_PIXELS);
    boolean isFilled = figure.size() >= MIN_FILLED * wide * high;
    return isLarge && isFilled && strokes <= MAX_STROKES ? QUEEN : UNREAD;
  }

  /** The pixels of the largest connected figure of a contrast. */
  private static List<Integer> largest(int[] contrast, int width, int threshold) {
    boolean[] seen = new boolean[contrast.length];
    List<Integer> largest = List.of();
    for (int start = 0; start < contrast.length; start++) {
      List<Integer> figure = new ArrayList<>();
      add(figure, start, contrast[start] >= threshold, seen);
      for (int next = 0; next < figure.size(); next++) {
        int x = figure.get(next) % width;
        for (int down = -width; down <= width; down += width) {
          for (int across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across++) {
            int i = figure.get(next) - x + across + down;
            boolean inside = i >= 0 && i < contrast.length;
            add(figure, i, inside && contrast[i] >= threshold, seen);
          }
        }
      }
      largest = figure.size() > largest.size() ? figure : largest;
    }
    return largest;
  }

  private static void add(List<Integer> figure, int i, boolean isDrawn, boolean[] seen) {
    if (isDrawn && !seen[i]) {
      seen[i] = true;
      figure.add(i);
    }
  }
}
