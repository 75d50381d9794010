package org.nqueens.benchmarks.start;

/** Prints a line: what a JVM itself takes. */
final class Line {
  private Line() {}

  public static void main(String[] arguments) {
    System.out.println("a line");
  }
}
