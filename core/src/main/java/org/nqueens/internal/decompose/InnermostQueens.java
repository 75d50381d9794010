package org.nqueens.internal.decompose;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.nqueens.internal.propagation.WordDomains;
import org.nqueens.model.BoardSymmetry;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.Propagation;
import org.nqueens.spi.CountingBackend.Division;

/**
 * Divides the count of a symmetric model by the innermost queens on its central lines: one part,
 * with its weight, for each symmetry class of these queens. So each part places few queens.
 *
 * <p>The central lines are the two columns next to the middle and, if a symmetry swaps the axes,
 * the two rows next to the middle. A symmetry of the board maps them to each other and keeps the
 * distance of a square from the nearer end of its line. Let v be the greatest distance of the
 * queens on these lines. A symmetry maps the queens at distance v to the queens at distance v of
 * the image, so a class and its image have equally many completions. Solutions need no test at the
 * leaves, unlike in the usual choice of one solution of each class. A part has the queens at
 * distance v placed, and on the other central lines only the squares at a smaller distance.
 *
 * <p>An empty board of queens has five classes for each v. Eight squares are at distance v; a
 * quarter turn maps four of them to each other, and their mirror images are the other four.
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
 * <p>Most of the work is in parts with one queen placed. A queen on one of the four squares in the
 * centre of an even board has a class of its own, with up to a quarter of the work; it comes first.
 *
 * <p>An odd board has a middle column and row. The mirror image of a queen in the middle column is
 * in the same column, so only one side of the middle row is used for its queen. With a queen in the
 * centre itself, the lines next to the middle are the central lines.
 *
 * @param model a model of 2 to 64 columns, without an empty domain
 * @param group symmetries of the model, a group
 * @param division how the backend wants the count to be divided; it has the work of a part
 */
