package org.nqueens.internal.decompose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import org.nqueens.internal.propagation.WordDomains;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Propagation;
import org.nqueens.spi.CountingBackend.Division;

/**
 * Divides the count of a symmetric model by its central queens: one part, with its weight, for each
 * symmetry class of placements of these queens.
 *
 * <p>The central queens are the queens of the middle column, or of both middle columns if n is
 * even. If a symmetry swaps the axes, they are also the queens of the middle rows. Every symmetry
 * maps these lines to each other, and therefore the central queens of a placement to the central
 * queens of its image. So a placement of central queens and its image have equally many
 * completions. Solutions need no test at the leaves, unlike in the usual choice of one solution of
 * each class. Queens in the middle attack more squares than queens at the border: starting from the
 * border makes the tree of n = 15 1.4 times as large.
 *
 * @param model a model of at most 64 columns, without an empty domain
 * @param group symmetries of the model, a group
 * @param division how the backend wants the count to be divided; it has the work of a part
 */
public record CentralQueens(QueensModel model, Set<BoardSymmetry> group, Division division)
    implements Decomposition {
  /** Below this size the parts cost more than they save. */
  private static final int MIN_SIZE = 12;

  /** Counting a larger board is impractical, and testing it for symmetries takes longer. */
  private static final int MAX_SIZE = 32;

  /** Defines the decomposition; the set is copied. */
  public CentralQueens {
    group = Collections.unmodifiableSet(EnumSet.copyOf(group));
  }

  /** Defines the decomposition by a group for parts that are counted queen by queen. */
  public CentralQueens(QueensModel model, Set<BoardSymmetry> group) {
    this(model, group, Division.BY_QUEENS);
  }

  /**
   * The decomposition that a division asks for.
   *
   * @param group all symmetries of the model
   */
  public static Decomposition of(QueensModel model, Set<BoardSymmetry> group, Division division) {
    return division.innermostOpenColumns() > 0 && InnermostQueen.appliesTo(model)
        ? InnermostQueen.of(model, division)
        : new CentralQueens(model, group, division);
  }

  /**
   * The symmetries that are worth using in a count of a model: none below {@value #MIN_SIZE} or
   * above {@value #MAX_SIZE} columns, and none if squares are blocked, because most parts then have
   * no solution.
   */
  public static Set<BoardSymmetry> symmetries(QueensModel model) {
    int n = model.size();
    boolean worth =
        n >= MIN_SIZE
            && n <= MAX_SIZE
            && model.domains().stream().allMatch(domain -> domain.size() == n);
    return worth ? model.symmetries() : Set.of();
  }

  @Override
  public Iterator<Part> parts(BooleanSupplier stopRequested) {
    return parts(Double.POSITIVE_INFINITY);
  }

  /** The work of all parts is needed before the share of the first one is known. */
  @Override
  public Iterator<Part> weighedParts(BooleanSupplier stopRequested) {
    return parts(work(stopRequested));
  }

  /** The parts, ordered by the row of the first middle queen. */
  private Iterator<Part> parts(double wholeWork) {
    int n = model.size();
    boolean isWeighed = wholeWork < Double.POSITIVE_INFINITY;
    List<Part> met = new ArrayList<>();
    int[] number = {0};
    double[] work = {0};
    Walk placements =
        new Walk(
            model,
            group,
            (rows, size) -> {
              work[0] += isWeighed ? work(division, rows) : 0;
              List<RowDomain> left = Arrays.stream(rows).mapToObj(RowDomain::ofBits).toList();
              met.add(
                  new Part(
                      number[0]++,
                      new QueensModel(left, model.constraints()),
                      size,
                      Math.min(1, work[0] / wholeWork)));
            });
    return new FlatMap<>(
        IntStream.range(0, n).iterator(),
        row -> {
          met.clear();
          placements.visit(row);
          return List.copyOf(met).iterator();
        });
  }

  /** The estimated work of a part by the rows of its columns, above 0. */
  static double work(Division division, long[] rows) {
    double work = division.work().applyAsDouble(rows);
    return work > 0 && work < Double.POSITIVE_INFINITY ? work : Double.MIN_NORMAL;
  }

  /** The estimated work of all parts; of some after a request to stop. */
  private double work(BooleanSupplier stopRequested) {
    double[] sum = new double[1];
    Walk placements = new Walk(model, group, (rows, size) -> sum[0] += work(division, rows));
    for (int row = 0; row < model.size() && !stopRequested.getAsBoolean(); row++) {
      placements.visit(row);
    }
    return sum[0];
  }

  /**
   * The placements of the central queens of one model, up to its symmetries: a depth-first walk
   * over the middle columns and, if a symmetry swaps the axes, the middle rows.
   */
  private static final class Walk {
    private final int n;

    /** The indexes of the middle columns and, if a symmetry swaps the axes, of the middle rows. */
    private final int[] middle;

    private final boolean rowsToo;

    /** By symmetry, the identity first, and square: the image of the square. */
    private final int[][] images;

    private final WordDomains domains;

    /** The squares of the central queens placed: column * n + row. */
    private final int[] queens = new int[4];

    private int placed;

    /**
     * Takes the classes met: the rows that the central queens leave of each column, and the number
     * of placements of central queens in the class.
     */
    private final ObjIntConsumer<long[]> visitor;

    Walk(QueensModel model, Set<BoardSymmetry> group, ObjIntConsumer<long[]> visitor) {
      this.visitor = visitor;
      this.n = model.size();
      this.middle = IntStream.rangeClosed((n - 1) / 2, n / 2).toArray();
      this.rowsToo = group.stream().anyMatch(BoardSymmetry::swapsAxes);
      this.images = group.stream().sorted().map(this::images).toArray(int[][]::new);
      this.domains = new WordDomains(model, Propagation.VALUE);
    }

    private int[] images(BoardSymmetry symmetry) {
      return IntStream.range(0, n * n)
          .map(
              square ->
                  symmetry.column(square / n, square % n, n) * n
                      + symmetry.row(square / n, square % n, n))
          .toArray();
    }

    /** Visits the classes with a row of the first middle queen. */
    void visit(int row) {
      place(middle[0], row, 0, 0);
    }

    /** Places a queen if its square is allowed, and the other central queens in every way. */
    private void place(int column, int row, long filledColumns, long filledRows) {
      domains.push();
      if (domains.place(column, row)) {
        queens[placed++] = column * n + row;
        expand(filledColumns | 1L << column, filledRows | 1L << row);
        placed--;
      }
      domains.pop();
    }

    /** Fills the first middle column without a queen, or after these the first middle row. */
    private void expand(long filledColumns, long filledRows) {
      for (int line : middle) {
        if ((filledColumns >>> line & 1) == 0) {
          for (int row = 0; row < n; row++) {
            place(line, row, filledColumns, filledRows);
          }
          return;
        }
      }
      for (int line : middle) {
        if (rowsToo && (filledRows >>> line & 1) == 0) {
          for (int column = 0; column < n; column++) {
            place(column, line, filledColumns, filledRows);
          }
          return;
        }
      }
      meet();
    }

    /** Visits a class, unless an image of its central queens is smaller. */
    private void meet() {
      long[] positions = new long[images.length];
      for (int i = 0; i < images.length; i++) {
        positions[i] = image(images[i]);
        if (positions[i] < positions[0]) {
          return;
        }
      }
      visitor.accept(domains.rows(), (int) Arrays.stream(positions).distinct().count());
    }

    /** The images of the central queens, in increasing order, as one number. */
    private long image(int[] squares) {
      int[] sorted = new int[placed];
      for (int i = 0; i < placed; i++) {
        int square = squares[queens[i]];
        int j = i;
        for (; j > 0 && sorted[j - 1] > square; j--) {
          sorted[j] = sorted[j - 1];
        }
        sorted[j] = square;
      }
      long number = 0;
      for (int square : sorted) {
        number = number * n * n + square;
      }
      return number;
    }
  }
}
