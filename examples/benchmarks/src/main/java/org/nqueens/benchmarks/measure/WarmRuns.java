package org.nqueens.benchmarks.measure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Contestant;
import org.nqueens.benchmarks.work.CutException;
import org.nqueens.benchmarks.work.Race;
import org.nqueens.benchmarks.work.Task;
import org.nqueens.benchmarks.work.Work;
import org.nqueens.spi.BackendUnavailableException;

/**
 * Measurement of runs in this JVM after a warm-up; the contestants take turns, so that other load
 * on the machine affects all of them.
 *
 * <p>A task shorter than a sample is repeated for about the time of a sample, and the mean counts
 * as one run, because the system's clock of CPU time has a resolution of hundredths of a second.
 *
 * @param runs the number of runs measured of each contestant, at least 1
 * @param warmUp the time for which each contestant runs before, at least once
 * @param sample the minimum time of a measured run
 */
public record WarmRuns(int runs, Duration warmUp, Duration sample) implements Way {
  private static final Duration BRIEF_WARM_UP = Duration.ofMillis(50);
  private static final Duration BRIEF_SAMPLE = Duration.ofMillis(5);

  @Override
  public String description() {
    return "Warm: median of %s runs in one JVM, taken in turns.".formatted(runs);
  }

  @Override
  public Way brief() {
    return new WarmRuns(runs, BRIEF_WARM_UP, BRIEF_SAMPLE);
  }

  @Override
  public List<Result> measure(Work work, Race race) {
    List<Runner> runners =
        race.contestants().stream().map(contestant -> new Runner(race, contestant)).toList();
    runners.forEach(runner -> runner.warm(warmUp, sample));
    for (int run = 0; run < runs; run++) {
      runners.forEach(Runner::run);
    }
    return runners.stream().map(Runner::result).toList();
  }

  private static final class Runner {
    private final Race race;
    private final Contestant contestant;
    private final List<Sample> samples = new ArrayList<>();

    /** Null if the contestant does not do the work, and then this says why. */
    private Task task;

    private String otherwise;

    private long repetitions;

    Runner(Race race, Contestant contestant) {
      this.race = race;
      this.contestant = contestant;
    }

    void warm(Duration duration, Duration sample) {
      long end = System.nanoTime() + duration.toNanos();
      long quickest = Long.MAX_VALUE;
      try {
        task = contestant.preparation().get();
        do {
          long start = System.nanoTime();
          race.verify(contestant, task.run());
          quickest = Math.min(quickest, System.nanoTime() - start);
        } while (System.nanoTime() < end);
      } catch (IllegalArgumentException | BackendUnavailableException | CutException e) {
        giveUp(e);
      }
      repetitions = 1 + sample.toNanos() / Math.max(1, quickest);
    }

    void run() {
      if (task == null) {
        return;
      }
      try {
        Clock clock = new Clock(contestant.threads());
        Outcome outcome = task.run();
        for (long repetition = 1; repetition < repetitions; repetition++) {
          outcome = task.run();
        }
        samples.add(clock.stop(outcome).dividedBy(repetitions));
        race.verify(contestant, outcome);
      } catch (CutException e) {
        giveUp(e);
      }
    }

    private void giveUp(RuntimeException thrown) {
      task = null;
      otherwise = Result.otherwise(thrown);
    }

    Result result() {
      return task == null
          ? Result.none(race.n(), contestant.name(), otherwise)
          : Result.of(race.n(), contestant.name(), Sample.median(samples));
    }
  }
}
