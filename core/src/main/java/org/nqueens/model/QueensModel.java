package org.nqueens.model;

import java.io.Serializable;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A queens problem as data: one variable {@code q_j} per column, the row of its queen, with a
 * domain of rows, and all-different constraints over views of the variables.
 *
 * <p>Columns and rows are 0-based; the board is square. Models are immutable, compared by value,
 * and safe for use by many threads.
 *
 * @param domains the domain of each column, column 0 first; their number is the size n of the
 *     board, from 1 to {@value #MAX_SIZE}, and their rows lie between 0 and n - 1
 * @param constraints the all-different constraints, with distinct names
 * @serial exclude
 */
public record QueensModel(List<RowDomain> domains, List<AllDifferent> constraints)
    implements Serializable {

  /** The largest board that a model describes: 2^20 rows and columns. */
  public static final int MAX_SIZE = 1 << 20;

  /**
   * Defines a model; the lists are copied. {@link #builder(int)} is the comfortable way.
   *
   * @param domains the domain of each column
   * @param constraints the all-different constraints
   * @throws IllegalArgumentException if there are no or too many domains, a domain has a row
   *     outside the board, a constraint reads a column outside the board, a lookup table does not
   *     fit the board, an offset overflows, or two constraints have the same name
   * @throws NullPointerException if an argument or an element is null
   */
  public QueensModel {
    domains =
        Arguments.copyOf("domains", domains, RowDomain.class, "give a domain for every column");
    constraints =
        Arguments.copyOf(
            "constraints", constraints, AllDifferent.class, "give a list, empty if need be");
    int n = domains.size();
    requireSize(n);
    for (int column = 0; column < n; column++) {
      if (domains.get(column).max() >= n) {
        throw outside("row", domains.get(column).max(), "the domain of column " + column, n);
      }
    }
    Set<String> names = new HashSet<>();
    for (AllDifferent constraint : constraints) {
      if (!names.add(constraint.name())) {
        throw new IllegalArgumentException(
            "name (\""
                + constraint.name()
                + "\") is taken by another all-different of this model: say each rule once, under a"
                + " name of its own");
      }
      constraint.views().forEach(view -> requireFit(constraint.name(), view, n));
    }
  }

  /**
   * The plain board: n queens of which no two share a row, a column or a diagonal.
   *
   * @param n the size of the board, from 1 to {@value #MAX_SIZE}
   * @return the model
   * @throws IllegalArgumentException if n is out of range
   */
  public static QueensModel of(int n) {
    return builder(n).rowsAllDifferent().diagonalsAllDifferent().build();
  }

  /**
   * Starts a model with full domains and no constraint.
   *
   * @param n the size of the board, from 1 to {@value #MAX_SIZE}
   * @return a new builder
   * @throws IllegalArgumentException if n is out of range
   */
  public static QueensModelBuilder builder(int n) {
    requireSize(n);
    return new QueensModelBuilder(Collections.nCopies(n, RowDomain.all(n)), List.of());
  }

  /**
   * Starts a variation of this model.
   *
   * @return a new builder that has this model's domains and constraints
   */
  public QueensModelBuilder toBuilder() {
    return new QueensModelBuilder(domains, constraints);
  }

  /**
   * The size n of the board: its number of columns, rows and queens.
   *
   * @return n, from 1 to {@value #MAX_SIZE}
   */
  public int size() {
    return domains.size();
  }

  /**
   * The domain of a column.
   *
   * @param column from 0 to {@code size() - 1}
   * @return the rows that its queen may stand in
   * @throws IllegalArgumentException if the column is outside the board
   */
  public RowDomain domain(int column) {
    requireOnBoard("column", column, size());
    return domains.get(column);
  }

  /**
   * The symmetries of this model: the rotations and reflections of the board that map allowed
   * squares to allowed squares, and of these the ones that attack each other to such.
   *
   * <p>They are found by comparing squares, not by the names of constraints, and form a group: the
   * image of a solution under any of them is a solution. Up to 7 n^4 bit operations and the table
   * of {@link AttackTable}: below a millisecond on small boards, some tenths of a second at n = 64.
   *
   * @return an unmodifiable set that contains the identity
   * @throws IllegalArgumentException if the board has more than {@value AttackTable#MAX_SIZE}
   *     columns
   */
  public Set<BoardSymmetry> symmetries() {
    return new SymmetryDetection(this).symmetries();
  }

  /**
   * Tells whether this model has a symmetry, see {@link #symmetries()}.
   *
   * @param symmetry a rotation or reflection
   * @return true if it maps allowed squares to allowed ones and attacks to attacks
   * @throws IllegalArgumentException if the board has more than {@value AttackTable#MAX_SIZE}
   *     columns
   */
  public boolean hasSymmetry(BoardSymmetry symmetry) {
    Arguments.requireNonNull("symmetry", symmetry, "pass the symmetry to look for");
    return new SymmetryDetection(this).has(symmetry);
  }

  /**
   * Tells whether a placement solves this model, by looking at each domain and constraint, with
   * none of the code that searches.
   *
   * @param placement a placement of any size
   * @return true if it has this model's size, respects all domains and violates no constraint
   */
  public boolean isSolution(Placement placement) {
    Arguments.requireNonNull("placement", placement, "pass the placement to check");
    if (placement.size() != size()) {
      return false;
    }
    for (int column = 0; column < size(); column++) {
      if (!domains.get(column).contains(placement.row(column))) {
        return false;
      }
    }
    for (AllDifferent constraint : constraints) {
      Set<Integer> values = new HashSet<>();
      for (View view : constraint.views()) {
        if (!values.add(view.valueAt(placement.row(view.column())))) {
          return false;
        }
      }
    }
    return true;
  }

  static void requireOnBoard(String what, int value, int n) {
    if (value < 0 || value >= n) {
      throw outside(what, value, "a board of size " + n, n);
    }
  }

  private static IllegalArgumentException outside(String what, int value, String where, int n) {
    return new IllegalArgumentException(
        "%s (%s) in %s must be between 0 and %s: rows and columns are 0-based"
            .formatted(what, value, where, n - 1));
  }

  private static void requireSize(int n) {
    if (n < 1 || n > MAX_SIZE) {
      throw new IllegalArgumentException(
          "n (%s) must be between 1 and %s: give a size that a board can have and memory can hold"
              .formatted(n, MAX_SIZE));
    }
  }

  private static void requireFit(String name, View view, int n) {
    if (view.column() >= n) {
      throw outside("column", view.column(), "the all-different \"" + name + "\"", n);
    }
    if (view instanceof Lookup lookup && lookup.table().size() != n) {
      throw new IllegalArgumentException(
          "table length (%s) of column %s in the all-different \"%s\" must be %s: give a value for every row"
              .formatted(lookup.table().size(), lookup.column(), name, n));
    }
    if (view instanceof Offset offset && (long) offset.offset() + n - 1 > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          "offset (%s) of column %s in the all-different \"%s\" must be at most %s: row + offset overflows an int"
              .formatted(offset.offset(), offset.column(), name, Integer.MAX_VALUE - n + 1));
    }
  }
}
