package org.nqueens.benchmarks;

import java.io.IOException;
import org.nqueens.benchmarks.measure.ClassPath;
import org.openjdk.jmh.Main;

/** Runs the JMH benchmarks, with the arguments that JMH takes; {@code -h} lists them. */
public final class Jmh {
  private Jmh() {}

  /** Runs JMH; its forks get the class path of this program. */
  public static void main(String[] arguments) throws IOException {
    System.setProperty("java.class.path", ClassPath.current());
    Main.main(arguments);
  }
}
