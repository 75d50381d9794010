package org.nqueens.benchmarks;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.openjdk.jmh.Main;

/** Runs the JMH benchmark, with the arguments that JMH takes; {@code -h} lists them. */
public final class Jmh {
  private Jmh() {}

  /** Runs JMH; its forks get the class path of this program. */
  public static void main(String[] arguments) throws IOException {
    System.setProperty("java.class.path", classPath());
    Main.main(arguments);
  }

  /** Under {@code mvn exec:java} the path of the class loader: the JVM's own is Maven's. */
  private static String classPath() {
    return Jmh.class.getClassLoader() instanceof URLClassLoader loader
        ? Arrays.stream(loader.getURLs())
            .map(Jmh::file)
            .collect(Collectors.joining(File.pathSeparator))
        : System.getProperty("java.class.path");
  }

  private static String file(URL url) {
    try {
      return Path.of(url.toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException("class path entry (" + url + "): must be a file", e);
    }
  }
}
