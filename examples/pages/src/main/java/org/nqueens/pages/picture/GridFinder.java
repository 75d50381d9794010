package org.nqueens.pages.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.nqueens.pages.picture.LineMap.Line;

/**
 * A search for the lines of a board in a picture. Chains of equidistant parallel lines of both
 * directions make a lattice; the board is the rectangle of it whose squares lines separate.
 *
 * <p>It looks at the picture in its size and in each half of it: the lines of a large picture are
 * wide, but a few pixels at one of these sizes.
 */
final class GridFinder {
  static final int MIN_SIZE = 4;
  static final int MAX_SIZE = 26;

  /** The least contrasts of a line: clear, thin or blurred, and faint. */
  private static final int[] THRESHOLDS = {40, 16, 7};

  /** The bounds of the distance of two lines, in pixels of the size looked at. */
  private static final double MIN_PITCH = 6;

  private static final double MAX_PITCH = 100;

  /** How far a line of a chain may stand from its place: in pixels, and in distances of lines. */
  private static final double MIN_TOLERANCE = 1.5;

  private static final double TOLERANCE = 0.06;

  /** The least part of the first two lines of a chain that each line has beside it. */
  private static final double MIN_OVERLAP = 0.6;

  /** The chains of a direction that are tried, the heaviest ones. */
  private static final int MAX_CHAINS = 12;

  /** How much more contrast lines must have than the inside of squares has. */
  private static final double MIN_CLEARNESS = 0.4;

  /** How complete the outer columns and rows of a grid are at least. */
  private static final double MIN_COMPLETENESS = 0.6;

  /** A picture with a shorter side is not halved. */
  private static final int MIN_HALVED = 240;

  private GridFinder() {}

  /** The largest and clearest grid, square if there is one. */
  static Optional<Grid> find(Pixels pixels) {
    List<Grid> grids = new ArrayList<>();
    LineMap vertical = new LineMap(pixels);
    LineMap horizontal = new LineMap(pixels.transposed());
    for (int threshold : THRESHOLDS) {
      List<Band> rows = bands(horizontal, threshold);
      for (Band columns : bands(vertical, threshold)) {
        rows.stream()
            .filter(row -> columns.pitch() < 2 * row.pitch() && row.pitch() < 2 * columns.pitch())
            .flatMap(row -> grid(columns, row).stream())
            .forEach(grids::add);
      }
    }
    if (Math.min(pixels.width, pixels.height) >= MIN_HALVED) {
      find(pixels.halved()).map(Grid::doubled).ifPresent(grids::add);
    }
    return grids.stream()
        .max(
            Comparator.comparing(Grid::isSquare)
                .thenComparingDouble(grid -> grid.columns() * grid.rows() * grid.clearness()));
  }

  /** The bands of chains of as many lines as the smallest board has inside. */
  private static List<Band> bands(LineMap map, int threshold) {
    List<Line> lines = map.lines(threshold, (int) (MIN_SIZE * MIN_PITCH));
    List<Band> bands = new ArrayList<>();
    for (int first = 0; first < lines.size(); first++) {
      for (int second = first + 1; second < lines.size(); second++) {
        List<Line> chain = chain(lines, first, second);
        if (chain.size() >= MIN_SIZE - 1) {
          bands.add(Band.of(map, threshold, lines, chain));
        }
      }
    }
    return bands.stream()
        .sorted(Comparator.comparingDouble(Band::weight).reversed())
        .limit(MAX_CHAINS)
        .toList();
  }

  /** Two lines, and the lines after them at the same distance, in the same rows. */
  private static List<Line> chain(List<Line> lines, int first, int second) {
    Line start = lines.get(first);
    List<Line> chain = new ArrayList<>(List.of(start, lines.get(second)));
    double pitch = lines.get(second).at() - start.at();
    int from = Math.max(start.from(), lines.get(second).from());
    int to = Math.min(start.to(), lines.get(second).to());
    if (pitch < MIN_PITCH || pitch > MAX_PITCH || to - from < (MIN_SIZE - 1) * pitch) {
      return List.of();
    }
    for (Line line : lines.subList(second + 1, lines.size())) {
      double expected = chain.get(chain.size() - 1).at() + pitch;
      if (Math.abs(line.at() - expected) <= Math.max(MIN_TOLERANCE, TOLERANCE * pitch)
          && line.overlap(from, to) >= MIN_OVERLAP * (to - from)) {
        chain.add(line);
        pitch = (line.at() - start.at()) / (chain.size() - 1);
      }
    }
    return chain;
  }

  private static Optional<Grid> grid(Band columns, Band rows) {
    Band inner = columns.shrunk(rows);
    Band innerRows = rows.shrunk(inner);
    Band width = inner.shrunk(innerRows).grown(innerRows, MAX_SIZE);
    Band height = innerRows.grown(width, MAX_SIZE);
    width = width.grown(height, MAX_SIZE);
    return complete(width, height);
  }

  /** The grid without the outer columns and rows that lack lines, the worst first. */
  private static Optional<Grid> complete(Band columns, Band rows) {
    Band width = columns;
    Band height = rows;
    while (Math.min(width.count(), height.count()) >= MIN_SIZE) {
      double ofColumns = width.completeness(height);
      double ofRows = height.completeness(width);
      if (Math.min(ofColumns, ofRows) >= MIN_COMPLETENESS) {
        break;
      } else if (ofColumns <= ofRows) {
        width = width.withoutTheWorse(height);
      } else {
        height = height.withoutTheWorse(width);
      }
    }
    if (Stream.of(width, height).anyMatch(b -> b.count() < MIN_SIZE || b.count() > MAX_SIZE)) {
      return Optional.empty();
    }
    width = width.fitted();
    height = height.fitted();
    double clearness = clearness(width, height);
    if (clearness < MIN_CLEARNESS) {
      return Optional.empty();
    }
    return Optional.of(
        new Grid(
            width.at(width.first()),
            height.at(height.first()),
            width.pitch(),
            height.pitch(),
            width.count(),
            height.count(),
            clearness));
  }

  /** The coverage of lines, less that inside squares or beyond; at most that of the outline. */
  private static double clearness(Band columns, Band rows) {
    double inside = Math.max(coverage(columns, rows, 1 / 2.0), coverage(columns, rows, 1 / 3.0));
    double outside = Math.max(columns.completenessBeside(rows), rows.completenessBeside(columns));
    double clearness = coverage(columns, rows, 0) - Math.max(inside, outside);
    return Math.min(clearness, Math.min(columns.outline(rows), rows.outline(columns)));
  }

  private static double coverage(Band columns, Band rows, double moved) {
    return (columns.coverage(rows, moved) + rows.coverage(columns, moved)) / 2;
  }
}
