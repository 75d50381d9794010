package org.nqueens.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Collects the domains and constraints of a {@link QueensModel}.
 *
 * <p>Domains only shrink: each call takes rows away from what the calls before have left, and an
 * empty domain is legal. {@link #build()} can be called again, also after more changes. Not safe
 * for use by several threads at once.
 */
public final class QueensModelBuilder {
  private final List<RowDomain> domains;
  private final List<AllDifferent> constraints;
  private final Map<Integer, Integer> given = new HashMap<>();

  QueensModelBuilder(List<RowDomain> domains, List<AllDifferent> constraints) {
    this.domains = new ArrayList<>(domains);
    this.constraints = new ArrayList<>(constraints);
  }

  /**
   * Gives a queen: {@code q_column = row}.
   *
   * @param column from 0 to n - 1
   * @param row from 0 to n - 1
   * @return this builder
   * @throws IllegalArgumentException if the square is outside the board, or a queen has been given
   *     in another row of this column
   */
  public QueensModelBuilder place(int column, int row) {
    requireSquare(column, row);
    Integer before = given.putIfAbsent(column, row);
    if (before != null && before != row) {
      throw new IllegalArgumentException(
          "column (%s) already has a queen in row %s and cannot have one in row %s: give one queen per column"
              .formatted(column, before, row));
    }
    return narrow(column, RowDomain.of(row));
  }

  /**
   * Blocks a square: {@code q_column != row}.
   *
   * @param column from 0 to n - 1
   * @param row from 0 to n - 1
   * @return this builder
   * @throws IllegalArgumentException if the square is outside the board
   */
  public QueensModelBuilder block(int column, int row) {
    requireSquare(column, row);
    domains.set(column, domains.get(column).without(row));
    return this;
  }

  /**
   * Allows some rows of a column only: {@code q_column in rows}.
   *
   * @param column from 0 to n - 1
   * @param rows the rows, each from 0 to n - 1; none makes a model without solution
   * @return this builder
   * @throws IllegalArgumentException if a square is outside the board
   */
  public QueensModelBuilder allowOnly(int column, int... rows) {
    QueensModel.requireOnBoard("column", column, domains.size());
    for (int row : Arguments.requireNonNull("rows", rows, "give the rows to allow")) {
      requireSquare(column, row);
    }
    return narrow(column, RowDomain.of(rows));
  }

  /**
   * Excludes an ascending diagonal: {@code q_j + j != sum}.
   *
   * @param sum row + column of its squares, from 0 to 2n - 2
   * @return this builder
   * @throws IllegalArgumentException if no square has this sum
   */
  public QueensModelBuilder excludeAscendingDiagonal(int sum) {
    requireBetween("sum", sum, 0, 2 * domains.size() - 2);
    return exclude(column -> sum - column);
  }

  /**
   * Excludes a descending diagonal: {@code q_j - j != difference}.
   *
   * @param difference row - column of its squares, from -(n - 1) to n - 1
   * @return this builder
   * @throws IllegalArgumentException if no square has this difference
   */
  public QueensModelBuilder excludeDescendingDiagonal(int difference) {
    requireBetween("difference", difference, 1 - domains.size(), domains.size() - 1);
    return exclude(column -> column + difference);
  }

  /**
   * No two queens in one row: all {@code q_j} differ. The constraint is named "rows".
   *
   * @return this builder
   */
  public QueensModelBuilder rowsAllDifferent() {
    return distinct("rows");
  }

  /**
   * No two queens on one diagonal, in either direction: {@link #ascendingDiagonalsAllDifferent()}
   * and {@link #descendingDiagonalsAllDifferent()}.
   *
   * @return this builder
   */
  public QueensModelBuilder diagonalsAllDifferent() {
    return ascendingDiagonalsAllDifferent().descendingDiagonalsAllDifferent();
  }

  /**
   * No two queens on one ascending diagonal: all {@code q_j + j} differ. The constraint is named
   * "ascending diagonals", as they look with row 0 on top.
   *
   * @return this builder
   */
  public QueensModelBuilder ascendingDiagonalsAllDifferent() {
    return distinctOffset("ascending diagonals", columns().toArray());
  }

  /**
   * No two queens on one descending diagonal: all {@code q_j - j} differ. The constraint is named
   * "descending diagonals", as they look with row 0 on top.
   *
   * @return this builder
   */
  public QueensModelBuilder descendingDiagonalsAllDifferent() {
    return distinctOffset("descending diagonals", columns().map(column -> -column).toArray());
  }

  /**
   * No two queens on one diagonal of the torus, where a diagonal that leaves the board on one side
   * comes back on the other: {@link #toroidalAscendingDiagonalsAllDifferent()} and {@link
   * #toroidalDescendingDiagonalsAllDifferent()}.
   *
   * @return this builder
   */
  public QueensModelBuilder toroidalDiagonalsAllDifferent() {
    return toroidalAscendingDiagonalsAllDifferent().toroidalDescendingDiagonalsAllDifferent();
  }

  /**
   * No two queens on one ascending diagonal of the torus: all {@code (q_j + j) mod n} differ. The
   * constraint is named "toroidal ascending diagonals".
   *
   * @return this builder
   */
  public QueensModelBuilder toroidalAscendingDiagonalsAllDifferent() {
    int n = domains.size();
    return lookups("toroidal ascending diagonals", (column, row) -> (row + column) % n);
  }

  /**
   * No two queens on one descending diagonal of the torus: all {@code (q_j - j) mod n} differ. The
   * constraint is named "toroidal descending diagonals".
   *
   * @return this builder
   */
  public QueensModelBuilder toroidalDescendingDiagonalsAllDifferent() {
    int n = domains.size();
    return lookups("toroidal descending diagonals", (column, row) -> (row - column + n) % n);
  }

  /**
   * No two queens in one region: all {@code region(j, q_j)} differ. The constraint is named
   * "regions". Where there are n regions, each of them gets a queen; they need not be connected.
   *
   * @param region the region of the square in a given column (first) and row (second), any number;
   *     asked once for each square
   * @return this builder
   */
  public QueensModelBuilder regionsAllDifferent(IntBinaryOperator region) {
    return lookups(
        "regions",
        Arguments.requireNonNull("region", region, "give the region of each column and row"));
  }

  /**
   * No two queens on neighbouring squares of a diagonal: {@code |q_j - q_(j+1)| != 1}, an
   * all-different of two views in each direction for each pair of neighbouring columns. With {@link
   * #rowsAllDifferent()} no two queens touch.
   *
   * @return this builder
   */
  public QueensModelBuilder notTouching() {
    return notApart("neighbours", 1, 1);
  }

  /**
   * No two queens a knight's move apart: {@code |q_j - q_(j+1)| != 2} and {@code |q_j - q_(j+2)| !=
   * 1}, as all-differents of two views. Superqueens, or amazons, are queens with this rule.
   *
   * @return this builder
   */
  public QueensModelBuilder noKnightsMoves() {
    return notApart("knight's moves", 1, 2).notApart("knight's moves", 2, 1);
  }

  /**
   * The constraint {@code FD.distinct} of the Oz formulation: all {@code q_j} differ.
   *
   * @param name what people call the rule; unique within the model
   * @return this builder
   * @throws IllegalArgumentException if the name is blank
   */
  public QueensModelBuilder distinct(String name) {
    return distinctOffset(name, new int[domains.size()]);
  }

  /**
   * The constraint {@code FD.distinctOffset} of the Oz formulation: all {@code q_j + offsets[j]}
   * differ. Oz states the queens problem by {@code distinct} and two of these over one vector of
   * rows, and searches it by {@code SearchStrategy.FIRST_FAIL} (Schulte and Smolka, <i>Finite
   * Domain Constraint Programming in Oz</i>).
   *
   * @param name what people call the rule; unique within the model
   * @param offsets a number for each column
   * @return this builder
   * @throws IllegalArgumentException if the name is blank, or there is not one offset per column
   */
  public QueensModelBuilder distinctOffset(String name, int... offsets) {
    Arguments.requireNonNull("offsets", offsets, "give a number for each column");
    if (offsets.length != domains.size()) {
      throw new IllegalArgumentException(
          "offsets length (%s) of the all-different \"%s\" must be %s: give a number for each column"
              .formatted(offsets.length, name, domains.size()));
    }
    return allDifferent(
        name, columns().mapToObj(column -> View.offset(column, offsets[column])).toList());
  }

  /**
   * Adds an all-different over any views.
   *
   * @param name what people call the rule; unique within the model
   * @param views the views, on distinct columns of the board
   * @return this builder
   * @throws IllegalArgumentException if the name is blank or two views read the same column; what
   *     concerns the board is checked by {@link #build()}
   */
  public QueensModelBuilder allDifferent(String name, List<? extends View> views) {
    constraints.add(
        new AllDifferent(
            name,
            Arguments.copyOf("views", views, View.class, "give the views that shall differ")));
    return this;
  }

  /**
   * Adds an all-different over any views.
   *
   * @param name what people call the rule; unique within the model
   * @param views the views, on distinct columns of the board
   * @return this builder
   * @throws IllegalArgumentException if the name is blank or two views read the same column; what
   *     concerns the board is checked by {@link #build()}
   */
  public QueensModelBuilder allDifferent(String name, View... views) {
    return allDifferent(
        name,
        Arrays.asList(
            Arguments.requireNonNull("views", views, "give the views that shall differ")));
  }

  /**
   * Adds an all-different over one view of each of some columns: {@code View::row} says that no two
   * of their queens share a row, {@code column -> View.offset(column, column)} an ascending
   * diagonal, {@code column -> View.lookup(column, colour)} a colour.
   *
   * @param name what people call the rule; unique within the model
   * @param view the view of a column; asked once for each
   * @param columns the columns, each once
   * @return this builder
   * @throws IllegalArgumentException if the name is blank or a column is given twice; what concerns
   *     the board is checked by {@link #build()}
   */
  public QueensModelBuilder allDifferent(
      String name, IntFunction<? extends View> view, int... columns) {
    Arguments.requireNonNull("view", view, "give the view of a column, such as View::row");
    Arguments.requireNonNull("columns", columns, "give the columns that the rule is about");
    return allDifferent(name, IntStream.of(columns).<View>mapToObj(view).toList());
  }

  /**
   * Adds an all-different, such as one of another model.
   *
   * @param constraint the rule; its name is unique within the model
   * @return this builder
   */
  public QueensModelBuilder allDifferent(AllDifferent constraint) {
    constraints.add(
        Arguments.requireNonNull("constraint", constraint, "pass the rule that shall hold"));
    return this;
  }

  /**
   * Makes the model.
   *
   * @return an immutable model of what has been said so far
   * @throws IllegalArgumentException if a view does not fit the board, or two constraints have the
   *     same name
   */
  public QueensModel build() {
    return new QueensModel(domains, constraints);
  }

  private QueensModelBuilder lookups(String name, IntBinaryOperator value) {
    return allDifferent(
        name,
        columns()
            .mapToObj(
                column ->
                    View.lookup(
                        column, columns().map(row -> value.applyAsInt(column, row)).toArray()))
            .toList());
  }

  /** {@code |q_j - q_(j+columns)| != rows} for all j. */
  private QueensModelBuilder notApart(String name, int columns, int rows) {
    for (int column = 0; column + columns < domains.size(); column++) {
      int other = column + columns;
      String where = "%s, columns %s and %s".formatted(name, column, other);
      allDifferent(where + ", ascending", View.row(column), View.offset(other, rows));
      allDifferent(where + ", descending", View.row(column), View.offset(other, -rows));
    }
    return this;
  }

  /** Blocks one row of each column, where it is on the board. */
  private QueensModelBuilder exclude(IntUnaryOperator row) {
    for (int column = 0; column < domains.size(); column++) {
      domains.set(column, domains.get(column).without(row.applyAsInt(column)));
    }
    return this;
  }

  private IntStream columns() {
    return IntStream.range(0, domains.size());
  }

  private QueensModelBuilder narrow(int column, RowDomain rows) {
    domains.set(column, domains.get(column).intersect(rows));
    return this;
  }

  private void requireSquare(int column, int row) {
    QueensModel.requireOnBoard("column", column, domains.size());
    QueensModel.requireOnBoard("row", row, domains.size());
  }

  private static void requireBetween(String what, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          "%s (%s) must be between %s and %s: give a diagonal of the board"
              .formatted(what, value, min, max));
    }
  }
}
