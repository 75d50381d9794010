package org.nqueens.spark;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.spark.rdd.RDD;
import org.nqueens.batch.Journal;
import scala.reflect.ClassTag$;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/**
 * The count of the parts that are not in a journal, and the report.
 *
 * @param job the job that counts them
 * @param backend the id of the backend that counts a part
 * @param err for the report
 */
record BatchRun(ClusterJob job, String backend, PrintWriter err) {
  private static final int MOST_FAILURES_SHOWN = 5;

  /**
   * Counts the parts that are left.
   *
   * @return the exit code: 0 if all parts are done
   */
  int run(Journal journal) {
    long begin = System.nanoTime();
    int size = journal.batch().size();
    int earlier = journal.done();
    List<PartGroup> groups = PartGroup.dealt(journal.batch(), journal::contains);
    Ledger ledger = new Ledger(journal);
    if (!groups.isEmpty()) {
      job.run(
          spark -> {
            RDD<PartGroup> tasks = spark.parallelize(groups, groups.size()).rdd();
            spark
                .sc()
                .runJob(
                    tasks,
                    new GroupCount(backend),
                    new OutcomeHandler(ledger),
                    ClassTag$.MODULE$.apply(ArrayList.class));
          });
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

  /** Hands the outcomes of a task to the ledger; Spark calls it on the driver, once for a task. */
  private static final class OutcomeHandler
      extends AbstractFunction2<Object, ArrayList<Outcome>, BoxedUnit> {
    private final Ledger ledger;

    OutcomeHandler(Ledger ledger) {
      this.ledger = ledger;
    }

    @Override
    @SuppressWarnings("NonApiType") // a serializable list
    public BoxedUnit apply(Object task, ArrayList<Outcome> outcomes) {
      ledger.add(outcomes);
      return BoxedUnit.UNIT;
    }
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
