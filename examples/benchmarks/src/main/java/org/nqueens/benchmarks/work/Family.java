package org.nqueens.benchmarks.work;

import java.util.List;
import java.util.function.BiFunction;

/**
 * The works that differ in the size of the board only.
 *
 * @param name what is done, such as {@code enumerate}
 * @param sizes the sizes of the standard set
 * @param smallest the smallest size
 * @param largest the largest size
 * @param maker makes the work of a name and a size
 */
record Family(
    String name,
    List<Integer> sizes,
    int smallest,
    int largest,
    BiFunction<String, Integer, Work> maker) {

  Work at(int n) {
    if (n < smallest || n > largest) {
      throw new IllegalArgumentException(
          "n (%s) of the work %s: must be from %s to %s, choose such a size"
              .formatted(n, name, smallest, largest));
    }
    return maker.apply(name + "-" + n, n);
  }

  /** The names of the works in the standard set. */
  List<String> standard() {
    return sizes.stream().map(n -> name + "-" + n).toList();
  }

  /** How works of this family are named on the command line. */
  String pattern() {
    return name + "-N (N = " + smallest + " to " + largest + ")";
  }
}
