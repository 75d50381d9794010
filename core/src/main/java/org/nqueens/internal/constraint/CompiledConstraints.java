package org.nqueens.internal.constraint;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;

/**
 * What follows from the constraints of a model for all domains: the slopes of its lines at once,
 * tables when they are asked for. Safe for use by many threads.
 *
 * <p>Every solution takes all values of an all-different that has as many values on the board as
 * views, such as rows and regions. The domains do not matter for this, so the search of a part of a
 * model follows the order of the whole model.
 */
public final class CompiledConstraints {
  private static final Map<Key, SoftReference<CompiledConstraints>> KEPT =
      new ConcurrentHashMap<>();

  private static final ReferenceQueue<List<AllDifferent>> COLLECTED = new ReferenceQueue<>();

  /** A copy: a list that it refers to would never be collected. */
  private final AllDifferent[] constraints;

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

    private static TakenValue of(int rule, ValueIndex index, int value) {
      int[] columns = new int[index.viewCount()];
      long[] rows = new long[columns.length];
      int count = AttackTable.takers(index, value, columns, rows);
      return new TakenValue(rule, Arrays.copyOf(columns, count), Arrays.copyOf(rows, count));
    }
  }

  /** A list of constraints by its identity, until it is collected. */
  private static final class Key extends WeakReference<List<AllDifferent>> {
    private final int hash;

    Key(List<AllDifferent> constraints) {
      super(constraints, COLLECTED);
      hash = System.identityHashCode(constraints);
    }

    @Override
    public boolean equals(@Nullable Object object) {
      List<AllDifferent> mine = get();
      return this == object || mine != null && object instanceof Key key && key.refersTo(mine);
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  private CompiledConstraints(QueensModel model) {
    constraints = model.constraints().toArray(AllDifferent[]::new);
    n = model.size();
    Set<Integer> found = new HashSet<>();
    boolean areLines = true;
    int firstRows = -1;
    for (int rule = constraints.length - 1; rule >= 0; rule--) {
      OptionalInt slope = constraints[rule].slope(n);
      areLines &= slope.isPresent();
      found.add(slope.orElse(0));
      firstRows = slope.isPresent() && slope.getAsInt() == 0 ? rule : firstRows;
    }
    slopes = areLines ? Optional.of(Set.copyOf(found)) : Optional.empty();
    rowsRule = firstRows;
  }

  /**
   * The constraints of a model. They are compiled once and kept as long as a model has their list,
   * unless memory is short. The parts of a split model share the list; to compile it again would
   * take longer than to search a part.
   */
  public static CompiledConstraints of(QueensModel model) {
    Key key = new Key(model.constraints());
    SoftReference<CompiledConstraints> kept = KEPT.get(key);
    CompiledConstraints made = kept == null ? null : kept.get();
    if (made == null || made.n != model.size()) {
      for (Object gone = COLLECTED.poll(); gone != null; gone = COLLECTED.poll()) {
        KEPT.remove(gone);
      }
      made = new CompiledConstraints(model);
      KEPT.put(key, new SoftReference<>(made));
    }
    return made;
  }

  /** The slopes of the lines, 0, 1 or -1; empty if a constraint is not of lines. */
  public Optional<Set<Integer>> slopes() {
    return slopes;
  }

  public synchronized List<ValueIndex> indexes() {
    if (indexes == null) {
      List<ValueIndex> made = new ArrayList<>();
      for (AllDifferent constraint : constraints) {
        made.add(ValueIndex.of(constraint, n));
      }
      indexes = List.copyOf(made);
    }
    return indexes;
  }

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
      List<TakenValue> found = new ArrayList<>();
      for (int rule = 0; rule < constraints.length; rule++) {
        ValueIndex index = indexes().get(rule);
        if (isPartition(index)) {
          for (int value : index.values().toArray()) {
            found.add(TakenValue.of(rule, index, value));
          }
        }
      }
      takenValues = List.copyOf(found);
    }
    return takenValues;
  }

  /**
   * True for the rows of a board of size n and for other permutations: every solution takes all
   * their values, so the values propagate. False if every column can take every value, as on a
   * torus. Such values are redundant with rows, and their propagation costs more than the nodes
   * that it prunes.
   */
  public static boolean isTaken(ValueIndex index, int n) {
    return index.constraint().slope(n).equals(OptionalInt.of(0)) || isPartition(index);
  }

  /** True for a permutation with a column that cannot take every value, such as regions. */
  private static boolean isPartition(ValueIndex index) {
    if (index.isPermutation()) {
      for (View view : index.constraint().views()) {
        if (!view.isInjective()) {
          return true;
        }
      }
    }
    return false;
  }
}
