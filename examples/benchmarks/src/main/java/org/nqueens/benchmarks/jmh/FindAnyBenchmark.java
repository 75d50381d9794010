package org.nqueens.benchmarks.jmh;

import org.openjdk.jmh.annotations.Param;

/** One placement of the plain board. */
public class FindAnyBenchmark extends RaceState {
  /** The size of the board. */
  @Param({"8", "50", "1000"})
  public int n;

  /** The contestant, whose name is without commas, because JMH separates values by commas. */
  @Param({"construction", "embedded FIRST_SOLUTION"})
  public String contestant;

  @Override
  String work() {
    return "find-any";
  }

  @Override
  int size() {
    return n;
  }

  @Override
  String contestant() {
    return contestant;
  }
}
