package org.nqueens.benchmarks.jmh;

import java.util.concurrent.TimeUnit;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Contestant;
import org.nqueens.benchmarks.work.Work;
import org.nqueens.benchmarks.work.Works;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One contestant of a work by itself. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class WorkBenchmark {

  /** The name of a work. */
  @Param("enumerate-12")
  public String work;

  /** The name of a contestant, without its commas, because JMH separates values by commas. */
  @Param("embedded")
  public String contestant;

  private Work measured;
  private Contestant chosen;

  /** Finds the contestant, and verifies its outcome. */
  @Setup
  public void prepare() {
    measured = Works.named(work);
    chosen =
        measured.contestants().stream()
            .filter(candidate -> candidate.name().replace(",", "").equals(contestant))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "contestant (%s): %s has none of this name, choose one of %s without its commas"
                            .formatted(
                                contestant,
                                work,
                                measured.contestants().stream().map(Contestant::name).toList())));
    measured.run(chosen);
  }

  /** Runs the contestant once. */
  @Benchmark
  public Outcome run() {
    return chosen.task().run();
  }
}
