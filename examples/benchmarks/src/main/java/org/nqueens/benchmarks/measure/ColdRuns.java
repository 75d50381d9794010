package org.nqueens.benchmarks.measure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.nqueens.benchmarks.work.Contestant;
import org.nqueens.benchmarks.work.Race;
import org.nqueens.benchmarks.work.Work;

/**
 * Measurement of runs in a fresh JVM each, from its start to its end; the contestants take turns.
 *
 * @param runs the number of runs measured of each contestant, at least 1
 * @param options of the JVM
 */
public record ColdRuns(int runs, List<String> options) implements Way {

  /** Defines the way. */
  public ColdRuns {
    options = List.copyOf(options);
  }

  @Override
  public String description() {
    return "Cold: median of %s runs, each in a fresh JVM%s, taken in turns."
        .formatted(runs, options.isEmpty() ? "" : " with " + String.join(" ", options));
  }

  @Override
  public Way brief() {
    return this;
  }

  @Override
  public List<Result> measure(Work work, Race race) {
    FreshJvm jvm = new FreshJvm(options);
    Map<Contestant, List<Sample>> samples = new LinkedHashMap<>();
    Map<Contestant, Result> undone = new HashMap<>();
    race.contestants().forEach(contestant -> samples.put(contestant, new ArrayList<>()));
    for (int run = 0; run < runs; run++) {
      for (Contestant contestant : race.contestants()) {
        if (!undone.containsKey(contestant)) {
          Result result = jvm.run(work, race, contestant);
          result
              .median()
              .ifPresentOrElse(samples.get(contestant)::add, () -> undone.put(contestant, result));
        }
      }
    }
    return samples.entrySet().stream()
        .map(
            entry ->
                undone.containsKey(entry.getKey())
                    ? undone.get(entry.getKey())
                    : Result.of(race.n(), entry.getKey().name(), Sample.median(entry.getValue())))
        .toList();
  }
}
