package org.nqueens.benchmarks.measure;

import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The class path of this program, for the JVMs that it starts. Under {@code mvn exec:java} it is
 * the path of the class loader, because the JVM's own class path is Maven's.
 */
public final class ClassPath {
  private ClassPath() {}

  /**
   * The class path as the {@code java} command takes it.
   *
   * @return files and folders
   */
  public static String current() {
    return ClassPath.class.getClassLoader() instanceof URLClassLoader loader
        ? Arrays.stream(loader.getURLs())
            .map(ClassPath::file)
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
