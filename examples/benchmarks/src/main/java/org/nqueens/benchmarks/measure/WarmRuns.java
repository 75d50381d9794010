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
 * Runs in this JVM when it is warm: the contestants take turns, so that whatever else the machine
 * does meets all of them.
 *
 * <p>What takes less time than a sample should is repeated for about that long, and the mean is one
 * run: the system's clock of CPU time goes by hundredths of a second.
 *
 * @param runs how many runs of each contestant are measured, at least 1
 * @param warmUp how long each contestant runs before that, at least once
 * @param sample how long a measured run should last at least
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
