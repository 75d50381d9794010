package org.nqueens.pages;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import org.nqueens.format.Board;
import org.nqueens.format.Board.SquareState;
import org.nqueens.model.Square;
import org.nqueens.puzzle.drawing.Drawing;

/** The letters of regions in an SVG picture: one in the first square of each connected part. */
final class RegionLetters {
  private static final int SIZE = 12;

  /** The distance of a letter from the left border of its square, and of its foot from the top. */
  private static final int LEFT = 7;

  private static final int FOOT = 17;

  private RegionLetters() {}

  /**
   * The letters of a picture with coordinates, or of one whose colours do not tell the regions: a
   * region has several parts, or two regions have one colour.
   */
  static String svg(Drawing drawing) {
    Board board = drawing.position().board();
    if (!board.hasRegions()) {
      return "";
    }
    List<Square> firsts = firstSquares(board);
    Map<Character, Integer> colours = RegionColours.of(board).rgb();
    boolean areTold =
        firsts.size() == colours.size() && new HashSet<>(colours.values()).size() == colours.size();
    return areTold && !drawing.hasCoordinates() ? "" : letters(board, firsts);
  }

  private static String letters(Board board, List<Square> squares) {
    StringBuilder svg = new StringBuilder();
    for (Square square : squares) {
      svg.append(
          "<text x=\"%s\" y=\"%s\">%s</text>\n"
              .formatted(
                  square.column() * BoardSvg.SQUARE + LEFT,
                  square.row() * BoardSvg.SQUARE + FOOT,
                  board.region(square.column(), square.row())));
    }
    return """
        <g font-size="%s" opacity="0.7">
        %s</g>
        """
        .formatted(SIZE, svg);
  }

  /** The first square of each part, row by row. */
  private static List<Square> firstSquares(Board board) {
    List<Square> firsts = new ArrayList<>();
    Set<Square> seen = new HashSet<>();
    for (int row = 0; row < board.size(); row++) {
      for (int column = 0; column < board.size(); column++) {
        Square square = new Square(column, row);
        if (isOpen(board, square) && !seen.contains(square)) {
          firsts.add(square);
          addPart(board, square, seen);
        }
      }
    }
    return firsts;
  }

  private static void addPart(Board board, Square first, Set<Square> seen) {
    Queue<Square> next = new ArrayDeque<>(List.of(first));
    while (!next.isEmpty()) {
      Square square = next.remove();
      if (isOpen(board, square)
          && board.region(square.column(), square.row())
              == board.region(first.column(), first.row())
          && seen.add(square)) {
        for (int step = -1; step <= 1; step += 2) {
          add(next, board, square.column() + step, square.row());
          add(next, board, square.column(), square.row() + step);
        }
      }
    }
  }

  private static void add(Queue<Square> next, Board board, int column, int row) {
    if (Math.min(column, row) >= 0 && Math.max(column, row) < board.size()) {
      next.add(new Square(column, row));
    }
  }

  private static boolean isOpen(Board board, Square square) {
    return board.square(square.column(), square.row()) != SquareState.BLOCKED;
  }
}
