package org.nqueens.internal.constraint;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.nqueens.model.View;

/**
 * A matching of the m views of an all-different to distinct values that their columns can take. It
 * outlives changes of the domains: a view that has lost its value is matched again.
 *
 * <p>A view is named by its position in the constraint. The memory is O(m), whatever the values
 * are. Not safe for use by several threads.
 */
public final class Matching {
  private static final int NONE = -1;

  private final List<View> views;
  private final int m;

  /** By view: its value, or the last one if it has been released. */
  private final int[] values;

  /** A hash table of owners: by view the next one in its bucket; from m on the first of each. */
  private final int[] chain;

  /** The views that the last search has reached, and by view the one that asks for its value. */
  private final int[] reached;

  private final int[] askers;
  private int reachedCount;

  public Matching(List<View> views) {
    this.views = views;
    m = views.size();
    values = new int[m];
    chain = new int[m + (1 << (Integer.SIZE - Integer.numberOfLeadingZeros(m)))];
    reached = new int[m];
    askers = new int[m];
    Arrays.fill(chain, m);
    Arrays.fill(askers, NONE);
  }

  /** The view that has a value, or m if the value is free. */
  public int owner(int value) {
    int view = chain[bucket(value)];
    while (view < m && values[view] != value) {
      view = chain[view];
    }
    return view;
  }

  private boolean isMatched(int view) {
    return owner(values[view]) == view;
  }

  public int value(int view) {
    return values[view];
  }

  /** Multiplication by the golden ratio spreads intervals of values evenly. */
  private int bucket(int value) {
    return m + (value * 0x9E3779B9 >>> Integer.numberOfLeadingZeros(m));
  }

  private void give(int view, int value) {
    int bucket = bucket(value);
    values[view] = value;
    chain[view] = chain[bucket];
    chain[bucket] = view;
  }

  private void release(int view) {
    int previous = bucket(values[view]);
    while (chain[previous] != view) {
      previous = chain[previous];
    }
    chain[previous] = chain[view];
  }

  /**
   * Gives a view a value along an augmenting path, found breadth first, unless it keeps its own.
   *
   * @param keeps true if a matched view can still take its value
   * @param nextRow the first row from a row on that a column can take, or -1
   * @param stop polled once per view reached
   * @return false if there is no path, or the search is to stop
   */
  public boolean match(
      int start, IntPredicate keeps, IntBinaryOperator nextRow, BooleanSupplier stop) {
    if (isMatched(start)) {
      if (keeps.test(start)) {
        return true;
      }
      release(start);
    }
    for (int i = 0; i < reachedCount; i++) {
      askers[reached[i]] = NONE;
    }
    reached[0] = start;
    reachedCount = 1;
    for (int next = 0; next < reachedCount && !stop.getAsBoolean(); next++) {
      View view = views.get(reached[next]);
      int row = nextRow.applyAsInt(view.column(), 0);
      while (row >= 0) {
        int value = view.valueAt(row);
        int owner = owner(value);
        if (owner < m && askers[owner] == NONE) {
          if (keeps.test(owner)) {
            askers[owner] = reached[next];
            reached[reachedCount++] = owner;
          } else {
            release(owner);
            owner = m;
          }
        }
        if (owner == m) {
          passOn(value, reached[next], start);
          return true;
        }
        row = nextRow.applyAsInt(view.column(), row + 1);
      }
    }
    return false;
  }

  /** Gives a free value to a view, the value of that view to its asker, and on to the start. */
  private void passOn(int free, int last, int start) {
    int given = free;
    for (int view = last; view != start; view = askers[view]) {
      int passed = values[view];
      release(view);
      give(view, given);
      given = passed;
    }
    give(start, given);
  }

  /** The views that the last search has reached: without a path, they own all of their values. */
  public IntStream reached() {
    return Arrays.stream(reached, 0, reachedCount);
  }

  public Set<Integer> columns(IntStream some) {
    return some.mapToObj(view -> views.get(view).column())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  public Set<Integer> values(IntStream some) {
    return some.filter(this::isMatched)
        .mapToObj(this::value)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
