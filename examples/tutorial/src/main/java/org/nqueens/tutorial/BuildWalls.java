package org.nqueens.tutorial;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.View;

/** Walls that block the line of sight: a variable for each part of a column between walls. */
public final class BuildWalls {
  /** The squares of a column between two walls, rows from first to last. */
  private record Segment(int column, int first, int last) {}

  /** Counts the sets of queens that do not see each other, including the empty set. */
  public static void main(String[] arguments) {
    String[] board = {"..#...", "......", "#...#.", "......", ".#....", "...#.#"};
    System.out.println(QueensSolver.builder().build().count(model(board)));
  }

  /** At most one queen in each segment of a column, and on each segment of another line. */
  static QueensModel model(String... board) {
    List<Segment> segments = segments(board);
    int none = board.length;
    int n = Math.max(segments.size(), none + 1);
    QueensModelBuilder builder = QueensModel.builder(n);
    for (int i = 0; i < segments.size(); i++) {
      Segment segment = segments.get(i);
      IntStream rows = IntStream.rangeClosed(segment.first, segment.last);
      builder.allowOnly(i, IntStream.concat(rows, IntStream.of(none)).toArray());
    }
    IntStream.range(segments.size(), n).forEach(unused -> builder.place(unused, 0));
    for (int slope = -1; slope <= 1; slope++) {
      List<View> views = new ArrayList<>();
      for (int i = 0; i < segments.size(); i++) {
        int[] lines = new int[n];
        for (int row = 0; row < n; row++) {
          // A segment without a queen has a value of its own.
          lines[row] = row < none ? line(segments.get(i).column, row, slope, board) : -1 - i;
        }
        views.add(View.lookup(i, lines));
      }
      builder.allDifferent("lines of sight of slope " + slope, views);
    }
    return builder.build();
  }

  private static List<Segment> segments(String[] board) {
    List<Segment> segments = new ArrayList<>();
    for (int column = 0; column < board[0].length(); column++) {
      for (int row = 0; row < board.length; row++) {
        int first = row;
        while (row < board.length && board[row].charAt(column) != '#') {
          row++;
        }
        if (row > first) {
          segments.add(new Segment(column, first, row - 1));
        }
      }
    }
    return segments;
  }

  /** The number of the leftmost square that is seen from a square along a slope. */
  private static int line(int column, int row, int slope, String[] board) {
    int left = column - 1;
    int height = row - slope;
    boolean seen =
        left >= 0 && height >= 0 && height < board.length && board[height].charAt(left) != '#';
    return seen ? line(left, height, slope, board) : column * board.length + row;
  }
}
