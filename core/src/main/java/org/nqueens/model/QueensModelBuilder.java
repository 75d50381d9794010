package org.nqueens.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A builder of {@link QueensModel}: collects row domains and all-different constraints.
 *
 * <p>Domains only shrink: each call removes rows from the domains that the earlier calls left, and
 * an empty domain is legal. {@link #build()} can be called several times, with changes in between.
 * Columns and rows are 0-based, and n is the size of the board. Not thread-safe.
 */
public final class QueensModelBuilder {
  private final ColumnDomains domains;
  private final List<AllDifferent> constraints;

  QueensModelBuilder(List<RowDomain> domains, List<AllDifferent> constraints) {
    this.domains = new ColumnDomains(domains);
    this.constraints = new ArrayList<>(constraints);
  }

  /**
   * Gives a queen: {@code q_column = row}.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return this builder
   * @throws IllegalArgumentException if the square is outside the board, or another row of this
   *     column already has a given queen
   */
  public QueensModelBuilder place(int column, int row) {
    domains.place(column, row);
    return this;
  }

  /**
   * Blocks a square: {@code q_column != row}.
   *
   * @param column from 0 to n - 1, inclusive
   * @param row from 0 to n - 1, inclusive
   * @return this builder
   * @throws IllegalArgumentException if the square is outside the board
   */
  public QueensModelBuilder block(int column, int row) {
    domains.block(column, row);
    return this;
  }

  /**
   * Restricts a column to a set of rows: {@code q_column in rows}.
   *
   * @param column from 0 to n - 1, inclusive
   * @param rows the rows to allow, each from 0 to n - 1, inclusive; without any row the model has
   *     no solution
   * @return this builder
   * @throws IllegalArgumentException if a square is outside the board
   * @throws NullPointerException if the rows are null
   */
  public QueensModelBuilder allowOnly(int column, int... rows) {
    domains.allowOnly(column, rows);
    return this;
  }

  /**
   * Excludes an ascending diagonal: {@code q_j + j != sum}.
   *
   * @param sum row + column of its squares, from 0 to 2n - 2, inclusive
   * @return this builder
   * @throws IllegalArgumentException if no square has this sum
   */
  public QueensModelBuilder excludeAscendingDiagonal(int sum) {
    requireBetween("sum", sum, 0, 2 * domains.size() - 2);
    domains.exclude(column -> sum - column);
    return this;
  }

  /**
   * Excludes a descending diagonal: {@code q_j - j != difference}.
   *
   * @param difference row - column of its squares, from -(n - 1) to n - 1, inclusive
   * @return this builder
   * @throws IllegalArgumentException if no square has this difference
   */
  public QueensModelBuilder excludeDescendingDiagonal(int difference) {
    requireBetween("difference", difference, 1 - domains.size(), domains.size() - 1);
    domains.exclude(column -> column + difference);
    return this;
  }

  /**
   * No two queens share a row: all {@code q_j} differ. The constraint is named "rows".
   *
   * @return this builder
   */
  public QueensModelBuilder rowsAllDifferent() {
    return distinct("rows");
  }

  /**
   * No two queens share a diagonal of either direction: {@link #ascendingDiagonalsAllDifferent()}
   * and {@link #descendingDiagonalsAllDifferent()}.
   *
   * @return this builder
   */
  public QueensModelBuilder diagonalsAllDifferent() {
    return ascendingDiagonalsAllDifferent().descendingDiagonalsAllDifferent();
  }

  /**
   * No two queens share an ascending diagonal: all {@code q_j + j} differ. The constraint is named
   * "ascending diagonals", which ascend from left to right where row 0 is drawn on top.
   *
   * @return this builder
   */
  public QueensModelBuilder ascendingDiagonalsAllDifferent() {
    return allDifferent(
        StandardRules.offsets("ascending diagonals", domains.size(), column -> column));
  }

  /**
   * No two queens share a descending diagonal: all {@code q_j - j} differ. The constraint is named
   * "descending diagonals", which descend from left to right where row 0 is drawn on top.
   *
   * @return this builder
   */
  public QueensModelBuilder descendingDiagonalsAllDifferent() {
    return allDifferent(
        StandardRules.offsets("descending diagonals", domains.size(), column -> -column));
  }

  /**
   * No two queens share a diagonal of the torus, on which a diagonal that leaves the board at one
   * edge continues at the opposite edge: {@link #toroidalAscendingDiagonalsAllDifferent()} and
   * {@link #toroidalDescendingDiagonalsAllDifferent()}.
   *
   * @return this builder
   */
  public QueensModelBuilder toroidalDiagonalsAllDifferent() {
    return toroidalAscendingDiagonalsAllDifferent().toroidalDescendingDiagonalsAllDifferent();
  }

  /**
   * No two queens share an ascending diagonal of the torus: all {@code (q_j + j) mod n} differ. The
   * constraint is named "toroidal ascending diagonals".
   *
   * @return this builder
   */
  public QueensModelBuilder toroidalAscendingDiagonalsAllDifferent() {
    return allDifferent(StandardRules.toroidalAscendingDiagonals(domains.size()));
  }

  /**
   * No two queens share a descending diagonal of the torus: all {@code (q_j - j) mod n} differ. The
   * constraint is named "toroidal descending diagonals".
   *
   * @return this builder
   */
  public QueensModelBuilder toroidalDescendingDiagonalsAllDifferent() {
    return allDifferent(StandardRules.toroidalDescendingDiagonals(domains.size()));
  }

  /**
   * No two queens share a region: all {@code region(j, q_j)} differ. The constraint is named
   * "regions". On a board of n regions each region gets one queen. Regions need not be connected.
   *
   * @param region the region, any {@code int}, of the square in a given column (first argument) and
   *     row (second argument); called once for each square
   * @return this builder
   * @throws NullPointerException if the function is null
   */
  public QueensModelBuilder regionsAllDifferent(IntBinaryOperator region) {
    Arguments.requireNonNull("region", region, "give the region of each column and row");
    return allDifferent(StandardRules.lookups("regions", domains.size(), region));
  }

  /**
   * No two queens on diagonally adjacent squares: {@code |q_j - q_(j+1)| != 1}, for each pair of
   * neighbouring columns one all-different of two views in each direction. Together with {@link
   * #rowsAllDifferent()}, no two queens touch.
   *
   * @return this builder
   */
  public QueensModelBuilder notTouching() {
    constraints.addAll(StandardRules.notApart("neighbours", domains.size(), 1, 1));
    return this;
  }

  /**
   * No two queens a knight's move apart: {@code |q_j - q_(j+1)| != 2} and {@code |q_j - q_(j+2)| !=
   * 1}, as all-differents of two views. Superqueens, or amazons, are queens with this rule.
   *
   * @return this builder
   */
  public QueensModelBuilder noKnightsMoves() {
    constraints.addAll(StandardRules.notApart("knight's moves", domains.size(), 1, 2));
    constraints.addAll(StandardRules.notApart("knight's moves", domains.size(), 2, 1));
    return this;
  }

  /**
   * The constraint {@code FD.distinct} of the Oz formulation: all {@code q_j} differ.
   *
   * @param name the name of the constraint, unique within the model
   * @return this builder
   * @throws IllegalArgumentException if the name is blank
   * @throws NullPointerException if the name is null
   */
  public QueensModelBuilder distinct(String name) {
    return allDifferent(StandardRules.offsets(name, domains.size(), column -> 0));
  }

  /**
   * The constraint {@code FD.distinctOffset} of the Oz formulation: all {@code q_j + offsets[j]}
   * differ. Oz states the queens problem by one {@code distinct} and two {@code distinctOffset}
   * over one vector of rows, and searches with {@code SearchStrategy.FIRST_FAIL} (Schulte and
   * Smolka, <i>Finite Domain Constraint Programming in Oz</i>).
   *
   * @param name the name of the constraint, unique within the model
   * @param offsets n numbers, one for each column
   * @return this builder
   * @throws IllegalArgumentException if the name is blank, or the number of offsets is not n
   * @throws NullPointerException if an argument is null
   */
  public QueensModelBuilder distinctOffset(String name, int... offsets) {
    Arguments.requireNonNull("offsets", offsets, "give a number for each column");
    if (offsets.length != domains.size()) {
      throw new IllegalArgumentException(
          "offsets length (%s) of the all-different \"%s\" must be %s: give a number for each column"
              .formatted(offsets.length, name, domains.size()));
    }
    return allDifferent(StandardRules.offsets(name, domains.size(), column -> offsets[column]));
  }

  /**
   * Adds an all-different over a list of views.
   *
   * @param name the name of the constraint, unique within the model
   * @param views the views, on distinct columns of the board
   * @return this builder
   * @throws IllegalArgumentException if the name is blank or two views read the same column; {@link
   *     #build()} checks that the views fit the board
   * @throws NullPointerException if an argument or a view is null
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
   * @return this builder
   * @throws IllegalArgumentException if the name is blank or two views read the same column; {@link
   *     #build()} checks that the views fit the board
   * @throws NullPointerException if an argument or a view is null
   */
  public QueensModelBuilder allDifferent(String name, View... views) {
    return allDifferent(
        name,
        Arrays.asList(
            Arguments.requireNonNull("views", views, "give the views that shall differ")));
  }

  /**
   * Adds an all-different over one view of each given column: {@code View::row} forbids two of
   * these queens in one row, {@code column -> View.offset(column, column)} on one ascending
   * diagonal, {@code column -> View.lookup(column, colour)} on one colour.
   *
   * @param name the name of the constraint, unique within the model
   * @param view the view of a column; called once for each column
   * @param columns the columns, each once
   * @return this builder
   * @throws IllegalArgumentException if the name is blank or a column is given twice; {@link
   *     #build()} checks that the views fit the board
   * @throws NullPointerException if an argument or a view is null
   */
  public QueensModelBuilder allDifferent(
      String name, IntFunction<? extends View> view, int... columns) {
    Arguments.requireNonNull("view", view, "give the view of a column, such as View::row");
    Arguments.requireNonNull("columns", columns, "give the columns of the constraint");
    return allDifferent(name, IntStream.of(columns).<View>mapToObj(view).toList());
  }

  /**
   * Adds an all-different, such as one of another model.
   *
   * @param constraint the constraint; its name is unique within the model
   * @return this builder
   * @throws NullPointerException if the constraint is null
   */
  public QueensModelBuilder allDifferent(AllDifferent constraint) {
    constraints.add(
        Arguments.requireNonNull("constraint", constraint, "pass the constraint to add"));
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
    return new QueensModel(domains.list(), constraints);
  }

  /** A summary, abbreviated as in {@link QueensModel#toString()}. */
  @Override
  public String toString() {
    return "QueensModelBuilder" + ModelSummary.of(domains.list(), constraints);
  }

  private static void requireBetween(String what, int value, int min, int max) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(
          "%s (%s) must be between %s and %s: give a diagonal of the board"
              .formatted(what, value, min, max));
    }
  }
}
