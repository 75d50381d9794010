package org.nqueens.model;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A queens problem as data: one variable {@code q_j} per column, the row of its queen, with a
 * domain of rows, and all-different constraints over views of the variables.
 *
 * <p>Columns and rows are 0-based; the board is square. Immutable, compared by value, and
 * thread-safe.
 *
 * @param domains the domain of each column, column 0 first; the number of domains is the size n of
 *     the board, from 1 to {@value #MAX_SIZE}, inclusive, and all rows are from 0 to n - 1,
 *     inclusive
 * @param constraints the all-different constraints, with distinct names
 * @serial exclude
 */
public record QueensModel(List<RowDomain> domains, List<AllDifferent> constraints)
    implements Serializable {

  /** The largest number of rows and columns of a model. */
  public static final int MAX_SIZE = 25_000;

  /** The largest board whose squares are compared to find the symmetries of a model. */
  public static final int MAX_SIZE_FOR_SYMMETRIES = 64;

  /**
   * Defines a model; the lists are copied. Most applications use {@link #builder(int)} instead.
   *
   * @throws IllegalArgumentException if there are no domains or too many, or two constraints have
   *     the same name. Also if a domain has a row, or a constraint reads a column, outside the
   *     board, a lookup table does not fit the board, or an offset overflows
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
            "name (\"%s\") is taken by another all-different of this model: give each constraint a distinct name"
                .formatted(constraint.name()));
      }
      for (View view : constraint.views()) {
        requireFit(constraint.name(), view, n);
      }
    }
  }

  /**
   * The n-queens problem: no two of n queens share a row, a column or a diagonal.
   *
   * @param n the size of the board, from 1 to {@value #MAX_SIZE}, inclusive
   * @throws IllegalArgumentException if n is out of range
   */
  public static QueensModel of(int n) {
    return builder(n).rowsAllDifferent().diagonalsAllDifferent().build();
  }

  /**
   * A builder of a model with full domains and no constraint.
   *
   * @param n the size of the board, from 1 to {@value #MAX_SIZE}, inclusive
   * @throws IllegalArgumentException if n is out of range
   */
  public static QueensModelBuilder builder(int n) {
    requireSize(n);
    return new QueensModelBuilder(Collections.nCopies(n, RowDomain.all(n)), List.of());
  }

  /** {@return a builder that starts with the domains and constraints of this model} */
  public QueensModelBuilder toBuilder() {
    return new QueensModelBuilder(domains, constraints);
  }

  /**
   * {@return the size n of the board: its number of columns, rows and queens, from 1 to {@value
   * #MAX_SIZE}, inclusive}
   */
  public int size() {
    return domains.size();
  }

  /**
   * The domain of a column.
   *
   * @param column from 0 to {@code size() - 1}, inclusive
   * @throws IllegalArgumentException if the column is outside the board
   */
  public RowDomain domain(int column) {
    requireOnBoard("column", column, size());
    return domains.get(column);
  }

  /**
   * The rules that two queens break, such as the ascending diagonals for (0, 0) and (2, 2).
   *
   * @return an unmodifiable list in the order of {@link #constraints()}; empty if the queens do not
   *     attack each other, or share a column, which no all-different forbids
   * @throws IllegalArgumentException if a square is outside the board
   */
  public List<AllDifferent> brokenBy(Square first, Square second) {
    requireOnBoard(first, "first");
    requireOnBoard(second, "second");
    return constraints.stream().filter(rule -> rule.isBrokenBy(first, second)).toList();
  }

  private void requireOnBoard(Square square, String name) {
    Objects.requireNonNull(square, name);
    requireOnBoard("column", square.column(), size());
    requireOnBoard("row", square.row(), size());
  }

  /**
   * The symmetry group of this model: the rotations and reflections of the board that map allowed
   * squares to allowed squares, and attacking pairs of squares to attacking pairs.
   *
   * <p>The image of a solution under a symmetry is a solution. Symmetries are detected by comparing
   * squares, so the names of the constraints do not matter. The comparison takes up to 7 n^4 steps
   * and n^4 bits: less than a millisecond on small boards, some tenths of a second and 2 MB at n =
   * 64.
   *
   * @return an unmodifiable set that contains the identity
   * @throws IllegalArgumentException if the board has more than {@value #MAX_SIZE_FOR_SYMMETRIES}
   *     columns
   */
  public Set<BoardSymmetry> symmetries() {
    return SymmetryDetection.symmetries(this, List.of(BoardSymmetry.values()));
  }

  /**
   * Tells whether a rotation or reflection belongs to {@link #symmetries()}.
   *
   * @return true if the symmetry maps allowed squares to allowed squares and attacks to attacks
   * @throws IllegalArgumentException if the board has more than {@value #MAX_SIZE_FOR_SYMMETRIES}
   *     columns
   */
  public boolean hasSymmetry(BoardSymmetry symmetry) {
    Objects.requireNonNull(symmetry, "symmetry");
    return SymmetryDetection.symmetries(this, List.of(symmetry)).contains(symmetry);
  }

  /**
   * Tells whether a placement solves this model. The check evaluates each domain and constraint and
   * shares no code with the search.
   *
   * @param placement a placement of any size
   * @return true if the placement has this model's size, respects all domains and violates no
   *     constraint
   */
  public boolean isSolution(Placement placement) {
    Objects.requireNonNull(placement, "placement");
    if (placement.size() != size()) {
      return false;
    }
    for (int column = 0; column < size(); column++) {
      if (!domains.get(column).contains(placement.row(column))) {
        return false;
      }
    }
    for (AllDifferent constraint : constraints) {
      int[] values = new int[constraint.views().size()];
      for (int i = 0; i < values.length; i++) {
        View view = constraint.views().get(i);
        values[i] = view.valueAt(placement.row(view.column()));
      }
      Arrays.sort(values);
      for (int i = 1; i < values.length; i++) {
        if (values[i] == values[i - 1]) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof QueensModel other
        && constraints.equals(other.constraints)
        && domains.equals(other.domains);
  }

  @Override
  public int hashCode() {
    return 31 * domains.hashCode() + constraints.hashCode();
  }

  /**
   * A summary: the size, the restricted domains, the names of the constraints. Lists are cut after
   * 8 elements.
   */
  @Override
  public String toString() {
    return "QueensModel" + summary(domains, constraints);
  }

  /** The size, the columns with a restricted domain, and the names of the constraints. */
  static String summary(List<RowDomain> domains, List<AllDifferent> constraints) {
    int n = domains.size();
    int[] restricted =
        IntStream.range(0, n).filter(column -> domains.get(column).size() < n).toArray();
    return "[n=%s, restricted=[%s], allDifferent=[%s]]"
        .formatted(
            n,
            Abbreviation.of(
                IntStream.of(restricted)
                    .mapToObj(column -> "q_" + column + " in " + domains.get(column)),
                restricted.length),
            Abbreviation.of(constraints.stream().map(AllDifferent::name), constraints.size()));
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
          "n (%s) must be between 1 and %s: give a size within these bounds"
              .formatted(n, MAX_SIZE));
    }
  }

  private static void requireFit(String name, View view, int n) {
    if (view.column() >= n) {
      throw outside("column", view.column(), "the all-different \"" + name + "\"", n);
    }
    if (view instanceof Affine affine) {
      affine.requireFit(name, n);
    } else if (view instanceof Lookup lookup) {
      lookup.requireFit(name, n);
    }
  }
}
