package org.nqueens.spark;

import java.time.Duration;
import java.util.Map;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.spark.SparkConf;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The options that select the board, the backend and the cluster. */
final class ClusterOptions {
  /** Silence about what the program says itself, whatever the settings of the log. */
  private static final Map<String, Level> LOG_LEVELS =
      Map.of(
          // The program reports in a line why a job cannot begin.
          "org.apache.spark.SparkContext", Level.OFF,
          // "Initial job has not accepted any resources", every 15 s; the program reports it once.
          "org.apache.spark.scheduler.TaskSchedulerImpl", Level.ERROR,
          // A machine with several addresses is nothing to warn of.
          "org.apache.spark.util.Utils", Level.ERROR,
          // The classes of the JDK do what the native library of Hadoop would.
          "org.apache.hadoop.util.NativeCodeLoader", Level.ERROR);

  @Parameters(paramLabel = "N", description = "The size of the board, at most 64.")
  private int n;

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      defaultValue = "queens",
      description = "The pieces: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Variant variant;

  @Option(
      names = "--backend",
      paramLabel = "ID",
      defaultValue = "embedded",
      description = "The backend: embedded, cp-sat or cp (default: ${DEFAULT-VALUE}).")
  private String backend;

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "The master of the cluster, such as spark://host:7077 (default: that of spark-submit,"
              + " else local[*], all cores of this machine).")
  private String master;

  @Option(
      names = "--resource-timeout",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description = "Give up after this time without any executor (default: ${DEFAULT-VALUE}).")
  private int resourceTimeout;

  QueensModel model() {
    return variant.builder(n).build();
  }

  /**
   * The id of the backend.
   *
   * @throws IllegalArgumentException if there is no such backend
   * @throws org.nqueens.spi.BackendUnavailableException if it cannot run on the driver
   */
  String backend() {
    QueensSolver.builder().backend(backend).build();
    return backend;
  }

  /** A job with the settings of this command and of the system properties {@code spark.*}. */
  ClusterJob job(String name) {
    if (resourceTimeout < 1) {
      throw new IllegalArgumentException(
          "--resource-timeout (%s) must be at least 1: give a number of seconds"
              .formatted(resourceTimeout));
    }
    LOG_LEVELS.forEach(Configurator::setLevel);
    SparkConf conf =
        new SparkConf()
            .setAppName(name + " " + n)
            .setIfMissing("spark.master", "local[*]")
            .setIfMissing("spark.log.level", "WARN")
            .setIfMissing("spark.ui.enabled", "false")
            // A count of a part that fails is no failure of its task, which leaves lost machines.
            .setIfMissing("spark.task.maxFailures", "16");
    if (master != null) {
      conf.setMaster(new MasterAddress(master).url());
    }
    if (conf.get("spark.master").startsWith("local")) {
      // No other machine takes part, so none needs to see an open port.
      conf.setIfMissing("spark.driver.host", "127.0.0.1");
      conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    } else {
      // The executors of Spark 4.2.0 have a Protobuf that is too old for CP-SAT.
      conf.setIfMissing("spark.executor.userClassPathFirst", "true");
    }
    return new ClusterJob(conf, Duration.ofSeconds(resourceTimeout));
  }
}
