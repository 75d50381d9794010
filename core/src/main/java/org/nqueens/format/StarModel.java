package org.nqueens.format;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.nqueens.format.Board.SquareState;
import org.nqueens.model.AllDifferent;
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
 * Each bit makes one all-different. Its view of a takes the value of the higher bits of a if the
 * bit is 1, and its view of b the value of the higher bits of b if the bit is 0. In all other cases
 * the views take values that occur only once.
 *
 * <p>A model is square, so the columns from n*k on have their queens in row 0, free of constraints.
 * With one queen in each row, the model has the columns, rows and placements of the board.
 */
final class StarModel {
  /** Tables grow with the fifth power of k: 32 columns with 6 queens take about 100 MB. */
  private static final int MAX_SIZE = 32;

  private final Board board;
  private final int n;
  private final int stars;

  /** The rows of the model for one row of the board. */
  private final int copies;

  /** One object for each value of the tables. */
  private final Map<Integer, Integer> shared = new HashMap<>();

  StarModel(Board board) {
    this.board = board;
    this.n = board.size();
    this.stars = board.stars();
    this.copies = board.hasRegions() ? stars * stars : stars;
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
    if (requireStars(stars) > 1 && board.size() > MAX_SIZE) {
      throw new IllegalArgumentException(
          "stars (%s) must be 1 on a board of size %s: several queens in each row take a board of size %s at most"
              .formatted(stars, board.size(), MAX_SIZE));
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
    return n * copies;
  }

  /** The square of the queen in a column and row of the model. */
  Square square(int column, int row) {
    return new Square(column / stars, row / copies);
  }

  /** The placement with queens on some squares, k of them in each row, column and region. */
  Placement placement(Collection<Square> squares) {
    int[] rows = new int[size()];
    int[] inColumn = new int[n];
    int[] inRow = new int[n];
    Map<Character, Integer> inRegion = new HashMap<>();
    boolean isComplete = squares.size() == n * stars;
    for (Square square : squares.stream().sorted(Clashes.BY_COLUMN).toList()) {
      board.requireOnBoard(square.column(), square.row());
      int ofColumn = inColumn[square.column()]++;
      int ofRow = inRow[square.row()]++;
      int ofRegion = board.hasRegions() ? inRegion.merge(region(square), 1, Integer::sum) - 1 : 0;
      isComplete = isComplete && Math.max(ofColumn, Math.max(ofRow, ofRegion)) < stars;
      if (isComplete) {
        int numbers = board.hasRegions() ? ofRow * stars + ofRegion : ofRow;
        rows[square.column() * stars + ofColumn] = square.row() * copies + numbers;
      }
    }
    if (!isComplete || inRegion.containsKey('#')) {
      throw new IllegalArgumentException(
          "squares (%s) must be %s of each row, column and region: pass the queens of a solution"
              .formatted(squares, stars));
    }
    return Placement.of(rows);
  }

  private char region(Square square) {
    return board.region(square.column(), square.row());
  }

  /** A queen in a row of the model: its column there, its square, and its numbers in its units. */
  private record Queen(int column, Square square, int inColumn, int inRow, int inRegion) {}

  private Queen queen(int column, int row) {
    int numbers = row % copies;
    return new Queen(
        column,
        square(column, row),
        column % stars,
        board.hasRegions() ? numbers / stars : numbers,
        board.hasRegions() ? numbers % stars : 0);
  }

  /** The model of a position on the board. */
  QueensModel model(Position position) {
    QueensModelBuilder builder = QueensModel.builder(size());
    for (int column = 0; column < n * stars; column++) {
      int own = column;
      allowOnly(builder, column, row -> isAllowed(queen(own, row), position));
    }
    for (int column = n * stars; column < size(); column++) {
      builder.allowOnly(column, 0);
    }
    ToIntFunction<Queen> columnOf = queen -> queen.square.column();
    ToIntFunction<Queen> rowOf = queen -> queen.square.row();
    ToIntFunction<Queen> regionOf = queen -> region(queen.square);
    add(builder, "rows", queen -> queen.square.row() * stars + queen.inRow);
    addBlocks(builder);
    addOrder(builder, "columns", columnOf, Queen::inColumn, rowOf, n);
    addOrder(builder, "rows", rowOf, Queen::inRow, columnOf, n);
    if (board.hasRegions()) {
      add(builder, "regions", queen -> region(queen.square) * stars + queen.inRegion);
      addOrder(builder, "regions", regionOf, Queen::inRegion, Queen::column, n * stars);
    }
    position.queens().forEach(queen -> place(builder, queen));
    return builder.build();
  }

  private void allowOnly(QueensModelBuilder builder, int column, IntPredicate rows) {
    builder.allowOnly(column, IntStream.range(0, size()).filter(rows).toArray());
  }

  /** A free square with room for the other queens of its column and row: each takes two squares. */
  private boolean isAllowed(Queen queen, Position position) {
    Square square = queen.square;
    return board.square(square.column(), square.row()) != SquareState.BLOCKED
        && !position.hasCross(square.column(), square.row())
        && hasRoom(square.row(), queen.inColumn)
        && hasRoom(square.column(), queen.inRow);
  }

  private boolean hasRoom(int place, int number) {
    return place >= 2 * number && n - 1 - place >= 2 * (stars - 1 - number);
  }

  /** Queens that touch share a block of two by two squares, which begins at one of four corners. */
  private void addBlocks(QueensModelBuilder builder) {
    for (int corner = 0; corner < 4; corner++) {
      int right = corner % 2;
      int down = corner / 2;
      add(
          builder,
          "blocks of two by two squares, from corner " + corner,
          queen -> (queen.square.column() + right) / 2 * n + (queen.square.row() + down) / 2);
    }
  }

  /** Puts two subsequent queens of a unit in order: the first has the lower place. */
  private void addOrder(
      QueensModelBuilder builder,
      String units,
      ToIntFunction<Queen> unit,
      ToIntFunction<Queen> number,
      ToIntFunction<Queen> place,
      int places) {
    for (int second = 1; second < stars; second++) {
      for (int bit = 0; 1 << bit < places; bit++) {
        int shift = bit;
        int later = second;
        add(
            builder,
            "order in %s, queens %s and %s, bit %s".formatted(units, second - 1, second, bit),
            queen -> {
              int higher = place.applyAsInt(queen) >> shift;
              return number.applyAsInt(queen) == later - (higher & 1)
                  ? unit.applyAsInt(queen) << Short.SIZE | higher >> 1
                  : -1 - queen.column;
            });
      }
    }
  }

  /** Adds an all-different of all queens. */
  private void add(QueensModelBuilder builder, String name, ToIntFunction<Queen> value) {
    List<View> views = new ArrayList<>();
    for (int column = 0; column < n * stars; column++) {
      List<Integer> table = new ArrayList<>();
      for (int row = 0; row < size(); row++) {
        table.add(shared.computeIfAbsent(value.applyAsInt(queen(column, row)), own -> own));
      }
      views.add(View.lookup(column, table));
    }
    builder.allDifferent(new AllDifferent(name, views));
  }

  /** Demands a queen on a square: no two subsequent queens of its column leave it between them. */
  private void place(QueensModelBuilder builder, Square square) {
    int first = square.column() * stars;
    int last = first + stars - 1;
    allowOnly(builder, first, row -> row / copies <= square.row());
    allowOnly(builder, last, row -> row / copies >= square.row());
    for (int column = first; column < last; column++) {
      builder.allDifferent(
          "queen at %s, not between %s and %s"
              .formatted(square, column - first, column - first + 1),
          sides(column, row -> row < square.row(), 1),
          sides(column + 1, row -> row > square.row(), 2));
    }
  }

  /** A view that is 0 on some rows of the board, and another number on all others. */
  private View sides(int column, IntPredicate rows, int other) {
    return View.lookup(
        column,
        IntStream.range(0, size()).map(row -> rows.test(row / copies) ? 0 : other).toArray());
  }
}
