package org.nqueens.pages.picture;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.nqueens.pages.picture.LineMap.Line;

/**
 * The columns of a grid, or in a map of the transposed picture its rows: from the first to the
 * last, exclusive, between equidistant lines.
 *
 * @param lines all lines of the map at the threshold
 * @param start the place of line 0
 * @param weight the sum of the lengths of its lines
 */
record Band(
    LineMap map,
    int threshold,
    List<Line> lines,
    double start,
    double pitch,
    int first,
    int last,
    double weight) {
  /** The least share of the sides between the squares of a strip that has contrast. */
  private static final double SHARE = 0.65;

  /** The part of a strip near each end that may belong to lines along it. */
  private static final double END = 0.15;

  /**
   * The part of a square that may lie outside of the picture. It is smaller than the border of a
   * square: the border is still in the picture if its place was found in a picture of half the
   * size.
   */
  private static final double CUT = 0.04;

  /** How far a line may be from its place, in distances of lines, and how many fit a band. */
  private static final double NEAR = 0.2;

  private static final int LEAST_FITTED = 3;

  /** A line nearer to the edge of the picture, in pixels, may be half outside of it. */
  private static final double OUTER = 1.5;

  /** A line nearer to the edge of the picture, in pixels, may have no contrast. */
  private static final double EDGE = 2.5;

  /** The band of a chain of lines, by least squares. */
  static Band of(LineMap map, int threshold, List<Line> lines, List<Line> chain) {
    double weight = chain.stream().mapToInt(Line::weight).sum();
    Band empty = new Band(map, threshold, lines, 0, 0, 0, chain.size() - 1, weight);
    TreeMap<Integer, Line> numbered = new TreeMap<>();
    chain.forEach(line -> numbered.put(numbered.size(), line));
    return empty.fitted(numbered);
  }

  /**
   * The same columns by least squares over all lines between them, if the picture begins or ends
   * with an outer line. Half of such a line may be outside of the picture, so its place is not
   * exact.
   */
  Band fitted() {
    TreeMap<Integer, Line> inner = new TreeMap<>();
    for (Line line : lines) {
      int number = (int) Math.round((line.at() - start) / pitch);
      double distance = Math.abs(line.at() - at(number));
      boolean isNearest =
          !inner.containsKey(number) || distance < Math.abs(inner.get(number).at() - at(number));
      if (number > first && number < last && distance <= NEAR * pitch && isNearest) {
        inner.put(number, line);
      }
    }
    if (inner.size() < LEAST_FITTED) {
      return this;
    }
    Band fitted = fitted(inner);
    boolean isCut = fitted.at(first) <= OUTER || fitted.at(last) >= map.length() - OUTER;
    return isCut ? fitted : this;
  }

  private Band fitted(Map<Integer, Line> numbered) {
    double middle = numbered.keySet().stream().mapToInt(number -> number).average().orElseThrow();
    double mean = numbered.values().stream().mapToDouble(Line::at).average().orElseThrow();
    double product = 0;
    double square = 0;
    for (Map.Entry<Integer, Line> line : numbered.entrySet()) {
      double number = line.getKey() - middle;
      product += number * (line.getValue().at() - mean);
      square += number * number;
    }
    double fitted = product / square;
    return new Band(map, threshold, lines, mean - middle * fitted, fitted, first, last, weight);
  }

  private Band between(int newFirst, int newLast) {
    return new Band(map, threshold, lines, start, pitch, newFirst, newLast, weight);
  }

  int count() {
    return last - first;
  }

  double at(double line) {
    return start + line * pitch;
  }

  /** Without the outer columns whose squares no lines of the rows separate. */
  Band shrunk(Band rows) {
    int newFirst = first;
    while (newFirst < last && !rows.separate(at(newFirst), at(newFirst + 1))) {
      newFirst++;
    }
    int newLast = last;
    while (newLast > newFirst && !rows.separate(at(newLast - 1), at(newLast))) {
      newLast--;
    }
    return between(newFirst, newLast);
  }

  /** With the columns on both sides whose squares lines of the rows separate, up to a number. */
  Band grown(Band rows, int most) {
    int newFirst = first;
    while (last - newFirst <= most && rows.separate(at(newFirst - 1), at(newFirst))) {
      newFirst--;
    }
    int newLast = last;
    while (newLast - newFirst <= most && rows.separate(at(newLast), at(newLast + 1))) {
      newLast++;
    }
    return between(newFirst, newLast);
  }

  /** Tells whether the inner lines separate the squares of a strip across them. */
  private boolean separate(double from, double to) {
    double cut = CUT * (to - from);
    return from >= -cut && to <= map.length() + cut && coverage(0, from, to) >= SHARE;
  }

  /** The share of the inner lines, moved by a part of a square, that has contrast in the rows. */
  double coverage(Band rows, double moved) {
    return coverage(moved, rows.at(rows.first), rows.at(rows.last));
  }

  /** How complete the worse of the outer columns is, from 0 to 1. */
  double completeness(Band rows) {
    return Math.min(completeness(rows, first, first), completeness(rows, last - 1, last));
  }

  Band withoutTheWorse(Band rows) {
    return completeness(rows, first, first) <= completeness(rows, last - 1, last)
        ? between(first + 1, last)
        : between(first, last - 1);
  }

  /** How complete a further column before or behind the columns would be, from 0 to 1. */
  double completenessBeside(Band rows) {
    return Math.max(completeness(rows, first - 1, first - 1), completeness(rows, last, last + 1));
  }

  /**
   * How much of the lines between the squares of a column there is, or of its outline on three
   * sides if that is less: a caption beside a board has contrast, but no outline.
   */
  private double completeness(Band rows, int column, int outerLine) {
    double from = at(column);
    double to = at(column + 1);
    double outline =
        rows.outline(rows.first, from, to)
            + rows.outline(rows.last, from, to)
            + outline(outerLine, rows.at(rows.first), rows.at(rows.last));
    return Math.min(rows.coverage(0, from, to), outline / 3);
  }

  /** The share of the worse of the two outer lines that has contrast. */
  double outline(Band rows) {
    double start = rows.at(rows.first);
    double end = rows.at(rows.last);
    return Math.min(outline(first, start, end), outline(last, start, end));
  }

  /** The share of a part of a line that has contrast; 1 for a line outside of the picture. */
  private double outline(int line, double from, double to) {
    double at = at(line);
    if (at < EDGE || at >= map.width() - EDGE) {
      return 1;
    }
    double end = END * Math.min(pitch, to - from);
    return map.coverage(at, from + end, to - end, threshold);
  }

  private double coverage(double moved, double from, double to) {
    double end = END * (to - from);
    double sum = 0;
    for (int line = first + 1; line < last; line++) {
      sum += map.coverage(at(line + moved), from + end, to - end, threshold);
    }
    return sum / Math.max(1, count() - 1);
  }
}
