package org.nqueens.board;

import java.util.Arrays;
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
 * The model of a board on which a column need not have one queen: k queens in each row, column and
 * region, or a number of queens in all. It has each solution of the board exactly once, in the
 * lexicographic order of the squares.
 *
 * <p>Column i of the model is queen i of the board, counted column by column from the top. The
 * queens before it and behind it take at most k squares of each column, or of each part of a column
 * between walls, which leaves it a window of columns. Its row is the place in this window, and with
 * k > 1 it also tells which queen of its row and of its region it is: {@code (place*k + inRow)*k +
 * inRegion}. A board without regions has no number {@code inRegion}. The numbers follow from the
 * squares, because all-differents put the queens of a column, a row, a region or the board in
 * order:
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

  private final Units rows;

  /** The squares that are no walls, column by column, as {@code column * n + row}. */
  private final int[] squares;

  /** The index of the first square of each column between walls; then the number of squares. */
  private final int[] starts;

  private final int size;

  SquareModel(Board board) {
    this.board = board;
    this.n = board.size();
    this.stars = board.stars();
    this.queens = board.queens();
    this.copies = board.hasRegions() ? stars : 1;
    this.rows = Units.rows(board);
    squares =
        IntStream.range(0, n * n)
            .filter(i -> board.square(i / n, i % n) != SquareState.WALL)
            .toArray();
    starts =
        IntStream.rangeClosed(0, squares.length)
            .filter(i -> i == 0 || i == squares.length || !follows(squares[i - 1], squares[i]))
            .distinct()
            .toArray();
    size = isTooMany() ? 1 : Math.max(1, Math.max(queens, longestWindow() * stars) * copies);
  }

  /** Whether a square is the next one below another. */
  private boolean follows(int upper, int lower) {
    return lower == upper + 1 && lower % n != 0;
  }

  /** Whether the columns have no room for the queens. */
  private boolean isTooMany() {
    return queens > parts() * stars;
  }

  private int parts() {
    return starts.length - 1;
  }

  /** The index of the first square of the window of a queen: each column before it is full. */
  private int start(int queen) {
    return starts[Math.min(queen / stars, parts())];
  }

  /** The index after the window of a queen: each column from there on is full. */
  private int end(int queen) {
    return starts[Math.max(0, parts() - (queens - 1 - queen) / stars)];
  }

  private int longestWindow() {
    return IntStream.range(0, queens).map(queen -> end(queen) - start(queen)).max().orElse(0);
  }

  int size() {
    return size;
  }

  /** The square of the queen in a column and row of the model. */
  Square square(int queen, int row) {
    if (isTooMany()) {
      throw new IllegalArgumentException(
          "queens (%s) must be at most %s, for which the columns have room: ask whether the model has a placement first"
              .formatted(queens, parts() * stars));
    }
    int square = squares[index(queen, row)];
    return new Square(square / n, square % n);
  }

  /** The index of the square of a queen; rows behind its window are not allowed. */
  private int index(int queen, int row) {
    return Math.min(start(queen) + row / copies / stars, squares.length - 1);
  }

  /** The placement with queens on squares, at most k of them in each row, column and region. */
  Placement placement(Collection<Square> solution) {
    int[] result = new int[size];
    int[] inRows = new int[n * n];
    int[] inRegions = new int['z' + 1];
    boolean isComplete =
        solution.size() == queens && solution.stream().distinct().count() == queens && !isTooMany();
    int queen = 0;
    for (Square square : solution.stream().sorted().toList()) {
      char unit = board.character(square.column(), square.row());
      int index = Arrays.binarySearch(squares, square.column() * n + square.row());
      if (isComplete && index >= start(queen) && index < end(queen)) {
        int inRow = inRows[rows.unit(squares[index])]++;
        int inRegion = board.hasRegions() ? inRegions[unit]++ : 0;
        isComplete = inRow < stars && inRegion < stars;
        result[queen] = ((index - start(queen)) * stars + inRow) * copies + inRegion;
      } else {
        isComplete = false;
      }
      queen++;
    }
    if (!isComplete || inRegions['#'] > 0) {
      throw new IllegalArgumentException(
          "squares (%s) must be %s, and no square twice: pass the queens of a solution"
              .formatted(
                  solution,
                  board.isFilled()
                      ? stars + " of each row, column and region"
                      : queens + ", at most one on each line of sight"));
    }
    return Placement.of(result);
  }

  QueensModel model(Position position) {
    return isTooMany()
        ? QueensModel.builder(size).allowOnly(0).build()
        : new Rules(position).builder.build();
  }

  /** The rules of a position as domains and all-differents of the queens. */
  private final class Rules {
    private final QueensModelBuilder builder = QueensModel.builder(size);

    /** By queen and row of the model: the index of the square, and the square itself. */
    private final int[][] places = table(SquareModel.this::index);

    private final int[][] at = table((queen, row) -> squares[places[queen][row]]);

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
      int column = at[queen][row] / n;
      int rowOfBoard = at[queen][row] % n;
      return start(queen) + row / copies / stars < end(queen)
          && !position.isExcluded(column, rowOfBoard)
          && hasRoom(rowOfBoard, queen % stars)
          && hasRoom(column, row / copies % stars);
    }

    /** Queens of one line do not touch, so each of k > 1 takes two squares. */
    private boolean hasRoom(int place, int number) {
      return place >= 2 * number && n - 1 - place >= 2 * (stars - 1 - number);
    }

    private void add(Units units) {
      boolean several = units.capacity() > 1;
      int[][] inUnit =
          table(
              (queen, row) ->
                  units.unit(at[queen][row]) * (units.capacity() + 1)
                      + (several ? copyOf(units.kind(), row) : 0));
      if (units.kind() == Units.Kind.COLUMNS) {
        addColumns(units, inUnit);
        return;
      }
      add(units.name(), inUnit);
      if (several) {
        // Queens in one line do not touch, so half of each place is enough for their order.
        boolean areRows = units.kind() == Units.Kind.ROWS;
        addOrder(
            units.name(),
            inUnit,
            table(areRows ? (queen, row) -> at[queen][row] / n / 2 : (queen, row) -> queen));
      }
    }

    private void addColumns(Units columns, int[][] inUnit) {
      if (columns.capacity() > 1) {
        addOrder(
            columns.name(),
            table((queen, row) -> queen + queen / stars),
            table((queen, row) -> at[queen][row] % n / 2));
      } else if (queens < parts()) {
        // Otherwise each window is one column.
        add(columns.name(), inUnit);
        addOrder(
            "board",
            table((queen, row) -> queen),
            table((queen, row) -> columns.unit(at[queen][row])));
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
    private void addOrder(String units, int[][] inUnit, int[][] order) {
      int highest = Arrays.stream(order).flatMapToInt(IntStream::of).max().orElse(0);
      // Half of the highest place, 511 columns between walls, has 8 bits.
      for (int bit = 0; highest >> bit > 0; bit++) {
        int shift = bit;
        add(
            "order in %s, bit %s".formatted(units, bit),
            table(
                (queen, row) -> {
                  int higher = order[queen][row] >> shift;
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
      int place = Arrays.binarySearch(squares, queen.column() * n + queen.row());
      int[] able =
          IntStream.range(0, queens).filter(i -> start(i) <= place && place < end(i)).toArray();
      if (able.length == 0) {
        allowOnly(0, row -> false);
        return;
      }
      int first = able[0];
      int last = able[able.length - 1];
      allowOnly(first, row -> places[first][row] <= place);
      allowOnly(last, row -> places[last][row] >= place);
      for (int own = first; own < last; own++) {
        builder.allDifferent(
            "queen at %s, not between %s and %s".formatted(queen, own - first, own - first + 1),
            view(own, index -> index < place ? 0 : 1),
            view(own + 1, index -> index > place ? 0 : 2));
      }
    }

    private View view(int queen, IntUnaryOperator value) {
      return View.lookup(queen, IntStream.of(places[queen]).map(value).toArray());
    }
  }
}
