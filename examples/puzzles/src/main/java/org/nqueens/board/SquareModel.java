package org.nqueens.board;

import java.util.Collection;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.nqueens.board.Board.SquareState;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Square;
import org.nqueens.model.View;

/**
 * The model of a board on which a column need not have one queen. It has each solution of the board
 * exactly once, in the lexicographic order of the squares.
 *
 * <p>Column i of the model is queen i of the board, counted column by column from the top. The
 * queens before it and behind it take at most k squares of each column, which leaves it a window of
 * columns. Its row is the place in this window, and with k > 1 it also tells which queen of its row
 * and of its region it is: {@code (place*k + inRow)*k + inRegion}. A board without regions has no
 * number {@code inRegion}. The numbers follow from the squares, because all-differents put the
 * queens of a column, a row or a region in order:
 *
 * <pre>{@code
 * a < b  if a != b, and no bit is 1 in a and 0 in b while all higher bits agree
 * }</pre>
 *
 * Each bit makes one all-different. Its view of a queen takes the higher bits of the place as
 * value, with the number of the queen in its unit if the bit is 0, and with the next number if it
 * is 1.
 *
 * <p>A model is square, so the columns behind the queens have their queens in row 0, free of
 * constraints. With one queen in each row, the model has the columns, rows and placements of the
 * board.
 */
final class SquareModel {
  private final Board board;
  private final int n;
  private final int stars;

  /** The queens of the model, in its first columns. */
  private final int queens;

  /** The rows of the model for one square of the board, and one number of a queen in its row. */
  private final int copies;

  private final int size;

  SquareModel(Board board) {
    this.board = board;
    this.n = board.size();
    this.stars = board.stars();
    this.queens = n * stars;
    this.copies = board.hasRegions() ? stars : 1;
    this.size = queens * copies;
  }

  static int requireStars(int stars) {
    if (stars < 1 || stars > Board.MAX_STARS) {
      throw new IllegalArgumentException(
          "stars (%s) must be between 1 and %s: give the number of queens in each row, column and region"
              .formatted(stars, Board.MAX_STARS));
    }
    return stars;
  }

  /** Checks that a board can have this number of queens in each row. */
  static void requireStars(int stars, Board board) {
    if (requireStars(stars) > 1 && board.size() > Board.MAX_STARRED_SIZE) {
      throw new IllegalArgumentException(
          "stars (%s) must be 1 on a board of size %s: several queens in each row take a board of size %s at most"
              .formatted(stars, board.size(), Board.MAX_STARRED_SIZE));
    }
    for (int column = 0; column < board.size(); column++) {
      int own = column;
      long given =
          IntStream.range(0, board.size())
              .filter(row -> board.square(own, row) == SquareState.GIVEN)
              .count();
      if (given > stars) {
        throw new IllegalArgumentException(
            "stars (%s) must be at least %s, the number of given queens in column %s: keep more queens in each row"
                .formatted(stars, given, column));
      }
    }
  }

  /** The number of columns and rows of the model. */
  int size() {
    return size;
  }

  /** The square of the queen in a column and row of the model. */
  Square square(int queen, int row) {
    int square = start(queen) + row / copies / stars;
    return new Square(square / n, square % n);
  }

  /** The first square of the window of a queen. */
  private int start(int queen) {
    return queen / stars * n;
  }

  /** The placement with queens on some squares, k of them in each row, column and region. */
  Placement placement(Collection<Square> solution) {
    int[] rows = new int[size];
    int[] inRow = new int[n];
    int[] inRegion = new int['z' + 1];
    boolean isComplete =
        solution.size() == queens && solution.stream().distinct().count() == queens;
    int queen = 0;
    for (Square square : solution.stream().sorted(Clashes.BY_COLUMN).toList()) {
      char unit = board.character(square.column(), square.row());
      int region = board.hasRegions() ? inRegion[unit]++ : 0;
      int row = inRow[square.row()]++;
      isComplete = isComplete && square.column() == queen / stars && row < stars && region < stars;
      if (isComplete) {
        rows[queen] = (square.row() * stars + row) * copies + region;
      }
      queen++;
    }
    if (!isComplete || inRegion['#'] > 0) {
      throw new IllegalArgumentException(
          "squares (%s) must be %s of each row, column and region, and no square twice: pass the queens of a solution"
              .formatted(solution, stars));
    }
    return Placement.of(rows);
  }

  /** The model of a position on the board. */
  QueensModel model(Position position) {
    return new Rules(position).builder.build();
  }

  /** The rules of a position as domains and all-differents of the queens. */
  private final class Rules {
    private final QueensModelBuilder builder = QueensModel.builder(size);

