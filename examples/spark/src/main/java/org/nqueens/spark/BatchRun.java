package org.nqueens.spark;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.nqueens.batch.Journal;
import org.nqueens.batch.PartResult;

/**
 * The search of the parts that are not in a journal, and the report.
 *
 * @param job the job that searches them
 * @param search the search of a part
 * @param err for the report
 */
record BatchRun(ClusterJob job, PartSearch search, PrintWriter err) {
  private static final int MOST_FAILURES_SHOWN = 5;

  /**
   * Searches the parts that are left.
   *
   * @param journal the journal
   * @param records adds a result to the journal
   * @return the exit code: 0 if all parts are done
   */
  int run(Journal journal, Consumer<PartResult> records) {
    long begin = System.nanoTime();
    int size = journal.batch().size();
    int earlier = journal.done();
    List<PartGroup> groups = PartGroup.of(journal.batch(), journal::contains);
    Ledger ledger = new Ledger(records);
    if (!groups.isEmpty()) {
      job.run(groups, search, ledger);
    }
    err.printf(
        Locale.ROOT,
        "%s: %s of %s parts done, %s of them earlier, in %s tasks, %.1f s%n",
        journal.batch(),
        journal.done(),
        size,
        earlier,
        groups.size(),
        (System.nanoTime() - begin) / 1e9);
    return report(ledger.failures());
  }

  private int report(List<Outcome.Failed> failures) {
    if (failures.isEmpty()) {
      return SparkQueens.DONE;
    }
    failures.stream()
        .limit(MOST_FAILURES_SHOWN)
        .forEach(failed -> SparkQueens.printError(failedText(failed), err));
    SparkQueens.printError(
        "%s parts failed, no other part is lost: mend the cause and run the same command again"
            .formatted(failures.size()),
        err);
    return SparkQueens.FAILED;
  }

  private static String failedText(Outcome.Failed failed) {
    return "part %s failed: %s".formatted(failed.part(), failed.message());
  }
}
