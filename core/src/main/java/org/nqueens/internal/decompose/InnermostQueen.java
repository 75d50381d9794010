package org.nqueens.internal.decompose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.nqueens.internal.propagation.WordDomains;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Propagation;
import org.nqueens.spi.CountingBackend.Division;

/**
 * Divides the count of an empty board of queens by the innermost queens on its central lines, so
 * that each part places as few queens as possible.
 *
 * <p>The central lines are the two columns and the two rows next to the middle. A symmetry of the
 * board maps them to each other and keeps the distance of a square from the nearer end of its line.
 * Let v be the greatest distance of their four queens. The central lines have eight squares at
 * distance v, and the symmetries map them to each other. A quarter turn maps four of the squares to
 * each other, and their mirror images are the other four. Queens that do not attack each other are
 * on one to four squares of one of these two sets. So there are five classes for each v:
 *
 * <table>
 *   <caption>Queens at distance v</caption>
 *   <tr><th>queens</th><th>placements in the class</th></tr>
 *   <tr><td>one</td><td>8</td></tr>
 *   <tr><td>two, a quarter turn apart</td><td>8</td></tr>
 *   <tr><td>two, a half turn apart</td><td>4</td></tr>
 *   <tr><td>three</td><td>8</td></tr>
 *   <tr><td>four</td><td>2</td></tr>
 * </table>
 *
 * <p>A part has these queens placed, and on each other central line only the squares at a smaller
 * distance. So most of the work is in parts with one queen placed, and each of these has weight 8.
 *
 * <p>An even board has another class, with a queen on one of the four squares in the centre. An odd
 * board has a middle column and row. A queen in the middle column at distance v has its mirror
 * image in the same column, so only one side of the middle row is used for its queen. With a queen
 * in the centre itself, the lines next to the middle are the central lines.
 *
 * @param model an empty board that this {@linkplain #appliesTo applies to}
 * @param division how the backend wants the count to be divided; it has the work of a part
 */
public record InnermostQueen(QueensModel model, Division division) implements Decomposition {
  /** The slopes of the lines that may have one queen each. */
  private static final Set<OptionalInt> LINES =
      Set.of(OptionalInt.of(0), OptionalInt.of(1), OptionalInt.of(-1));

  /** By class: the queens, bit i for the queen after i quarter turns, and the placements. */
  private static final int[][] CLASSES = {
    {0b0001, 8}, {0b0011, 8}, {0b0101, 4}, {0b1011, 8}, {0b1111, 2}
  };

  /** Defines the decomposition for a caller that does not report progress. */
  public InnermostQueen(QueensModel model) {
    this(model, Division.BY_QUEENS);
  }

  /** The decomposition into parts with at most as many open columns as a division asks for. */
  static Decomposition of(QueensModel model, Division division) {
    InnermostQueen roots = new InnermostQueen(model, division);
    int queens = model.size() - 1 - division.innermostOpenColumns();
    return queens > 0 ? new Divided(roots, Splitter.MIDDLE_COLUMNS, queens) : roots;
  }

  /** Tells whether a model is an empty board of queens of 2 to 64 columns. */
  public static boolean appliesTo(QueensModel model) {
    int n = model.size();
    return n > 1
        && n <= Long.SIZE
        && model.constraints().stream()
            .map(constraint -> constraint.slope(n))
            .collect(Collectors.toSet())
            .equals(LINES)
        && model.domains().stream().allMatch(domain -> domain.size() == n);
  }

  /** The parts, by decreasing distance; the large ones come first. */
  @Override
  public Iterator<Part> parts(BooleanSupplier stopRequested) {
    return new Walk(model).parts().iterator();
  }

  @Override
  public Iterator<Part> weighedParts(BooleanSupplier stopRequested) {
    return Divided.weighed(
        parts(stopRequested),
        part ->
            CentralQueens.work(
                division,
                part.model().domains().stream()
                    .mapToLong(domain -> domain.toLongArray()[0])
                    .toArray()));
  }

  /** The parts of one model. */
  private static final class Walk {
    private final QueensModel model;
    private final int n;
    private final WordDomains domains;
    private final List<Part> parts = new ArrayList<>();

    Walk(QueensModel model) {
      this.model = model;
      this.n = model.size();
      this.domains = new WordDomains(model, Propagation.VALUE);
    }

    List<Part> parts() {
      int middle = n / 2;
      if (n % 2 == 0) {
        besideTheMiddle(middle - 1);
        domains.push();
        domains.place(middle - 1, middle - 1);
        add(4, domains.rows());
        domains.pop();
        return parts;
      }
      for (int v = middle - 1; v >= 0; v--) {
        domains.push();
        domains.place(middle, v);
        long[] rows = domains.rows().clone();
        limitRow(rows, middle, (1L << v) - 1);
        add(8, rows);
        domains.pop();
      }
      domains.place(middle, middle);
      besideTheMiddle(middle - 1);
      return parts;
    }

    /** Adds the parts by the queens of column p, row p and their mirror images. */
    private void besideTheMiddle(int p) {
      for (int v = p - 1; v >= 0; v--) {
        for (int[] queens : CLASSES) {
          domains.push();
          if (place(queens[0], p, v)) {
            add(queens[1], limited(queens[0], p, v));
          }
          domains.pop();
        }
      }
    }

    /** Places queens, the first in column p and row v; false if one is attacked. */
    private boolean place(int queens, int p, int v) {
      boolean alive = true;
      int column = p;
      int row = v;
      for (int turn = 0; turn < 4; turn++) {
        if ((queens >> turn & 1) != 0) {
          alive = alive && domains.place(column, row);
        }
        int turned = n - 1 - row;
        row = column;
        column = turned;
      }
      return alive;
    }

    /**
     * The domains where the central lines without a queen have only squares at a smaller distance.
     */
    private long[] limited(int queens, int p, int v) {
      long[] rows = domains.rows().clone();
      long nearer = (1L << v) - 1 | (1L << v) - 1 << n - v;
      if ((queens & 0b0010) == 0) {
        limitRow(rows, p, nearer);
      }
      if ((queens & 0b0100) == 0) {
        rows[n - 1 - p] &= nearer;
      }
      if ((queens & 0b1000) == 0) {
        limitRow(rows, n - 1 - p, nearer);
      }
      return rows;
    }

    private static void limitRow(long[] rows, int row, long columns) {
      for (int column = 0; column < rows.length; column++) {
        rows[column] &= (columns >>> column & 1) != 0 ? -1 : ~(1L << row);
      }
    }

    /** Adds a part, unless a column has no row or a row no column. */
    private void add(int weight, long[] rows) {
      boolean hasRows = Arrays.stream(rows).noneMatch(row -> row == 0);
      if (hasRows && Arrays.stream(rows).reduce(0, (a, b) -> a | b) == -1L >>> Long.SIZE - n) {
        List<RowDomain> left = Arrays.stream(rows).mapToObj(RowDomain::ofBits).toList();
        QueensModel part = new QueensModel(left, model.constraints());
        parts.add(new Part(parts.size(), part, weight, 0));
      }
    }
  }
}
