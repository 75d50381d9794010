package org.nqueens.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.nqueens.batch.PartResult;

/**
 * The outcomes of a job on the driver: the results go into records as they come, the failures are
 * kept for the report. Safe for use by many threads.
 */
final class Ledger {
  private final Consumer<PartResult> records;
  private final List<Outcome.Failed> failures = new ArrayList<>();

  /**
   * Begins a ledger.
   *
   * @param records takes each result, one at a time
   */
  Ledger(Consumer<PartResult> records) {
    this.records = records;
  }

  /** Takes the outcomes of one task. */
  synchronized void add(List<Outcome> outcomes) {
    for (Outcome outcome : outcomes) {
      if (outcome instanceof Outcome.Done done) {
        records.accept(done.result());
      } else if (outcome instanceof Outcome.Failed failed) {
        failures.add(failed);
      }
    }
  }

  /** The failures so far. */
  synchronized List<Outcome.Failed> failures() {
    return List.copyOf(failures);
  }
}
