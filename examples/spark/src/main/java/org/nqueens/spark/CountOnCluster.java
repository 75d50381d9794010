package org.nqueens.spark;

import java.io.Serializable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.nqueens.QueensSolver;
import org.nqueens.batch.Batch;
import org.nqueens.batch.Journal;
import org.nqueens.batch.PartResult;
import org.nqueens.batch.Shard;
import org.nqueens.model.Part;
import org.nqueens.model.QueensModel;
import scala.Function1;
import scala.collection.Iterator;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/**
 * Counts the placements of n queens on a cluster of Apache Spark.
 *
 * <p>The driver writes the counts of parts to a journal. When an executor dies, Spark repeats its
 * tasks; when the driver dies, the same command continues from the journal.
 */
public final class CountOnCluster {
  /**
   * The most tasks. A task counts every 127th part. The cost of a part depends on its number by
   * periods that are products of small numbers, so a prime gives all tasks similar work.
   */
  private static final int MOST_TASKS = 127;

  private CountOnCluster() {}

  /**
   * Prints the number of placements.
   *
   * @param arguments n, the file of the journal, and the backend ({@code embedded} if left out)
   * @throws IllegalArgumentException if the arguments are others
   */
  public static void main(String[] arguments) {
    if (arguments.length < 2 || arguments.length > 3 || !arguments[0].matches("\\d{1,9}")) {
      throw new IllegalArgumentException(
          "arguments (%s) must be N, the file of a journal, and perhaps a backend: give two or three"
              .formatted(String.join(" ", arguments)));
    }
    Batch batch = Batch.toCount(QueensModel.of(Integer.parseInt(arguments[0])));
    String backend = arguments.length == 3 ? arguments[2] : "embedded";
    // Refuses an unknown backend before a cluster is asked.
    QueensSolver.builder().backend(backend).build();
    try (Journal journal = Journal.open(Path.of(arguments[1]), batch)) {
      int earlier = journal.done();
      if (earlier < batch.size()) {
        try (JavaSparkContext spark = new JavaSparkContext(configuration())) {
          countMissing(spark, journal, backend);
        }
      }
      System.err.printf(
          "%s of %s parts done, %s of them earlier%n", journal.done(), batch.size(), earlier);
      System.out.println(journal.solutions());
    }
  }

  private static SparkConf configuration() {
    return new SparkConf()
        .setAppName("nqueens")
        .setIfMissing("spark.master", "local[*]")
        .setIfMissing("spark.log.level", "WARN")
        .setIfMissing("spark.ui.enabled", "false")
        // CP-SAT needs a newer Protobuf than Spark has.
        .setIfMissing("spark.executor.userClassPathFirst", "true");
  }

  /** Counts the parts that are not in the journal, and adds the results of each finished task. */
  private static void countMissing(JavaSparkContext spark, Journal journal, String backend) {
    Batch batch = journal.batch();
    BitSet done = new BitSet();
    IntStream.range(0, batch.size()).filter(journal::contains).forEach(done::set);
    int tasks = Math.min(MOST_TASKS, batch.size());
    List<Batch> shares =
        IntStream.rangeClosed(1, tasks).mapToObj(i -> batch.shard(new Shard(i, tasks))).toList();
    spark
        .sc()
        .runJob(
            spark.parallelize(shares, tasks).rdd(),
            // A lambda that Java, and therefore Spark, can send to the executors.
            (Function1<Iterator<Batch>, ArrayList<PartResult>> & Serializable)
                share -> count(share.next(), done, backend),
            (task, results) -> {
              results.forEach(journal::add);
              return BoxedUnit.UNIT;
            },
            ClassTag$.MODULE$.<ArrayList<PartResult>>apply(ArrayList.class));
  }

  /** What an executor does: it makes the parts of its share, and counts the missing ones. */
  @SuppressWarnings("NonApiType") // a serializable list
  private static ArrayList<PartResult> count(Batch share, BitSet done, String backend) {
    QueensSolver solver = QueensSolver.builder().backend(backend).build();
    ArrayList<PartResult> results = new ArrayList<>();
    for (Part part : share) {
      if (!done.get(part.number())) {
        long begin = System.nanoTime();
        long found = solver.count(part.model());
        results.add(PartResult.of(part, found, Duration.ofNanos(System.nanoTime() - begin)));
      }
    }
    return results;
  }
}
