package org.nqueens.ortools.internal.cp;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import org.nqueens.model.ValueIndex;

/**
 * Numbers for the values of an all-different that are closer together and have the same Hall
 * intervals.
 *
 * <p>A Hall interval has at most as many integers as the constraint has views, m. A gap of more
 * than m integers between two values lies in none and is shortened to m + 1; all other differences
 * are kept.
 */
final class CloseValues implements IntToLongFunction {
  private final int[] values;
  private final long[] numbers;

  CloseValues(ValueIndex index) {
    values = index.values().toArray();
    numbers = new long[values.length];
    for (int i = 1; i < values.length; i++) {
      long gap = (long) values[i] - values[i - 1];
      numbers[i] = numbers[i - 1] + Math.min(gap, index.viewCount() + 1L);
    }
  }

  @Override
  public long applyAsLong(int value) {
    return numbers[Arrays.binarySearch(values, value)];
  }
}
