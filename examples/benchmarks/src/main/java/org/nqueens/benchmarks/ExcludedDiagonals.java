package org.nqueens.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;

/**
 * An instance of the excluded diagonals problem: an empty board, no queen of which may stand on
 * some of its diagonals. Immutable.
 *
 * <p>A generator has drawn the diagonals in the order of the list, so the first d diagonals are
 * also an instance. With n - 2 diagonals about half of the instances of n = 21 are soluble, and a
 * search takes the longest.
 *
 * @param size the number n of rows and columns, from 1 to 1,024
 * @param diagonals the diagonals, from the board
 * @see <a href="https://www.csplib.org/Problems/prob079/">CSPLib, problem 79</a>; I. P. Gent, C.
 *     Jefferson and P. Nightingale, <i>Complexity of n-queens completion</i>, Journal of Artificial
 *     Intelligence Research 59 (2017)
 */
public record ExcludedDiagonals(int size, List<Diagonal> diagonals) {
  private static final Pattern SIZE = Pattern.compile("(?m)^n *= *(\\d{1,4})");
  private static final Pattern PAIR = Pattern.compile("\\[(\\d{1,4}), *([01])]");

  /** The number that is the same on all squares of a diagonal. */
  public enum Kind {
    /** The column plus the row, from 0 to 2n - 2. */
    SUM,
    /** The row less the column, from 1 - n to n - 1. */
    DIFFERENCE;

    /** The least value on a board of n columns. */
    int first(int n) {
      return this == SUM ? 0 : 1 - n;
    }
  }

  /**
   * A diagonal.
   *
   * @param kind what its squares have in common
   * @param value the sum or difference
   */
  public record Diagonal(Kind kind, int value) {
    /** Refuses null. */
    public Diagonal {
      Objects.requireNonNull(kind, "kind");
    }

    /** The row of a column, which may be beyond the board. */
    int row(int column) {
      return kind == Kind.SUM ? value - column : value + column;
    }
  }

  /** Copies the list, and checks that the diagonals are those of a board. */
  public ExcludedDiagonals {
    diagonals = List.copyOf(diagonals);
    model(size, diagonals); // refuses a diagonal beyond the board
  }

  /**
   * Reads an instance in the format of CSPLib: {@code n = 3}, {@code numdiags = 1} and {@code diags
   * = [[2, 1]]}, where 1 marks a sum, and 0 a difference to which n - 1 is added.
   *
   * @return the instance with all diagonals of the list
   * @throws IllegalArgumentException if the text has no size, or a diagonal beyond the board
   */
  public static ExcludedDiagonals read(String text) {
    Matcher size = SIZE.matcher(text);
    if (!size.find()) {
      throw new IllegalArgumentException(
          "text (of %s lines) must have the size, such as n = 8, and a list 'diags' of pairs: give an instance of CSPLib"
              .formatted(text.lines().count()));
    }
    int n = Integer.parseInt(size.group(1));
    return new ExcludedDiagonals(
        n,
        PAIR.matcher(text)
            .results()
            .map(
                pair -> {
                  Kind kind = pair.group(2).equals("1") ? Kind.SUM : Kind.DIFFERENCE;
                  return new Diagonal(kind, Integer.parseInt(pair.group(1)) + kind.first(n));
                })
            .toList());
  }

  /**
   * Draws an instance by the method of CSPLib's generator: both kinds of diagonals are shuffled,
   * and one of a kind drawn at random after the other is excluded, unless a row or column would
   * have too few squares left, until none is left. The seed is one of Java, not of that generator.
   *
   * @param size the number of rows and columns, from 1 to 1,024
   * @param least the squares that each row and column keeps, at least 0; the instances of CSPLib
   *     have 4
   * @param seed repeats an instance
   * @return the instance
   */
  public static ExcludedDiagonals random(int size, int least, long seed) {
    Random random = new Random(seed);
    List<List<Diagonal>> left = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      int first = kind.first(size);
      List<Diagonal> all =
          IntStream.range(first, first + 2 * size - 1)
              .mapToObj(value -> new Diagonal(kind, value))
              .collect(Collectors.toCollection(ArrayList::new));
      Collections.shuffle(all, random);
      left.add(all);
    }
    boolean[][] blocked = new boolean[size][size];
    int[] inColumns = new int[size];
    Arrays.fill(inColumns, size);
    int[] inRows = inColumns.clone();
    List<Diagonal> drawn = new ArrayList<>();
    while (!left.isEmpty()) {
      List<Diagonal> kind = left.get(random.nextInt(left.size()));
      Diagonal next = kind.remove(kind.size() - 1);
      int[] free =
          IntStream.range(0, size)
              .filter(column -> next.row(column) >= 0 && next.row(column) < size)
              .filter(column -> !blocked[column][next.row(column)])
              .toArray();
      if (Arrays.stream(free)
          .allMatch(column -> Math.min(inColumns[column], inRows[next.row(column)]) > least)) {
        for (int column : free) {
          blocked[column][next.row(column)] = true;
          inColumns[column]--;
          inRows[next.row(column)]--;
        }
        drawn.add(next);
      }
      left.removeIf(List::isEmpty);
    }
    return new ExcludedDiagonals(size, drawn);
  }

  /**
   * The instance of the first diagonals.
   *
   * @param number how many, from 0 to their number
   * @return the instance
   * @throws IllegalArgumentException if there are fewer
   */
  public ExcludedDiagonals first(int number) {
    if (number < 0 || number > diagonals.size()) {
      throw new IllegalArgumentException(
          "number (%s) of diagonals must be between 0 and %s: the instance has no more"
              .formatted(number, diagonals.size()));
    }
    return new ExcludedDiagonals(size, diagonals.subList(0, number));
  }

  /**
   * The model: a queen in each row and column, no two on a diagonal and none on an excluded one.
   */
  public QueensModel model() {
    return model(size, diagonals);
  }

  private static QueensModel model(int size, List<Diagonal> diagonals) {
    QueensModelBuilder builder = QueensModel.of(size).toBuilder();
    for (Diagonal diagonal : diagonals) {
      if (diagonal.kind == Kind.SUM) {
        builder.excludeAscendingDiagonal(diagonal.value);
      } else {
        builder.excludeDescendingDiagonal(diagonal.value);
      }
    }
    return builder.build();
  }

  /** The instance in the format that {@link #read(String)} reads. */
  @Override
  public String toString() {
    return diagonals.stream()
        .map(
            diagonal ->
                "[%s, %s]"
                    .formatted(
                        diagonal.value - diagonal.kind.first(size),
                        diagonal.kind == Kind.SUM ? 1 : 0))
        .collect(
            Collectors.joining(
                ", ", "n = %s\nnumdiags = %s\ndiags = [".formatted(size, diagonals.size()), "]\n"));
  }
}
