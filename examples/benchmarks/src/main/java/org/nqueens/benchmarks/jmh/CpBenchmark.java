package org.nqueens.benchmarks.jmh;

import org.openjdk.jmh.annotations.Param;

/** All placements of the plain board by OR-Tools' original solver. */
public class CpBenchmark extends RaceState {
  /** The size of the board. */
  @Param("10")
  public int n;

  /** The contestant, whose name is without commas, because JMH separates values by commas. */
  @Param({"direct CP", "cp", "cp any order", "cp 2 threads"})
  public String contestant;

  @Override
  String work() {
    return "cp-" + n;
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
