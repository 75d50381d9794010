package org.nqueens.puzzle.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;
import org.nqueens.board.Board;
import org.nqueens.model.Square;

/**
 * A part of a board with a fixed number of queens in every solution, mostly one: a row, a column or
 * a region.
 *
 * @param number the number of the row or column, from 0 to n - 1, inclusive, or the letter of the
 *     region as a number
 */
public record Unit(Kind kind, int number) {
  /** The letters that name regions. A new board takes the first letters. */
  public static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  /** The kinds of units. */
  public enum Kind {
    /** A row, numbered from 0 at the top. */
    ROW,
    /** A column, numbered from 0 on the left. */
    COLUMN,
    /** A region, named by its letter. */
    REGION
  }

  /**
   * Defines a unit.
   *
   * @throws IllegalArgumentException if the number is negative, or no letter of a region
   */
  public Unit {
    Objects.requireNonNull(kind, "kind");
    if (kind == Kind.REGION ? !isLetter(number) : number < 0) {
      throw new IllegalArgumentException(
          "number (%s) must be at least 0, or the letter of a region, for a unit of kind %s: rows and columns are 0-based"
              .formatted(number, kind));
    }
  }

  /**
   * The units of a board: its rows, its columns, and its regions in order of appearance.
   *
   * @return 2n units, or 3n if the board has regions
   */
  public static List<Unit> of(Board board) {
    Objects.requireNonNull(board, "board");
    List<Unit> units = new ArrayList<>();
    for (Kind kind : List.of(Kind.ROW, Kind.COLUMN)) {
      IntStream.range(0, board.size())
          .mapToObj(number -> new Unit(kind, number))
          .forEach(units::add);
    }
    if (board.hasRegions()) {
      String.join("", board.lines())
          .chars()
          .filter(Unit::isLetter)
          .distinct()
          .mapToObj(letter -> new Unit(Kind.REGION, letter))
          .forEach(units::add);
    }
    return units;
  }

  /**
   * Tells whether a square belongs to this unit.
   *
   * @throws IllegalArgumentException if the square is outside the board
   * @throws IllegalStateException if this unit is a region, and the board has none
   */
  public boolean contains(Board board, Square square) {
    Objects.requireNonNull(board, "board");
    Objects.requireNonNull(square, "square");
    board.square(square.column(), square.row()); // refuses a square outside the board
    return switch (kind) {
      case ROW -> square.row() == number;
      case COLUMN -> square.column() == number;
      case REGION -> board.region(square.column(), square.row()) == number;
    };
  }

  private static boolean isLetter(int c) {
    return LETTERS.indexOf(c) >= 0;
  }

  /** {@return the number or letter of the unit} */
  public String label() {
    return kind == Kind.REGION ? Character.toString(number) : Integer.toString(number);
  }

  /** The name, such as {@code row 3} or {@code region A}. */
  @Override
  public String toString() {
    return kind.name().toLowerCase(Locale.ROOT) + " " + label();
  }
}
