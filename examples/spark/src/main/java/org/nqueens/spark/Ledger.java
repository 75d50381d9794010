package org.nqueens.spark;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.batch.Journal;

/**
 * The outcomes of a count on the driver: the results go into its journal as they come, the failures
 * are kept for the report. Safe for use by many threads.
 */
final class Ledger {
  private final Journal journal;
  private final List<Outcome.Failed> failures = new ArrayList<>();

  /** Begins a ledger of a journal. */
  Ledger(Journal journal) {
    this.journal = journal;
  }

  /** Takes the outcomes of one task. */
  synchronized void add(List<Outcome> outcomes) {
    for (Outcome outcome : outcomes) {
      if (outcome instanceof Outcome.Done done) {
        journal.add(done.result());
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
