package org.nqueens.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
   * No two queens in one row: all {@code q_j} differ. The constraint is named "rows".
   *
   * @return this builder
   */
  public QueensModelBuilder rowsAllDifferent() {
    return offsets("rows", column -> 0);
  }

  /**
   * No two queens on one diagonal: all {@code q_j + j} differ, and all {@code q_j - j} differ. The
   * constraints are named "ascending diagonals" and "descending diagonals", as they look with row 0
   * on top.
   *
   * @return this builder
   */
  public QueensModelBuilder diagonalsAllDifferent() {
    return offsets("ascending diagonals", column -> column)
        .offsets("descending diagonals", column -> -column);
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
            name, Arguments.copyOf("views", views, "give the views that shall differ")));
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
   * Makes the model.
   *
   * @return an immutable model of what has been said so far
   * @throws IllegalArgumentException if a view does not fit the board, or two constraints have the
   *     same name
   */
  public QueensModel build() {
    return new QueensModel(domains, constraints);
  }

  private QueensModelBuilder offsets(String name, IntUnaryOperator offset) {
    return allDifferent(
        name,
        IntStream.range(0, domains.size())
            .mapToObj(column -> View.offset(column, offset.applyAsInt(column)))
            .toList());
  }

  private QueensModelBuilder narrow(int column, RowDomain rows) {
    domains.set(column, domains.get(column).intersect(rows));
    return this;
  }

  private void requireSquare(int column, int row) {
    QueensModel.requireOnBoard("column", column, domains.size());
    QueensModel.requireOnBoard("row", row, domains.size());
  }
}
