package org.nqueens.benchmarks.measure;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/** The subject of the measurements: machine, JVM and the versions of the solvers. */
public final class Machine {
  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  private Machine() {}

  /**
   * Describes the machine and the software.
   *
   * @return a few lines
   */
  public static List<String> description() {
    return List.of(
        "%s %s, %s processors, %s"
            .formatted(
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors(),
                processor().orElse("model unknown")),
        "Java %s, OR-Tools %s, Choco %s"
            .formatted(
                System.getProperty("java.vm.version"),
                version("com.google.ortools/ortools-java"),
                version("org.choco-solver/choco-solver")));
  }

  /** The version that Maven writes into a library's jar. */
  private static String version(String library) {
    String resource = "/META-INF/maven/" + library + "/pom.properties";
    try (InputStream in = Machine.class.getResourceAsStream(resource)) {
      Properties properties = new Properties();
      if (in != null) {
        properties.load(in);
      }
      return properties.getProperty("version", "unknown");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<String> processor() {
    if (!Files.exists(PROCESSORS)) {
      return Optional.empty();
    }
    try {
      return Files.readAllLines(PROCESSORS).stream()
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
