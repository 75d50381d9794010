package org.nqueens.internal.engine.plain;

import java.util.Arrays;

/** A numbering of the sets of k rows of a board of n rows, 1 &le; k &le; n &le; 16. Immutable. */
final class RowSets {
  private final char[] numbers;
  private final int[] sets;

  /** Numbers all sets of k rows. */
  RowSets(int n, int k) {
    numbers = new char[1 << n];
    int[] found = new int[1 << n];
    int count = 0;
    for (int set = 0; set < 1 << n; set++) {
      if (Integer.bitCount(set) == k) {
        numbers[set] = (char) count;
        found[count++] = set;
      }
    }
    sets = Arrays.copyOf(found, count);
  }

  /** The number of sets. */
  int count() {
    return sets.length;
  }

  /** The number of a set of k rows, from 0; the rows are the bits of the set. */
  int number(int set) {
    return numbers[set];
  }

  /** The set of a number. */
  int set(int number) {
    return sets[number];
  }
}
