package org.nqueens.choco;

import java.util.Arrays;
import org.nqueens.model.ValueIndex;
import org.nqueens.search.Propagation;

/**
 * Numbers from 0 on for the values of an all-different, in their order, that a variable of Choco
 * can take: a value may be any {@code int}, a variable ends at 21,474,836.
 *
 * <p>Equality alone matters to {@code VALUE} and {@code DOMAIN}, which rank the values. {@code
 * BOUNDS} counts integers: among m views a Hall interval has at most m of them, and none reaches
 * from one end of a gap of m or more to the other. Such a gap is shortened to m, which changes no
 * Hall interval. The rows of an offset have successive values at any level, and successive numbers.
 */
final class CloseValues {
  private final int[] values;
  private final int[] numbers;

  private CloseValues(int[] values, int[] numbers) {
    this.values = values;
    this.numbers = numbers;
  }

  /** The numbers of the values of a constraint at a level. */
  static CloseValues of(ValueIndex index, Propagation level) {
    int longest = level == Propagation.BOUNDS ? index.viewCount() : 1;
    int[] values = index.values().toArray();
    int[] numbers = new int[values.length];
    for (int i = 1; i < values.length; i++) {
      long gap = (long) values[i] - values[i - 1];
      numbers[i] = numbers[i - 1] + (int) Math.min(gap, longest);
    }
    return new CloseValues(values, numbers);
  }

  int of(int value) {
    return numbers[Arrays.binarySearch(values, value)];
  }
}
