package org.nqueens.benchmarks.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WorkBenchmarkTest {

  @Test
  void runsAContestantByItsNameWithoutCommas() {
    WorkBenchmark benchmark = new WorkBenchmark();
    benchmark.work = "enumerate-6";
    benchmark.contestant = "embedded stream 2 threads";
    benchmark.prepare();
    assertThat(benchmark.run().solutions()).isEqualTo(4);
  }
}
