package org.nqueens.benchmarks.soak;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The counters of a soak. */
final class Figures {
  private final long start = System.nanoTime();
  private final int threadsBefore = SearchThreads.all().size();
  private final long memoryBefore = ProcessMemory.collected();
  private final Map<String, Integer> faults = new TreeMap<>();
  private long cases;
  private long solves;
  private long placements;
  private long failures;

  void add(RandomCase asked, Check.Verdict verdict) {
    cases++;
    solves += verdict.solves();
    placements += verdict.observation().delivered().size();
    failures += verdict.failures().isEmpty() ? 0 : 1;
    if (verdict.observation().had(Observation.Event.FAULT)) {
      count(asked.fault().toString());
    }
    if (verdict.observation().had(Observation.Event.STRATEGY_FAILED)) {
      count("STRATEGY_" + asked.strategy().fault().orElseThrow());
    }
    verdict.observation().thrown().ifPresent(thrown -> count(thrown.getClass().getSimpleName()));
    verdict.observation().result().ifPresent(result -> count(result.completion().toString()));
  }

  private void count(String kind) {
    faults.merge(kind, 1, Integer::sum);
  }

  long cases() {
    return cases;
  }

  long failures() {
    return failures;
  }

  /** One line. */
  String line() {
    return String.format(
        Locale.ROOT,
        "cases %d, solves %d, placements checked %d, failures %d, threads %d before and %d after, resident MB %d at the start, %d at most, %d at the end, seconds %.1f, of the cases %s",
        cases,
        solves,
        placements,
        failures,
        threadsBefore,
        SearchThreads.all().size(),
        memoryBefore,
        ProcessMemory.peak(),
        ProcessMemory.collected(),
        (System.nanoTime() - start) / 1e9,
        faults.entrySet().stream()
            .map(fault -> fault.getKey() + " " + fault.getValue())
            .collect(Collectors.joining(", ")));
  }
}
