package org.nqueens.puzzle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.nqueens.format.Board;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;

/** Boards that are the same puzzle: rotated, reflected, or with other names of the regions. */
final class BoardImages {
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  private BoardImages() {}

  /** The symmetries of the variant on an empty board: all eight for most. */
  static List<BoardSymmetry> symmetries(Variant variant, int n) {
    return List.copyOf(variant.builder(n).build().symmetries());
  }

  static Board image(BoardSymmetry symmetry, Board board) {
    int n = board.size();
    char[][] image = new char[n][n];
    for (int column = 0; column < n; column++) {
      for (int row = 0; row < n; row++) {
        Square square = image(symmetry, new Square(column, row), n);
        image[square.row()][square.column()] = board.lines().get(row).charAt(column);
      }
    }
    return board(board.variant(), image);
  }

  static Square image(BoardSymmetry symmetry, Square square, int n) {
    return new Square(
        symmetry.column(square.column(), square.row(), n),
        symmetry.row(square.column(), square.row(), n));
  }

  /** The board with other letters in another order. */
  static Board renamed(Board board, Random random) {
    List<Character> names = new ArrayList<>(LETTERS.chars().mapToObj(c -> (char) c).toList());
    Collections.shuffle(names, random);
    char[][] renamed = board.lines().stream().map(String::toCharArray).toArray(char[][]::new);
    for (char[] row : renamed) {
      for (int column = 0; column < row.length; column++) {
        row[column] = row[column] == '#' ? '#' : names.get(LETTERS.indexOf(row[column]));
      }
    }
    return board(board.variant(), renamed);
  }

  private static Board board(Variant variant, char[][] rows) {
    String[] lines = new String[rows.length];
    for (int row = 0; row < rows.length; row++) {
      lines[row] = new String(rows[row]);
    }
    return Board.of(lines).withVariant(variant);
  }
}
