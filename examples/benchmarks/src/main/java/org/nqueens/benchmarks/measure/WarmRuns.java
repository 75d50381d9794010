package org.nqueens.benchmarks.measure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.BackendUnavailableException;
import org.nqueens.benchmarks.direct.Outcome;
import org.nqueens.benchmarks.work.Contestant;
import org.nqueens.benchmarks.work.Race;
import org.nqueens.benchmarks.work.Task;
import org.nqueens.benchmarks.work.Work;

/**
 * Runs in this JVM when it is warm: the contestants take turns, so that whatever else the machine
 * does meets all of them.
 *
 * @param runs how many runs of each contestant are measured, at least 1
 * @param warmUp how long each contestant runs before that, at least once
 */
public record WarmRuns(int runs, Duration warmUp) implements Way {

  @Override
  public String description() {
    return "Warm: median of %s runs in one JVM, taken in turns.".formatted(runs);
  }

  @Override
  public List<Result> measure(Work work, Race race) {
    List<Runner> runners =
        race.contestants().stream().map(contestant -> new Runner(race, contestant)).toList();
    runners.forEach(runner -> runner.warm(warmUp));
    for (int run = 0; run < runs; run++) {
      runners.forEach(Runner::run);
    }
    return runners.stream().map(Runner::result).toList();
  }

  private static final class Runner {
    private final Race race;
    private final Contestant contestant;
    private final List<Sample> samples = new ArrayList<>();

    /** Null if the contestant refuses the work. */
    private Task task;

    Runner(Race race, Contestant contestant) {
      this.race = race;
      this.contestant = contestant;
    }

    void warm(Duration duration) {
      long start = System.nanoTime();
      try {
        task = contestant.preparation().get();
        do {
          race.verify(contestant, task.run());
        } while (System.nanoTime() - start < duration.toNanos());
      } catch (IllegalArgumentException | BackendUnavailableException e) {
        task = null;
      }
    }

    void run() {
      if (task != null) {
        Clock clock = new Clock(contestant.threads());
        Outcome outcome = task.run();
        samples.add(clock.stop(outcome));
        race.verify(contestant, outcome);
      }
    }

    Result result() {
      Optional<Sample> median =
          samples.isEmpty() ? Optional.empty() : Optional.of(Sample.median(samples));
      return new Result(race.n(), contestant.name(), median);
    }
  }
}
