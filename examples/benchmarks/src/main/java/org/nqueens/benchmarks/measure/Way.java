package org.nqueens.benchmarks.measure;

import java.util.List;
import org.nqueens.benchmarks.work.Race;
import org.nqueens.benchmarks.work.Work;

/** A way of measuring. */
public sealed interface Way permits WarmRuns, ColdRuns {

  /**
   * Measures every contestant of a race.
   *
   * @param work the work that the race is part of
   * @param race the race
   * @return a result for each contestant, in their order
   * @throws IllegalStateException if a contestant finds the wrong number of solutions
   */
  List<Result> measure(Work work, Race race);

  /**
   * The same for works of many races.
   *
   * @return a way whose preparations are short
   */
  Way brief();

  /**
   * Describes the way of measuring in a sentence.
   *
   * @return the sentence
   */
  String description();
}
