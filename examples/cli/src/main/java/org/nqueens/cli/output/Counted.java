package org.nqueens.cli.output;

/** A number of things in words. */
public final class Counted {
  private Counted() {}

  /** Such as {@code 1 thread} or {@code 2 threads}. */
  public static String of(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
