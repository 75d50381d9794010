package org.nqueens.internal.decompose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SolutionOrder;
import org.nqueens.spi.PlacementSink;

/**
 * Divides the search of a symmetric model for the lexicographically smallest placement of each
 * symmetry class.
 *
 * <p>There is a part for each row a of the queen in column 0. Any image of the smallest placement
 * has its queen of column 0 in row a or further down. That queen comes from a border of the board.
 * So all squares of the borders that a symmetry maps above (0, a) can be blocked. On the plain
 * board this leaves the squares from a to n - 1 - a of rows 0 and n - 1 and of column n - 1. If a
 * symmetry does not move (0, a), the same argument holds for column 1, and so on. The remaining
 * placements are compared with their images.
 *
 * @param model a model without an empty domain
 */
public record SymmetryClasses(QueensModel model, Set<BoardSymmetry> group, SolutionOrder order)
    implements Decomposition {

  public SymmetryClasses {
    group = Collections.unmodifiableSet(EnumSet.copyOf(group));
  }

  @Override
  public Iterator<Part> parts(BooleanSupplier stopRequested) {
    int[] number = {0};
    return models().stream().map(part -> new Part(number[0]++, part, 1, 0)).iterator();
  }

  @Override
  public boolean isFiltered() {
    return true;
  }

  @Override
  public PlacementSink filter(PlacementSink sink) {
    int[] image = new int[model.size()];
    return rows ->
        group.stream().anyMatch(symmetry -> precedes(symmetry, rows, image)) || sink.accept(rows);
  }

  /** Tells whether the image of a placement, made in the array given, comes before it. */
  private static boolean precedes(BoardSymmetry symmetry, int[] rows, int[] image) {
    int n = rows.length;
    for (int column = 0; column < n; column++) {
      image[symmetry.column(column, rows[column], n)] = symmetry.row(column, rows[column], n);
    }
    return Arrays.compare(image, rows) < 0;
  }

  /** The models for each row of the queen in column 0, in the order of the strategy. */
  private List<QueensModel> models() {
    List<QueensModel> models = new ArrayList<>();
    Set<BoardSymmetry> moving = EnumSet.copyOf(group);
    moving.remove(BoardSymmetry.IDENTITY);
    expand(model, 0, moving, models);
    if (order == SolutionOrder.REVERSE_LEXICOGRAPHIC) {
      Collections.reverse(models);
    }
    return models;
  }

  /** Adds the models for each row of a column; the symmetries fix all earlier columns. */
  private static void expand(
      QueensModel model, int column, Set<BoardSymmetry> fixing, List<QueensModel> models) {
    if (fixing.isEmpty() || column == model.size()) {
      models.add(model);
      return;
    }
    model
        .domain(column)
        .rows()
        .forEach(
            row -> {
              QueensModel restricted = restrict(model, column, row, fixing);
              Set<BoardSymmetry> stillFixing = EnumSet.copyOf(fixing);
              stillFixing.removeIf(symmetry -> moves(symmetry, column, row, model.size()));
              if (restricted.domains().stream().noneMatch(RowDomain::isEmpty)) {
                expand(restricted, column + 1, stillFixing, models);
              }
            });
  }

  private static boolean moves(BoardSymmetry symmetry, int column, int row, int n) {
    return symmetry.column(column, row, n) != column || symmetry.row(column, row, n) != row;
  }

  /** Places a queen and blocks the squares that a symmetry would map above it. */
  private static QueensModel restrict(
      QueensModel model, int column, int row, Set<BoardSymmetry> fixing) {
    int n = model.size();
    RowDomain[] domains = model.domains().toArray(RowDomain[]::new);
    domains[column] = domains[column].intersect(RowDomain.of(row));
    for (BoardSymmetry symmetry : fixing) {
      BoardSymmetry back = symmetry.inverse();
      for (int above = 0; above < row; above++) {
        int blocked = back.column(column, above, n);
        domains[blocked] = domains[blocked].without(back.row(column, above, n));
      }
    }
    // The same list instance of constraints, so that backends reuse what they have compiled.
    return new QueensModel(List.of(domains), model.constraints());
  }
}
