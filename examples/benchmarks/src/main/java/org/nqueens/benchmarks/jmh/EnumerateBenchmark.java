package org.nqueens.benchmarks.jmh;

import org.openjdk.jmh.annotations.Param;

/** All placements of the plain board, delivered one by one. */
public class EnumerateBenchmark extends RaceState {
  /** The size of the board. */
  @Param("12")
  public int n;

  /** The contestant, whose name is without commas, because JMH separates values by commas. */
  @Param({
    "bare recursion",
    "embedded",
    "embedded 2 threads",
    "embedded stream",
    "embedded stream 2 threads"
  })
  public String contestant;

  @Override
  String work() {
    return "enumerate-" + n;
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
