package org.nqueens.benchmarks.jmh;

import org.openjdk.jmh.annotations.Param;

/** The number of placements of the plain board. */
public class CountBenchmark extends RaceState {
  /** The size of the board. */
  @Param("14")
  public int n;

  /** The contestant, whose name is without commas, because JMH separates values by commas. */
  @Param({"bare mirrored half", "embedded", "embedded 2 threads"})
  public String contestant;

  @Override
  String work() {
    return "count-" + n;
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
