package org.nqueens.benchmarks.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Param;

class BenchmarksTest {

  @ParameterizedTest
  @ValueSource(
      classes = {
        CountBenchmark.class,
        CpBenchmark.class,
        CpSatBenchmark.class,
        EnumerateBenchmark.class,
        FindAnyBenchmark.class,
        GeneralBenchmark.class,
        TorusBenchmark.class
      })
  void parametersNameContestants(Class<? extends RaceState> benchmark) throws Exception {
    for (String contestant : parameters(benchmark, "contestant")) {
      RaceState state = benchmark.getConstructor().newInstance();
      benchmark.getField("n").setInt(state, 8);
      benchmark.getField("contestant").set(state, contestant);
      state.prepare();
      assertThat(state.run()).as(contestant).isNotNull();
    }
  }

  private static List<String> parameters(Class<?> benchmark, String field) throws Exception {
    return List.of(benchmark.getField(field).getAnnotation(Param.class).value());
  }
}
