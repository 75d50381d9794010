package org.nqueens.benchmarks.jmh;

import java.util.concurrent.TimeUnit;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Contestant;
import org.nqueens.benchmarks.work.Race;
import org.nqueens.benchmarks.work.Task;
import org.nqueens.benchmarks.work.Works;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A contestant of a work, run by JMH; a subclass has the parameters. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public abstract class RaceState {
  private Task task;

  /** The name of the work, such as {@code enumerate-12}. */
  abstract String work();

  /** The size of the board. */
  abstract int size();

  /** The name of the contestant without its commas. */
  abstract String contestant();

  /** Makes the task and verifies its outcome. */
  @Setup
  public void prepare() {
    Race race =
        Works.named(work()).races().stream()
            .filter(candidate -> candidate.n() == size())
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "n (%s): %s has no race of this size, choose another"
                            .formatted(size(), work())));
    Contestant chosen =
        race.contestants().stream()
            .filter(candidate -> candidate.name().replace(",", "").equals(contestant()))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "contestant (%s): %s has none of this name, choose one of its table"
                            .formatted(contestant(), work())));
    task = chosen.preparation().get();
    race.verify(chosen, task.run());
  }

  /** Runs the contestant once. */
  @Benchmark
  public Outcome run() {
    return task.run();
  }
}
