package org.nqueens.cli;

import java.io.PrintWriter;
import org.nqueens.batch.Journal;

/**
 * The sentences about a journal on standard error.
 *
 * @param journal the journal
 * @param err standard error
 */
record JournalNotes(Journal journal, PrintWriter err) {

  /** Says how much earlier runs have done, if they have done some of it. */
  void printResumed() {
    if (journal.done() > 0) {
      print(" from before");
    }
  }

  /** Says how to go on, if parts are left. */
  void printCut() {
    if (journal.done() < journal.batch().size()) {
      print(": the same command goes on");
    }
  }

  private void print(String rest) {
    err.println(
        "queens: "
            + VisibleText.of(
                "journal (%s) has %s of %s%s"
                    .formatted(
                        journal.file(),
                        journal.done(),
                        Counted.of(journal.batch().size(), "part"),
                        rest)));
  }
}
