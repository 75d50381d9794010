package org.nqueens.trace;

import java.util.Collections;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Copies of the sets of columns, rows and values that causes and failures name. */
final class RuleArguments {
  private RuleArguments() {}

  /** An unmodifiable copy in ascending order. */
  static Set<Integer> sorted(String name, Set<Integer> numbers) {
    return Collections.unmodifiableSortedSet(new TreeSet<>(Objects.requireNonNull(numbers, name)));
  }
}
