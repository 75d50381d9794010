package org.nqueens.benchmarks.jmh;

import org.openjdk.jmh.annotations.Param;

/** All placements of the plain board by CP-SAT. */
public class CpSatBenchmark extends RaceState {
  /** The size of the board. */
  @Param("8")
  public int n;

  /** The contestant, whose name is without commas, because JMH separates values by commas. */
  @Param({"direct CP-SAT", "cp-sat", "cp-sat 2 threads"})
  public String contestant;

  @Override
  String work() {
    return "cp-sat-" + n;
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
