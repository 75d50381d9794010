package org.nqueens.benchmarks.start;

import org.nqueens.benchmarks.direct.BareRecursion;

/** Visits the placements of n queens by the bare recursion, and prints their number. */
final class Bare {
  private Bare() {}

  public static void main(String[] arguments) {
    System.out.println(BareRecursion.full(Integer.parseInt(arguments[0])));
  }
}
