package org.nqueens.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Properties;

/** The subject of the measurements: machine, JVM and the versions of the solvers. */
final class Machine {
  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  private Machine() {}

  static String description() {
    return "%s %s, %s processors, %s; Java %s, OR-Tools %s, Choco %s"
        .formatted(
            System.getProperty("os.name"),
            System.getProperty("os.arch"),
            Runtime.getRuntime().availableProcessors(),
            processor(),
            System.getProperty("java.vm.version"),
            version("com.google.ortools/ortools-java"),
            version("org.choco-solver/choco-solver"));
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

  private static String processor() {
    try {
      return Files.readAllLines(PROCESSORS).stream()
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("model unknown");
    } catch (NoSuchFileException e) {
      return "model unknown"; // on systems other than Linux
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
