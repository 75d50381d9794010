package org.nqueens.benchmarks.jmh;

import org.openjdk.jmh.annotations.Param;

/** All placements of the plain board by engines that propagate any model. */
public class GeneralBenchmark extends RaceState {
  /** The size of the board. */
  @Param("10")
  public int n;

  /** The contestant, whose name is without commas, because JMH separates values by commas. */
  @Param({
    "OR-Tools CP disequalities",
    "Choco FC",
    "embedded first fail",
    "embedded custom strategy"
  })
  public String contestant;

  @Override
  String work() {
    return "general-" + n;
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
