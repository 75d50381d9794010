package org.nqueens.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A builder of {@link QueensModel}: collects row domains and all-different constraints.
 *
 * <p>Domains only shrink: each call removes rows from the domains that earlier calls have left. An
 * empty domain is legal. {@link #build()} can be called several times, with changes in between.
 * Columns and rows are 0-based, and n is the size of the board. Not thread-safe.
 */
public final class QueensModelBuilder {
  private final int n;
  private final List<RowDomain> domains;
  private final List<AllDifferent> constraints;

  /** By column: the rows blocked one by one, removed together when the model is built. */
  private final Map<Integer, BitSet> blocked = new HashMap<>();

  QueensModelBuilder(List<RowDomain> domains, List<AllDifferent> constraints) {
    this.n = domains.size();
    this.domains = new ArrayList<>(domains);
    this.constraints = new ArrayList<>(constraints);
  }

  /**
   * Gives a queen: {@code q_column = row}.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @throws IllegalArgumentException if the square is outside the board, or the row is not left in
   *     the column, because another queen is given in the column or the square is blocked, by this
   *     builder or by the model that it started with
   */
  public QueensModelBuilder place(int column, int row) {
    requireSquare(column, row);
    RowDomain before = left(column);
    if (!before.contains(row)) {
      throw new IllegalArgumentException(
          "row (%s) must be left in column %s, which has only the rows %s: give one queen per column, on a square that is not blocked"
              .formatted(row, column, before));
    }
    narrow(column, RowDomain.of(row));
    return this;
  }

  /**
   * Blocks a square: {@code q_column != row}.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @throws IllegalArgumentException if the square is outside the board
   */
  public QueensModelBuilder block(int column, int row) {
    requireSquare(column, row);
    blocked.computeIfAbsent(column, any -> new BitSet()).set(row);
    return this;
  }

  /**
   * Restricts a column to a set of rows: {@code q_column in rows}.
   *
   * @param column from 0 to n - 1, inclusive
   * @param rows the rows to allow, each from 0 to n - 1, inclusive; no rows make a model without a
   *     solution
   * @throws IllegalArgumentException if a square is outside the board
   */
  public QueensModelBuilder allowOnly(int column, int... rows) {
    QueensModel.requireOnBoard("column", column, n);
    for (int row : Objects.requireNonNull(rows, "rows")) {
      requireSquare(column, row);
    }
    narrow(column, RowDomain.of(rows));
    return this;
  }

  private void requireSquare(int column, int row) {
    QueensModel.requireOnBoard("column", column, n);
    QueensModel.requireOnBoard("row", row, n);
  }

  private void narrow(int column, RowDomain rows) {
    domains.set(column, domains.get(column).intersect(rows));
  }

  /**
   * Excludes an ascending diagonal: {@code q_j + j != sum}.
   *
   * @param sum row + column of its squares, from 0 to 2n - 2, inclusive
   * @throws IllegalArgumentException if no square has this sum
   */
  public QueensModelBuilder excludeAscendingDiagonal(int sum) {
    requireBetween("sum", sum, 0, 2 * n - 2);
    exclude(column -> sum - column);
    return this;
  }

  /**
   * Excludes a descending diagonal: {@code q_j - j != difference}.
   *
   * @param difference row - column of its squares, from -(n - 1) to n - 1, inclusive
   * @throws IllegalArgumentException if no square has this difference
   */
  public QueensModelBuilder excludeDescendingDiagonal(int difference) {
    requireBetween("difference", difference, 1 - n, n - 1);
    exclude(column -> column + difference);
    return this;
  }

  private static void requireBetween(String what, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          "%s (%s) must be between %s and %s: give a diagonal of the board"
              .formatted(what, value, min, max));
    }
  }

  /** Removes a row from each domain; a row outside the board changes nothing. */
  private void exclude(IntUnaryOperator row) {
    for (int column = 0; column < n; column++) {
      domains.set(column, domains.get(column).without(row.applyAsInt(column)));
    }
  }

  /** No two queens share a row: all {@code q_j} differ. The constraint is named "rows". */
  public QueensModelBuilder rowsAllDifferent() {
    return offsets("rows", column -> 0);
  }

  /**
   * No two queens share a diagonal of either direction: {@link #ascendingDiagonalsAllDifferent()}
   * and {@link #descendingDiagonalsAllDifferent()}.
   */
  public QueensModelBuilder diagonalsAllDifferent() {
    return ascendingDiagonalsAllDifferent().descendingDiagonalsAllDifferent();
  }

  /**
   * No two queens share an ascending diagonal: all {@code q_j + j} differ. The constraint is named
   * "ascending diagonals", which ascend from left to right where row 0 is drawn on top.
   */
  public QueensModelBuilder ascendingDiagonalsAllDifferent() {
    return offsets("ascending diagonals", column -> column);
  }

  /**
   * No two queens share a descending diagonal: all {@code q_j - j} differ. The constraint is named
   * "descending diagonals", which descend from left to right where row 0 is drawn on top.
   */
  public QueensModelBuilder descendingDiagonalsAllDifferent() {
    return offsets("descending diagonals", column -> -column);
  }

  /** All {@code q_j + offset(j)} differ. */
  private QueensModelBuilder offsets(String name, IntUnaryOperator offset) {
    List<View> views = new ArrayList<>(n);
    for (int column = 0; column < n; column++) {
      views.add(View.offset(column, offset.applyAsInt(column)));
    }
    return allDifferent(name, views);
  }

  /**
   * No two queens share a diagonal of the torus: {@link #toroidalAscendingDiagonalsAllDifferent()}
   * and {@link #toroidalDescendingDiagonalsAllDifferent()}. A diagonal that leaves the board at one
   * edge continues at the opposite edge.
   */
  public QueensModelBuilder toroidalDiagonalsAllDifferent() {
    return toroidalAscendingDiagonalsAllDifferent().toroidalDescendingDiagonalsAllDifferent();
  }

  /**
   * No two queens share an ascending diagonal of the torus: all {@code (q_j + j) mod n} differ. The
   * constraint is named "toroidal ascending diagonals".
   */
  public QueensModelBuilder toroidalAscendingDiagonalsAllDifferent() {
    return lookups("toroidal ascending diagonals", (column, row) -> (row + column) % n);
  }

  /**
   * No two queens share a descending diagonal of the torus: all {@code (q_j - j) mod n} differ. The
   * constraint is named "toroidal descending diagonals".
   */
  public QueensModelBuilder toroidalDescendingDiagonalsAllDifferent() {
    return lookups("toroidal descending diagonals", (column, row) -> (row - column + n) % n);
  }

  /**
   * No two queens share a region: all {@code region(j, q_j)} differ. The constraint is named
   * "regions". On a board of n regions each region gets one queen. Regions need not be connected.
   *
   * @param region the region, any {@code int}, of the square in a given column (first argument) and
   *     row (second argument); called once for each square
   */
  public QueensModelBuilder regionsAllDifferent(IntBinaryOperator region) {
    Objects.requireNonNull(region, "region");
    return lookups(AllDifferent.REGIONS_NAME, region);
  }

  /** All {@code value(j, q_j)} differ. */
  private QueensModelBuilder lookups(String name, IntBinaryOperator value) {
    List<View> views = new ArrayList<>(n);
    for (int column = 0; column < n; column++) {
      int[] table = new int[n];
      for (int row = 0; row < n; row++) {
        table[row] = value.applyAsInt(column, row);
      }
      views.add(View.lookup(column, table));
    }
    return allDifferent(name, views);
  }

  /**
   * No two queens are on diagonally adjacent squares: {@code |q_j - q_(j+1)| != 1}. Each pair of
   * neighbouring columns has two all-differents of two views, one for each direction. With {@link
   * #rowsAllDifferent()}, no two queens touch.
   */
  public QueensModelBuilder notTouching() {
    return notApart("neighbours", 1, 1);
  }

  /**
   * No two queens are a knight's move apart: {@code |q_j - q_(j+1)| != 2} and {@code |q_j -
   * q_(j+2)| != 1}, as all-differents of two views. Superqueens, or amazons, are queens with this
   * rule.
   */
  public QueensModelBuilder noKnightsMoves() {
    return notApart("knight's moves", 1, 2).notApart("knight's moves", 2, 1);
  }

  /** {@code |q_j - q_(j+columns)| != rows} for all j. */
  private QueensModelBuilder notApart(String name, int columns, int rows) {
    for (int column = 0; column + columns < n; column++) {
      int other = column + columns;
      String where = "%s, columns %s and %s".formatted(name, column, other);
      View queen = View.row(column);
      allDifferent(where + ", ascending", queen, View.offset(other, rows));
      allDifferent(where + ", descending", queen, View.offset(other, -rows));
    }
    return this;
  }

  /**
   * Adds an all-different over a list of views.
   *
   * @param name the name of the constraint, unique within the model
   * @param views the views, on distinct columns of the board
   * @throws IllegalArgumentException if the name is blank or two views read the same column; {@link
   *     #build()} checks that the views fit the board
   */
  public QueensModelBuilder allDifferent(String name, List<? extends View> views) {
    return allDifferent(
        new AllDifferent(
            name,
            Arguments.copyOf("views", views, View.class, "give the views that shall differ")));
  }

  /**
   * Adds an all-different over several views.
   *
   * @param name the name of the constraint, unique within the model
   * @param views the views, on distinct columns of the board
   * @throws IllegalArgumentException if the name is blank or two views read the same column; {@link
   *     #build()} checks that the views fit the board
   */
  public QueensModelBuilder allDifferent(String name, View... views) {
    return allDifferent(name, Arrays.asList(Objects.requireNonNull(views, "views")));
  }

  /**
   * Adds an all-different over one view of each given column: {@code View::row} forbids two of
   * these queens in one row, {@code column -> View.offset(column, column)} on one ascending
   * diagonal, {@code column -> View.lookup(column, colour)} on one colour.
   *
   * @param name the name of the constraint, unique within the model
   * @param view the view of a column; called once for each column
   * @param columns the columns, each once
   * @throws IllegalArgumentException if the name is blank or a column is given twice; {@link
   *     #build()} checks that the views fit the board
   */
  public QueensModelBuilder allDifferent(
      String name, IntFunction<? extends View> view, int... columns) {
    Objects.requireNonNull(view, "view");
    Objects.requireNonNull(columns, "columns");
    return allDifferent(name, IntStream.of(columns).<View>mapToObj(view).toList());
  }

  /**
   * Adds an all-different, for example from another model.
   *
   * @param constraint the constraint; its name is unique within the model
   */
  public QueensModelBuilder allDifferent(AllDifferent constraint) {
    constraints.add(Objects.requireNonNull(constraint, "constraint"));
    return this;
  }

  /**
   * Builds the model.
   *
   * @return an immutable model with the domains and constraints collected so far
   * @throws IllegalArgumentException if a view does not fit the board, or two constraints have the
   *     same name
   */
  public QueensModel build() {
    return new QueensModel(left(), constraints);
  }

  private List<RowDomain> left() {
    List<RowDomain> left = new ArrayList<>(domains);
    blocked.keySet().forEach(column -> left.set(column, left(column)));
    return left;
  }

  private RowDomain left(int column) {
    BitSet rows = blocked.get(column);
    return rows == null ? domains.get(column) : domains.get(column).without(rows);
  }

  /** A summary, abbreviated as in {@link QueensModel#toString()}. */
  @Override
  public String toString() {
    return "QueensModelBuilder" + QueensModel.summary(left(), constraints);
  }
}
