package org.nqueens.cli;

/** A number of things in words. */
final class Counted {
  private Counted() {}

  /** Such as {@code 1 thread} or {@code 2 threads}. */
  static String of(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
