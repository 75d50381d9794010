package org.nqueens;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.NamedStrategy;
import org.nqueens.spi.PlacementSink;
import org.nqueens.spi.SearchOutcome;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.SolverBackend;

/**
 * A backend that finds, of the placements that the symmetries of one model map to each other, the
 * lexicographically smallest only.
 *
 * <p>It searches a model for each row a of the queen in column 0. Any image of the smallest
 * placement has its queen of column 0 in row a or further down. That queen comes from a border of
 * the board, so the squares of the borders that a symmetry maps above (0, a) are blocked: on the
 * plain board this leaves of rows 0 and n - 1, and of column n - 1, the squares from a to n - 1 -
 * a. Where a symmetry does not move (0, a), the same holds for column 1, and so on. Placements that
 * remain are compared with their images.
 */
final class SymmetryReduction extends BackendDecorator {
  private final Set<BoardSymmetry> group;

  SymmetryReduction(SolverBackend backend, Set<BoardSymmetry> group) {
    super(backend);
    this.group = group;
  }

  @Override
  public SearchOutcome search(SearchRequest request, PlacementSink sink) {
    SmallestOnly smallest = new SmallestOnly(sink, request.model().size());
    SearchOutcome total = SearchOutcome.NOTHING;
    Iterator<QueensModel> models = models(request);
    while (total.exhausted() && models.hasNext()) {
      total = total.plus(backend.search(request.of(models.next()), smallest));
    }
    return new SearchOutcome(
        total.exhausted(), smallest.solutions, total.branches(), total.failures());
  }

  @Override
  public Iterator<QueensModel> split(SearchRequest request, int depth) {
    Iterator<QueensModel> models = models(request);
    return new Iterator<>() {
      private Iterator<QueensModel> parts = Collections.emptyIterator();

      @Override
      public boolean hasNext() {
        while (!parts.hasNext() && models.hasNext()) {
          parts = backend.split(request.of(models.next()), depth);
        }
        return parts.hasNext();
      }

      @Override
      public QueensModel next() {
        if (!hasNext()) {
          throw new NoSuchElementException("no part is left: ask hasNext first");
        }
        return parts.next();
      }
    };
  }

  /**
   * What is to be searched, in the order of the strategy; such a model by itself stays as it is.
   */
  private Iterator<QueensModel> models(SearchRequest request) {
    boolean descending = request.strategy() instanceof NamedStrategy named && named.isDescending();
    List<QueensModel> models = new ArrayList<>();
    Set<BoardSymmetry> moving = EnumSet.copyOf(group);
    moving.remove(BoardSymmetry.IDENTITY);
    expand(request.model(), 0, moving, models);
    if (descending) {
      Collections.reverse(models);
    }
    return models.iterator();
  }

  /**
   * Adds the models for each row of the queen in a column.
   *
   * @param fixing the symmetries that leave the queens of all columns before it where they are
   */
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

  /** Places a queen and blocks what a symmetry would map above it. */
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
    // The very same constraints: backends recognise them and do not translate them anew.
    return new QueensModel(List.of(domains), model.constraints());
  }

  /** Passes on what none of its images precedes. */
  private final class SmallestOnly implements PlacementSink {
    private final PlacementSink sink;
    private final int[] image;
    private long solutions;

    SmallestOnly(PlacementSink sink, int n) {
      this.sink = sink;
      this.image = new int[n];
    }

    @Override
    public boolean accept(int[] rows) {
      if (group.stream().anyMatch(symmetry -> precedes(symmetry, rows))) {
        return true;
      }
      solutions++;
      return sink.accept(rows);
    }

    private boolean precedes(BoardSymmetry symmetry, int[] rows) {
      int n = rows.length;
      for (int column = 0; column < n; column++) {
        image[symmetry.column(column, rows[column], n)] = symmetry.row(column, rows[column], n);
      }
      return Arrays.compare(image, rows) < 0;
    }
  }
}
