package org.nqueens.spark;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * One job on a cluster, which runs once.
 *
 * <p>Spark waits for executors without end, and so do its calls when the master ends an
 * application. So the job has a thread of its own, and the thread that called watches.
 */
final class ClusterJob {
  private static final Duration POLL = Duration.ofMillis(100);

  private final SparkConf conf;
  private final Duration resourceTimeout;
  private volatile SparkContext context;

  /**
   * Prepares a job.
   *
   * @param conf the settings of Spark, with a master
   * @param resourceTimeout the time that the job may be without any executor
   */
  ClusterJob(SparkConf conf, Duration resourceTimeout) {
    this.conf = conf;
    this.resourceTimeout = resourceTimeout;
  }

  /**
   * Runs the job.
   *
   * @param work what the driver asks of the cluster
   * @throws ClusterException if the cluster has no executors for too long, or gives up a task
   */
  void run(Consumer<JavaSparkContext> work) {
    new MasterAddress(conf.get("spark.master")).requireReachable();
    FutureTask<Void> job =
        new FutureTask<>(
            () -> {
              try (JavaSparkContext spark = new JavaSparkContext(conf)) {
                context = spark.sc();
                work.accept(spark);
              }
              return null;
            });
    Thread thread = new Thread(job, "job");
    thread.setDaemon(true);
    thread.start();
    await(job);
  }

  private void await(FutureTask<Void> job) {
    long lastSeen = System.nanoTime();
    while (true) {
      try {
        job.get(POLL.toMillis(), TimeUnit.MILLISECONDS);
        return;
      } catch (TimeoutException e) {
        lastSeen = hasExecutors() ? System.nanoTime() : lastSeen;
        requireWithin(resourceTimeout, lastSeen);
      } catch (ExecutionException e) {
        throw failure(e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new ClusterException("interrupted before all parts were done", e);
      }
    }
  }

  private boolean hasExecutors() {
    SparkContext started = context;
    // The driver itself counts as one; in local mode there is no other.
    return started != null
        && !started.isStopped()
        && (started.isLocal() || started.getExecutorMemoryStatus().size() > 1);
  }

  private void requireWithin(Duration timeout, long lastSeen) {
    if (System.nanoTime() - lastSeen > timeout.toNanos()) {
      throw new ClusterException(
          "master (%s) gave no executor for %s s: look at its workers, ask for less memory (spark.executor.memory) or fewer cores (spark.executor.cores), or raise --resource-timeout"
              .formatted(conf.get("spark.master"), timeout.toSeconds()));
    }
  }

  private static RuntimeException failure(Throwable cause) {
    if (cause instanceof SparkException spark) {
      // The result handler's exception is wrapped, and the message of an aborted job has many
      // lines.
      Throwable inner = spark.getCause() == null ? spark : spark.getCause();
      return new ClusterException("the job was given up: " + Messages.lastCause(inner), cause);
    }
    return new ClusterException("the job was given up: " + Messages.line(cause), cause);
  }
}
