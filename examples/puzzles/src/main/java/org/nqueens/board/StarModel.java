package org.nqueens.board;

import java.util.Collection;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.nqueens.board.Board.SquareState;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Square;
import org.nqueens.model.View;

/**
 * The model of a board with k queens in each row, column and region that do not touch. It has each
 * solution of the board exactly once, in the lexicographic order of the squares.
 *
 * <p>Column {@code j*k + i} of the model is the i-th queen of column j, counted from the top. Its
 * row tells the row of the queen, and which queen of its row and of its region it is, counted
 * column by column: {@code (row*k + inRow)*k + inRegion}. A board without regions has no number
 * {@code inRegion}. The numbers follow from the squares, because all-differents put the queens of a
 * column, a row or a region in order:
 *
 * <pre>{@code
 * a < b  if a != b, and no bit is 1 in a and 0 in b while all higher bits agree
 * }</pre>
 *
 * Each bit makes one all-different. Its view of a queen takes the higher bits of the place as
 * value, with the number of the queen in its unit if the bit is 0, and with the next number if it
 * is 1.
 *
 * <p>A model is square, so the columns from n*k on have their queens in row 0, free of constraints.
 * With one queen in each row, the model has the columns, rows and placements of the board.
 */
final class StarModel {
  private final Board board;
  private final int n;
  private final int stars;

  /** The queens of the model, in its first columns. */
  private final int queens;

  /** The rows of the model for one row of the board, and one number of a queen in this row. */
  private final int copies;

  StarModel(Board board) {
    this.board = board;
    this.n = board.size();
    this.stars = board.stars();
    this.queens = n * stars;
    this.copies = board.hasRegions() ? stars : 1;
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
    return queens * copies;
  }

  /** The square of the queen in a column and row of the model. */
  Square square(int column, int row) {
    return new Square(column / stars, row(row));
  }

  /** The row of the board for a row of the model. */
  private int row(int row) {
    return row / copies / stars;
  }

  /** The placement with queens on some squares, k of them in each row, column and region. */
  Placement placement(Collection<Square> squares) {
    int[] rows = new int[size()];
    int[] inRow = new int[n];
    int[] inRegion = new int['z' + 1];
    boolean isComplete = squares.size() == queens;
    int column = 0;
    for (Square square : squares.stream().sorted(Clashes.BY_COLUMN).toList()) {
      char unit = board.character(square.column(), square.row());
      int region = board.hasRegions() ? inRegion[unit]++ : 0;
      int row = inRow[square.row()]++;
      isComplete = isComplete && square.column() == column / stars && row < stars && region < stars;
      if (isComplete) {
        rows[column] = (square.row() * stars + row) * copies + region;
      }
      column++;
    }
    if (!isComplete || inRegion['#'] > 0) {
      throw new IllegalArgumentException(
          "squares (%s) must be %s of each row, column and region: pass the queens of a solution"
              .formatted(squares, stars));
    }
    return Placement.of(rows);
  }

  /** The model of a position on the board. */
  QueensModel model(Position position) {
    QueensModelBuilder builder = QueensModel.builder(size());
    for (int column = 0; column < size(); column++) {
      int own = column;
      allowOnly(builder, column, row -> own < queens ? isAllowed(own, row, position) : row == 0);
    }
    IntBinaryOperator inColumn = (column, row) -> column + column / stars;
    IntBinaryOperator inRow = (column, row) -> row / copies + row(row);
    add(builder, "rows", inRow);
    // Queens that touch share a block of two by two squares, which begins at one of four corners.
    for (int corner = 0; corner < 4; corner++) {
      int right = corner % 2;
      int down = corner / 2;
      add(
          builder,
          "blocks of two by two squares, from corner " + corner,
          (column, row) -> (column / stars + right) / 2 * n + (row(row) + down) / 2);
    }
    // Queens in one line do not touch, so half of each place is enough for their order.
    addOrder(builder, "columns", inColumn, (column, row) -> row(row) / 2);
    addOrder(builder, "rows", inRow, (column, row) -> column / stars / 2);
    if (board.hasRegions()) {
      IntBinaryOperator inRegion =
          (column, row) -> board.region(column / stars, row(row)) * (stars + 1) + row % copies;
      add(builder, "regions", inRegion);
      addOrder(builder, "regions", inRegion, (column, row) -> column);
    }
    position.queens().forEach(queen -> place(builder, queen));
    return builder.build();
  }

  private void allowOnly(QueensModelBuilder builder, int column, IntPredicate rows) {
    builder.allowOnly(column, IntStream.range(0, size()).filter(rows).toArray());
  }

  /** A free square with room for the other queens of its column and row: each takes two squares. */
  private boolean isAllowed(int column, int row, Position position) {
    Square square = square(column, row);
    return board.square(square.column(), square.row()) != SquareState.BLOCKED
        && !position.hasCross(square.column(), square.row())
        && hasRoom(square.row(), column % stars)
        && hasRoom(square.column(), row / copies % stars);
  }

  private boolean hasRoom(int place, int number) {
    return place >= 2 * number && n - 1 - place >= 2 * (stars - 1 - number);
  }

  /**
   * Puts the queens of each unit in order: a queen has a lower place than the next one.
   *
   * @param inUnit the number of a queen in its unit, after k + 1 times the number of the unit, so
   *     that the number after the last queen of a unit belongs to no queen
   */
  private void addOrder(
      QueensModelBuilder builder, String units, IntBinaryOperator inUnit, IntBinaryOperator place) {
    int highest = place.applyAsInt(queens - 1, size() - 1);
    for (int bit = 0; highest >> bit > 0; bit++) {
      int shift = bit;
      add(
          builder,
          "order in %s, bit %s".formatted(units, bit),
          (column, row) -> {
            int higher = place.applyAsInt(column, row) >> shift;
            return inUnit.applyAsInt(column, row) + (higher & 1) << Byte.SIZE | higher >> 1;
          });
    }
  }

  /** Adds an all-different of all queens, with a value for each column and row of the model. */
  private void add(QueensModelBuilder builder, String name, IntBinaryOperator value) {
    builder.allDifferent(
        name,
        column -> view(column, row -> value.applyAsInt(column, row)),
        IntStream.range(0, queens).toArray());
  }

  private View view(int column, IntUnaryOperator value) {
    return View.lookup(column, IntStream.range(0, size()).map(value).toArray());
  }

  /** Demands a queen on a square: no two subsequent queens of its column leave it between them. */
  private void place(QueensModelBuilder builder, Square square) {
    int first = square.column() * stars;
    int last = first + stars - 1;
    allowOnly(builder, first, row -> row(row) <= square.row());
    allowOnly(builder, last, row -> row(row) >= square.row());
    for (int column = first; column < last; column++) {
      builder.allDifferent(
          "queen at %s, not between %s and %s"
              .formatted(square, column - first, column - first + 1),
          view(column, row -> row(row) < square.row() ? 0 : 1),
          view(column + 1, row -> row(row) > square.row() ? 0 : 2));
    }
  }
}
