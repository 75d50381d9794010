package org.nqueens.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** The domains of a model under construction, which only shrink, and the queens given so far. */
final class ColumnDomains {
  private final List<RowDomain> domains;
  private final Map<Integer, Integer> given = new HashMap<>();

  ColumnDomains(List<RowDomain> domains) {
    this.domains = new ArrayList<>(domains);
  }

  int size() {
    return domains.size();
  }

  List<RowDomain> list() {
    return domains;
  }

  /** Reduces the domain of a column to one row. */
  void place(int column, int row) {
    requireSquare(column, row);
    Integer before = given.putIfAbsent(column, row);
    if (before != null && before != row) {
      throw new IllegalArgumentException(
          "column (%s) already has a queen in row %s and cannot have one in row %s: give one queen per column"
              .formatted(column, before, row));
    }
    narrow(column, RowDomain.of(row));
  }

  /** Removes a row from the domain of a column. */
  void block(int column, int row) {
    requireSquare(column, row);
    domains.set(column, domains.get(column).without(row));
  }

  /** Intersects the domain of a column with a set of rows. */
  void allowOnly(int column, int... rows) {
    QueensModel.requireOnBoard("column", column, size());
    for (int row : Arguments.requireNonNull("rows", rows, "give the rows to allow")) {
      requireSquare(column, row);
    }
    narrow(column, RowDomain.of(rows));
  }

  /** Removes a row from each domain; a row outside the board changes nothing. */
  void exclude(IntUnaryOperator row) {
    for (int column = 0; column < size(); column++) {
      domains.set(column, domains.get(column).without(row.applyAsInt(column)));
    }
  }

  private void narrow(int column, RowDomain rows) {
    domains.set(column, domains.get(column).intersect(rows));
  }

  private void requireSquare(int column, int row) {
    QueensModel.requireOnBoard("column", column, size());
    QueensModel.requireOnBoard("row", row, size());
  }
}
