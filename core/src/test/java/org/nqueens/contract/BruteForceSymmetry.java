package org.nqueens.contract;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Placement;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Square;

/** The independent oracle of symmetries: compares allowed squares pair by pair. */
public final class BruteForceSymmetry {
  private final QueensModel model;
  private final int n;

  private BruteForceSymmetry(QueensModel model) {
    this.model = model;
    this.n = model.size();
  }

  /** The symmetries that keep allowed squares allowed, and their pairs as compatible as before. */
  public static Set<BoardSymmetry> of(QueensModel model) {
    BruteForceSymmetry search = new BruteForceSymmetry(model);
    Set<BoardSymmetry> group = EnumSet.allOf(BoardSymmetry.class);
    group.removeIf(symmetry -> !search.keepsSquares(symmetry) || !search.keepsPairs(symmetry));
    return group;
  }

  /** Where the queens go, square by square. */
  public static Placement image(BoardSymmetry symmetry, Placement placement) {
    int n = placement.size();
    int[] rows = new int[n];
    for (int column = 0; column < n; column++) {
      int row = placement.row(column);
      rows[symmetry.column(column, row, n)] = symmetry.row(column, row, n);
    }
    return Placement.of(rows);
  }

  /** The different images, in lexicographic order. */
  public static List<Placement> orbit(Placement placement, Set<BoardSymmetry> group) {
    return group.stream().map(symmetry -> image(symmetry, placement)).distinct().sorted().toList();
  }

  private boolean keepsSquares(BoardSymmetry symmetry) {
    return allSquares().stream()
        .allMatch(square -> isAllowed(square) == isAllowed(image(symmetry, square)));
  }

  private boolean keepsPairs(BoardSymmetry symmetry) {
    List<Square> allowed = allSquares().stream().filter(this::isAllowed).toList();
    return allowed.stream()
        .allMatch(
            a ->
                allowed.stream()
                    .allMatch(b -> clash(a, b) == clash(image(symmetry, a), image(symmetry, b))));
  }

  /** Two queens cannot stand on both squares; a square does not clash with itself. */
  private boolean clash(Square a, Square b) {
    if (a.column() == b.column()) {
      return a.row() != b.row();
    }
    return model.constraints().stream()
        .anyMatch(
            constraint ->
                constraint.views().stream()
                    .filter(view -> view.column() == a.column())
                    .anyMatch(
                        mine ->
                            constraint.views().stream()
                                .filter(view -> view.column() == b.column())
                                .anyMatch(
                                    other -> mine.valueAt(a.row()) == other.valueAt(b.row()))));
  }

  private boolean isAllowed(Square square) {
    return model.domain(square.column()).contains(square.row());
  }

  private Square image(BoardSymmetry symmetry, Square square) {
    return new Square(
        symmetry.column(square.column(), square.row(), n),
        symmetry.row(square.column(), square.row(), n));
  }

  private List<Square> allSquares() {
    List<Square> squares = new ArrayList<>();
    for (int column = 0; column < n; column++) {
      for (int row = 0; row < n; row++) {
        squares.add(new Square(column, row));
      }
    }
    return squares;
  }
}