    /** By queen and row of the model: the square, as {@code column * n + row}. */
    private final int[][] squares = table((queen, row) -> start(queen) + row / copies / stars);

    Rules(Position position) {
      for (int queen = 0; queen < size; queen++) {
        int own = queen;
        allowOnly(queen, row -> own < queens ? isAllowed(own, row, position) : row == 0);
      }
      for (Units units : board.units()) {
        add(units);
      }
      position.queens().forEach(this::place);
    }

    private int[][] table(IntBinaryOperator value) {
      int[][] table = new int[queens][size];
      for (int queen = 0; queen < queens; queen++) {
        for (int row = 0; row < size; row++) {
          table[queen][row] = value.applyAsInt(queen, row);
        }
      }
      return table;
    }

    private void allowOnly(int queen, IntPredicate rows) {
      builder.allowOnly(queen, IntStream.range(0, size).filter(rows).toArray());
    }

    /** A free square with room for the other queens of its column and row. */
    private boolean isAllowed(int queen, int row, Position position) {
      int column = squares[queen][row] / n;
      int rowOfBoard = squares[queen][row] % n;
      return board.square(column, rowOfBoard) != SquareState.BLOCKED
          && !position.hasCross(column, rowOfBoard)
          && hasRoom(rowOfBoard, queen % stars)
          && hasRoom(column, row / copies % stars);
    }

    /** Queens of one line do not touch, so each takes two squares. */
    private boolean hasRoom(int place, int number) {
      return place >= 2 * number && n - 1 - place >= 2 * (stars - 1 - number);
    }

    private void add(Units units) {
      boolean several = units.capacity() > 1;
      int[][] inUnit =
          table(
              (queen, row) ->
                  units.unit(squares[queen][row]) * (units.capacity() + 1)
                      + (!several ? 0 : copyOf(units.kind(), row)));
      switch (units.kind()) {
        // Queens in one line do not touch, so half of each place is enough for their order.
        case COLUMNS ->
            addOrder(
                units.name(),
                table((queen, row) -> queen + queen / stars),
                table((queen, row) -> squares[queen][row] % n / 2));
        case ROWS -> {
          add(units.name(), inUnit);
          addOrder(units.name(), inUnit, table((queen, row) -> squares[queen][row] / n / 2));
        }
        case REGIONS -> {
          add(units.name(), inUnit);
          addOrder(units.name(), inUnit, table((queen, row) -> queen));
        }
        case DIAGONALS, TOROIDAL_DIAGONALS, BLOCKS, KNIGHTS_MOVES -> add(units.name(), inUnit);
      }
    }

    private int copyOf(Units.Kind kind, int row) {
      return kind == Units.Kind.REGIONS ? row % copies : row / copies % stars;
    }

    /**
     * Puts the queens of each unit in order: a queen has a lower place than the next one.
     *
     * @param inUnit the number of a queen in its unit, after k + 1 times the number of the unit, so
     *     that the number after the last queen of a unit belongs to no queen
     */
    private void addOrder(String units, int[][] inUnit, int[][] places) {
      int highest = places[queens - 1][size - 1];
      for (int bit = 0; highest >> bit > 0; bit++) {
        int shift = bit;
        add(
            "order in %s, bit %s".formatted(units, bit),
            table(
                (queen, row) -> {
                  int higher = places[queen][row] >> shift;
                  return inUnit[queen][row] + (higher & 1) << Byte.SIZE | higher >> 1;
                }));
      }
    }

    /** Adds an all-different of all queens, with a value for each row of the model. */
    private void add(String name, int[][] values) {
      builder.allDifferent(
          name, queen -> View.lookup(queen, values[queen]), IntStream.range(0, queens).toArray());
    }

    /** Demands a queen on a square: no two subsequent queens leave it between them. */
    private void place(Square queen) {
      int square = queen.column() * n + queen.row();
      int first = queen.column() * stars;
      int last = first + stars - 1;
      allowOnly(first, row -> squares[first][row] <= square);
      allowOnly(last, row -> squares[last][row] >= square);
      for (int own = first; own < last; own++) {
        int[] upper = squares[own];
        int[] lower = squares[own + 1];
        builder.allDifferent(
            "queen at %s, not between %s and %s".formatted(queen, own - first, own - first + 1),
            View.lookup(own, IntStream.of(upper).map(place -> place < square ? 0 : 1).toArray()),
            View.lookup(
                own + 1, IntStream.of(lower).map(place -> place > square ? 0 : 2).toArray()));
      }
    }
  }
}
