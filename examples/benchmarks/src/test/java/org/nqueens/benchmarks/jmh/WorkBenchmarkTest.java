package org.nqueens.benchmarks.jmh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

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

  @Test
  void refusesAnUnknownContestant() {
    WorkBenchmark benchmark = new WorkBenchmark();
    benchmark.work = "count-6";
    benchmark.contestant = "saint";
    assertThatIllegalArgumentException()
        .isThrownBy(benchmark::prepare)
        .withMessage(
            "contestant (saint): count-6 has none of this name, choose one of"
                + " [bare mirrored half, embedded, embedded, 2 threads] without its commas");
  }
}
