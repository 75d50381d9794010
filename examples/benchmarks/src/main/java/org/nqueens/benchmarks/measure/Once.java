package org.nqueens.benchmarks.measure;

import java.time.Duration;
import java.util.List;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Contestant;
import org.nqueens.benchmarks.work.Contestant.Threads;
import org.nqueens.benchmarks.work.CutException;
import org.nqueens.benchmarks.work.Race;
import org.nqueens.benchmarks.work.Works;
import org.nqueens.spi.BackendUnavailableException;

/**
 * The program that a {@link FreshJvm} runs: one contestant, once. CPU time and allocated bytes are
 * counted from the start of the JVM; their readers are loaded after the run if possible.
 */
public final class Once {
  private Once() {}

  /** Takes the names of a work, a size and a contestant, and prints a {@link SampleLine}. */
  public static void main(String[] arguments) {
    long start = System.nanoTime();
    Race race = race(Works.named(arguments[0]).races(), Integer.parseInt(arguments[1]));
    Contestant contestant = race.contestant(arguments[2]);
    if (contestant.threads() == Threads.WORKERS) {
      Allocation.bytesSoFar(Threads.WORKERS); // counts collections from the first call on
    }
    Outcome outcome;
    try {
      outcome = contestant.preparation().get().run();
    } catch (IllegalArgumentException | BackendUnavailableException | CutException e) {
      System.out.println(SampleLine.otherwise(e));
      return;
    }
    Duration mainTime = Duration.ofNanos(System.nanoTime() - start);
    Duration cpuTime = Duration.ofNanos(Clock.cpuNanos());
    long allocated = Allocation.bytesSoFar(contestant.threads());
    System.out.println(
        SampleLine.of(
            new Sample(outcome, mainTime, mainTime, cpuTime, allocated, PeakMemory.bytes())));
  }

  private static Race race(List<Race> races, int n) {
    return races.stream()
        .filter(race -> race.n() == n)
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "n (%s): the work has no race of this size, choose one of %s"
                        .formatted(n, races.stream().map(Race::n).toList())));
  }
}
