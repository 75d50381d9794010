package org.nqueens.spark;

import java.util.Map;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.core.config.Configurator;

/** The log of Spark on the driver. */
final class SparkLog {
  private static final Map<String, Level> LEVELS =
      Map.of(
          // The program reports in a line why a job cannot begin.
          "org.apache.spark.SparkContext", Level.OFF,
          // "Initial job has not accepted any resources", every 15 s; the program reports it once.
          "org.apache.spark.scheduler.TaskSchedulerImpl", Level.ERROR,
          // A machine with several addresses is nothing to warn of.
          "org.apache.spark.util.Utils", Level.ERROR,
          // The classes of the JDK do what the native library of Hadoop would.
          "org.apache.hadoop.util.NativeCodeLoader", Level.ERROR);

  private SparkLog() {}

  /** Silences what the program says itself, whatever the settings of the log. */
  static void quieten() {
    LEVELS.forEach(Configurator::setLevel);
  }
}
