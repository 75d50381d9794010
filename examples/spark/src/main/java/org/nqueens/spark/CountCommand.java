package org.nqueens.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.apache.spark.api.java.JavaSparkContext;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/** {@code spark-queens count N}. */
@Command(
    name = "count",
    mixinStandardHelpOptions = true,
    description = "Prints the number of placements of N queens, or other pieces.")
final class CountCommand implements Callable<Integer> {
  private static final int MOST_FAILURES_SHOWN = 5;

  private final PrintWriter out;
  private final PrintWriter err;

  @Mixin private ClusterOptions options;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description =
          "Keep the results of parts in this file of the driver, as `queens count --journal` does;"
              + " the same command then goes on where it was cut.")
  private Path journal;

  CountCommand(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() {
    Batch batch = PartGroup.divided(Batch.toCount(options.model()));
    ClusterJob job = options.job("count");
    String backend = options.backend();
    return journal == null
        ? countOnce(job, backend, batch)
        : count(job, backend, Journal.open(journal, batch));
  }

  private int countOnce(ClusterJob job, String backend, Batch batch) {
    try {
      Path folder = Files.createTempDirectory("spark-queens");
      Path file = folder.resolve("journal");
      try {
        return count(job, backend, Journal.open(file, batch));
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder.resolve("journal.lock"));
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Counts the parts that are not in a journal, and closes it; returns the exit code. */
  private int count(ClusterJob job, String backend, Journal opened) {
    try (opened) {
      long begin = System.nanoTime();
      int earlier = opened.done();
      List<PartGroup> groups = PartGroup.dealt(opened.batch(), opened::contains);
      List<Outcome.Failed> failures = new ArrayList<>();
      if (!groups.isEmpty()) {
        job.run(spark -> count(groups, spark, backend, opened, failures));
      }
      err.printf(
          Locale.ROOT,
          "%s: %s of %s parts done, %s of them earlier, in %s tasks, %.1f s%n",
          opened.batch(),
          opened.done(),
          opened.batch().size(),
          earlier,
          groups.size(),
          (System.nanoTime() - begin) / 1e9);
      report(failures);
      out.println((failures.isEmpty() ? "" : "at least ") + opened.solutions());
      return failures.isEmpty() ? SparkQueens.DONE : SparkQueens.FAILED;
    }
  }

  /** Has the outcomes go into the journal as they come, one task after the other. */
  private static void count(
      List<PartGroup> groups,
      JavaSparkContext spark,
      String backend,
      Journal opened,
      List<Outcome.Failed> failures) {
    spark
        .sc()
        .runJob(
            spark.parallelize(groups, groups.size()).rdd(),
            new GroupCount(backend),
            (task, outcomes) -> {
              for (Outcome outcome : outcomes) {
                if (outcome instanceof Outcome.Done done) {
                  opened.add(done.result());
                } else if (outcome instanceof Outcome.Failed failed) {
                  failures.add(failed);
                }
              }
              return BoxedUnit.UNIT;
            },
            ClassTag$.MODULE$.<ArrayList<Outcome>>apply(ArrayList.class));
  }

  private void report(List<Outcome.Failed> failures) {
    for (Outcome.Failed failed : failures.stream().limit(MOST_FAILURES_SHOWN).toList()) {
      String message = "part %s failed: %s".formatted(failed.part(), failed.message());
      SparkQueens.printError(message, err);
    }
    if (!failures.isEmpty()) {
      SparkQueens.printError(
          "%s parts failed, no other part is lost: mend the cause and run the same command again"
              .formatted(failures.size()),
          err);
    }
  }
}
