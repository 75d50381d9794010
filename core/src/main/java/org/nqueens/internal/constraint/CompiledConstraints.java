package org.nqueens.internal.constraint;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;

/**
 * What follows from the constraints of a model for all domains: the slopes of its lines at once,
 * tables when they are asked for. Safe for use by many threads.
 *
 * <p>Every solution takes all values of an all-different that has as many values on the board as
 * views, such as rows and regions. The domains do not matter for this, so the search of a part of a
 * model follows the order of the whole model.
 */
public final class CompiledConstraints {
  /**
   * The constraints compiled last. The parts of a split model share one list instance of
   * constraints and find them here again, because compiling takes longer than searching a part.
   */
  private static volatile SoftReference<CompiledConstraints> latest = new SoftReference<>(null);

  private final List<AllDifferent> constraints;
  private final int n;
  private final Optional<Set<Integer>> slopes;
  private final int rowsRule;

  // Guarded by this.
  private @Nullable List<ValueIndex> indexes;
  private @Nullable AttackTable attacks;
  private @Nullable List<TakenValue> takenValues;

  /**
   * A value that every solution takes.
   *
   * @param rule the number of its all-different
   * @param columns the columns that can take it
   * @param rows the rows where they take it, one word for each column
   */
  public record TakenValue(int rule, int[] columns, long[] rows) {

    private static TakenValue of(int rule, ValueIndex index, int value, int n) {
      long[] taking = new long[n];
      index.forEachSquare(value, (column, row) -> taking[column] |= 1L << row);
      int[] columns = IntStream.range(0, n).filter(column -> taking[column] != 0).toArray();
      return new TakenValue(
          rule, columns, IntStream.of(columns).mapToLong(column -> taking[column]).toArray());
    }
  }

  private CompiledConstraints(QueensModel model) {
    constraints = model.constraints();
    n = model.size();
    List<OptionalInt> each = constraints.stream().map(constraint -> constraint.slope(n)).toList();
    slopes =
        each.stream().allMatch(OptionalInt::isPresent)
            ? Optional.of(
                each.stream().map(OptionalInt::getAsInt).collect(Collectors.toUnmodifiableSet()))
            : Optional.empty();
    rowsRule = each.indexOf(OptionalInt.of(0));
  }

  /** The constraints of a model, compiled unless they were compiled last. */
  public static CompiledConstraints of(QueensModel model) {
    CompiledConstraints made = latest.get();
    if (made == null || made.constraints != model.constraints() || made.n != model.size()) {
      made = new CompiledConstraints(model);
      latest = new SoftReference<>(made);
    }
    return made;
  }

  /**
   * The slopes of the lines, 0 for rows, 1 and -1 for the diagonals; empty if a constraint is not
   * of lines.
   */
  public Optional<Set<Integer>> slopes() {
    return slopes;
  }

  /** The squares of each value of each constraint. */
  public synchronized List<ValueIndex> indexes() {
    if (indexes == null) {
      indexes = constraints.stream().map(constraint -> ValueIndex.of(constraint, n)).toList();
    }
    return indexes;
  }

  /** The squares that a queen attacks, on a board of up to 64 columns. */
  public synchronized AttackTable attacks() {
    if (attacks == null) {
      attacks = AttackTable.of(indexes(), n);
    }
    return attacks;
  }

  /** The number of the first all-different that requires a queen in every row; -1 if none. */
  public int rowsRule() {
    return rowsRule;
  }

  /** The other values that every solution takes, on a board of up to 64 columns. */
  public synchronized List<TakenValue> takenValues() {
    if (takenValues == null) {
      List<ValueIndex> all = indexes();
      takenValues =
          IntStream.range(0, all.size())
              .filter(rule -> isTaken(all.get(rule), n) && !areRows(all.get(rule), n))
              .boxed()
              .flatMap(rule -> takenValues(rule, all.get(rule)))
              .toList();
    }
    return takenValues;
  }

  private Stream<TakenValue> takenValues(int rule, ValueIndex index) {
    return index.values().mapToObj(value -> TakenValue.of(rule, index, value, n));
  }

  /**
   * True for the rows of a board of size n and for other permutations: every solution takes all
   * their values, so the values propagate. False if every column can take every value, as on a
   * torus. Such values are redundant with rows, and their propagation costs more than the nodes
   * that it prunes.
   */
  public static boolean isTaken(ValueIndex index, int n) {
    return areRows(index, n) || index.isPermutation() && !isLikeRows(index, n);
  }

  private static boolean areRows(ValueIndex index, int n) {
    return index.constraint().slope(n).equals(OptionalInt.of(0));
  }

  private static boolean isLikeRows(ValueIndex index, int n) {
    return index.viewCount() == n
        && index
            .values()
            .allMatch(
                value -> IntStream.range(0, n).allMatch(view -> index.first(view, value) >= 0));
  }
}
