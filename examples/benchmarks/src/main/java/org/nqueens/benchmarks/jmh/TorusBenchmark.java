package org.nqueens.benchmarks.jmh;

import org.openjdk.jmh.annotations.Param;

/** All placements on a torus. */
public class TorusBenchmark extends RaceState {
  /** The size of the board. */
  @Param("11")
  public int n;

  /** The contestant, whose name is without commas, because JMH separates values by commas. */
  @Param({"OR-Tools CP disequalities", "Choco FC", "embedded", "embedded first fail"})
  public String contestant;

  @Override
  String work() {
    return "torus-" + n;
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
