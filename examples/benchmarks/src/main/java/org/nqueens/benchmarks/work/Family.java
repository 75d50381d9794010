package org.nqueens.benchmarks.work;

import java.util.List;
import java.util.function.IntFunction;
import org.nqueens.benchmarks.work.Work.Report;

/**
 * The works that differ in the size of the board only.
 *
 * @param name what is done, such as {@code enumerate}
 * @param sizes the sizes of the standard set
 * @param largest the largest size
 * @param race what is run at a size
 */
record Family(String name, List<Integer> sizes, int largest, IntFunction<Race> race) {

  Work at(int n) {
    if (n < 1 || n > largest) {
      throw new IllegalArgumentException(
          "n (%s) of the work %s: must be from 1 to %s, choose such a size"
              .formatted(n, name, largest));
    }
    return new Work(name + "-" + n, Report.COMPARISON, List.of(race.apply(n)));
  }

  List<Work> standard() {
    return sizes.stream().map(this::at).toList();
  }

  /** How works of this family are named on the command line. */
  String pattern() {
    return name + "-N (N = 1 to " + largest + ")";
  }
}