public record InnermostQueens(QueensModel model, Set<BoardSymmetry> group, Division division)
    implements Decomposition {
  /** Below this size the parts cost more than they save. */
  private static final int MIN_SIZE = 12;

  /** Counting a larger board is impractical, and testing it for symmetries takes longer. */
  private static final int MAX_SIZE = 32;

  /**
   * From this number of threads on, parts of up to a quarter of the work are too large. By the CPU
   * times of the parts of n = 18, dividing them by another queen makes 8 threads 1.3 times and 16
   * threads 2.6 times as fast.
   */
  private static final int MANY_THREADS = 8;

  public InnermostQueens {
    group = Collections.unmodifiableSet(EnumSet.copyOf(group));
  }

  /** The decomposition by all symmetries, for a caller that does not report progress. */
  public InnermostQueens(QueensModel model) {
    this(model, model.symmetries(), Division.BY_QUEENS);
  }

  /**
   * The decomposition into parts for a number of threads, with at most as many open columns as a
   * division asks for.
   *
   * @param group all symmetries of the model
   */
  public static Decomposition of(
      QueensModel model, Set<BoardSymmetry> group, Division division, int threads) {
    InnermostQueens roots = new InnermostQueens(model, group, division);
    int queens =
        Math.max(model.size() - 1 - division.maxOpenColumns(), threads < MANY_THREADS ? 0 : 1);
    return queens > 0 ? new SplitParts(roots, Splitter.MIDDLE_COLUMNS, queens) : roots;
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

  /** The parts, by decreasing distance; the large ones come first. */
  @Override
  public Iterator<Part> parts(BooleanSupplier stopRequested) {
    return new Walk(model, group).parts().iterator();
  }

  @Override
  public Iterator<Part> weighedParts(BooleanSupplier stopRequested) {
    return SplitParts.weighed(parts(stopRequested), this::work);
  }

  private double work(Part part) {
    double work = division.work(part.model());
    return work > 0 && work < Double.POSITIVE_INFINITY ? work : Double.MIN_NORMAL;
  }

  /** The parts of one model. A square is the number column * n + row. */
  private static final class Walk {
    private final QueensModel model;
    private final int n;
    private final Set<BoardSymmetry> group;
    private final boolean rowsToo;
    private final WordDomains domains;
    private final List<Part> parts = new ArrayList<>();

    Walk(QueensModel model, Set<BoardSymmetry> group) {
      this.model = model;
      this.n = model.size();
      this.group = group;
      this.rowsToo = group.stream().anyMatch(BoardSymmetry::swapsAxes);
      this.domains = new WordDomains(model, Propagation.VALUE);
    }

    List<Part> parts() {
      int middle = (n - 1) / 2;
      if (n % 2 == 0) {
        divide(middle, middle);
      } else {
        divide(middle, middle - 1);
        if (domains.place(middle, middle)) {
          divide(middle - 1, middle);
        }
      }
      return parts;
    }

    /** Adds the parts by the queens of a column, its image and, if axes are swapped, their rows. */
    private void divide(int line, int most) {
      for (int distance = most; distance >= 0; distance--) {
        List<Integer> squares = squares(line, distance);
        List<int[]> images = images(squares);
        for (int queens = 1; queens < 1 << squares.size(); queens++) {
          int weight = weight(images, queens);
          if (weight > 0) {
            domains.push();
            if (place(squares, queens)) {
              add(line, distance, squares, queens, weight);
            }
            domains.pop();
          }
        }
      }
    }

    /**
     * The squares of the central lines at a distance; in the middle column first if there is one.
     */
    private List<Integer> squares(int line, int distance) {
      List<Integer> squares = new ArrayList<>();
      for (int along : new int[] {distance, n - 1 - distance}) {
        for (int across : new int[] {line, n - 1 - line}) {
          squares.add(across * n + along);
          if (rowsToo) {
            squares.add(along * n + across);
          }
        }
      }
      return squares.stream().distinct().toList();
    }

    /** By symmetry: by index of a square, the index of its image. */
    private List<int[]> images(List<Integer> squares) {
      return group.stream()
          .map(symmetry -> squares.stream().mapToInt(of -> squares.indexOf(image(symmetry, of))))
          .map(IntStream::toArray)
          .toList();
    }

    private int image(BoardSymmetry symmetry, int square) {
      int column = square / n;
      int row = square % n;
      return symmetry.column(column, row, n) * n + symmetry.row(column, row, n);
    }

    /** The number of images of a set of squares, given by bits; 0 unless it is the smallest. */
    private static int weight(List<int[]> images, int set) {
      int fixing = 0; // the symmetries that map the set to itself
      for (int[] squares : images) {
        int image = 0;
        for (int i = 0; i < squares.length; i++) {
          image |= (set >> i & 1) << squares[i];
        }
        if (image < set) {
          return 0;
        }
        fixing += image == set ? 1 : 0;
      }
      return images.size() / fixing;
    }

    private boolean place(List<Integer> squares, int queens) {
      return IntStream.range(0, squares.size())
          .filter(i -> (queens >> i & 1) != 0)
          .allMatch(i -> domains.place(squares.get(i) / n, squares.get(i) % n));
    }

    /**
     * Tells whether the mirror image of a single queen in a middle line is the queen itself or in
     * its class, so that half of the middle row is enough: the part then counts twice.
     */
    private boolean isMirrored(int line, int queens) {
      return line + line == n - 1
          && rowsToo
          && Integer.bitCount(queens) == 1
          && group.contains(BoardSymmetry.REVERSED_COLUMNS);
    }

    /** Adds the part of queens that are placed, unless a column has no row, or a row no column. */
    private void add(int line, int distance, List<Integer> squares, int queens, int weight) {
      long[] rows = domains.rows();
      for (int farther = distance; farther <= (n - 1) / 2; farther++) {
        for (int square : squares(line, farther)) {
          rows[square / n] &= ~(1L << square % n);
        }
      }
      for (int i = 0; i < squares.size(); i++) {
        rows[squares.get(i) / n] |= (queens >> i & 1L) << squares.get(i) % n;
      }
      boolean isMirrored = isMirrored(line, queens);
      if (isMirrored) {
        for (int column = line + 1; column < n; column++) {
          rows[column] &= ~(1L << line);
        }
      }
      boolean hasRows = Arrays.stream(rows).noneMatch(row -> row == 0);
      long all = Arrays.stream(rows).reduce(0, (a, b) -> a | b);
      if (hasRows && (!rowsToo || all == -1L >>> Long.SIZE - n)) {
        List<RowDomain> left = Arrays.stream(rows).mapToObj(RowDomain::ofBits).toList();
        QueensModel part = new QueensModel(left, model.constraints());
        parts.add(new Part(parts.size(), part, isMirrored ? 2 * weight : weight, 0));
      }
    }
  }
}
