package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.QueensSolver;
import org.nqueens.contract.ForkedJvm;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.BackendRegistry;
import org.nqueens.spi.SolverBackend;
import org.slf4j.Logger;

/** One jar of the libraries that a program uses, as packers make it. */
class OneJarTest {
  private static final String SERVICES = "META-INF/services/";

  @TempDir private Path folder;

  /** What a packer does with the files of services that have one name in several libraries. */
  private enum ServiceFiles {
    MERGED,
    /** As by maven-shade without transformers, which keeps the file of the first library. */
    FIRST
  }

  /** Answers questions by the engine of core, and lists the backends. */
  public static final class Program {
    private Program() {}

    public static void main(String[] arguments) {
      QueensModel eight = QueensModel.of(8);
      System.out.println("count " + QueensSolver.count(8));
      System.out.println(
          "by id " + QueensSolver.builder().backend("embedded").build().count(eight));
      System.out.println(
          "placement 91 " + QueensSolver.builder().build().sampling().index(eight).get(91));
      System.out.println(
          "backends "
              + BackendRegistry.load().all().stream()
                  .map(SolverBackend::id)
                  .collect(Collectors.joining(" ")));
      for (String id : arguments) {
        try {
          QueensSolver.builder().backend(id).build();
        } catch (IllegalArgumentException e) {
          System.out.println(e.getMessage());
        }
      }
    }
  }

  private static Path libraryOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** Runs the program on one jar of the libraries, beside the rest of the class path. */
  private String run(List<Path> libraries, ServiceFiles services, String... arguments)
      throws IOException {
    Path jar = folder.resolve("one.jar");
    write(jar, libraries, services);
    String path =
        Stream.concat(
                Stream.of(jar.toString()),
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                    .filter(entry -> !libraries.contains(Path.of(entry))))
            .collect(Collectors.joining(File.pathSeparator));
    ForkedJvm.Exit exit = new ForkedJvm().classPath(path).run(Program.class, arguments);
    assertThat(exit.code()).as(exit.output()).isZero();
    assertThat(exit.output()).contains("count 92", "by id 92", "placement 91 7 3 0 2 5 1 6 4");
    return exit.output();
  }

  private static void write(Path jar, List<Path> libraries, ServiceFiles services)
      throws IOException {
    Map<String, byte[]> merged = new TreeMap<>();
    for (Path library : libraries) {
      for (Map.Entry<String, byte[]> file : files(library).entrySet()) {
        boolean joins = services == ServiceFiles.MERGED && file.getKey().startsWith(SERVICES);
        merged.merge(file.getKey(), file.getValue(), joins ? OneJarTest::lines : (a, b) -> a);
      }
    }
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      for (Map.Entry<String, byte[]> file : merged.entrySet()) {
        entries.putNextEntry(new JarEntry(file.getKey()));
        entries.write(file.getValue());
      }
    }
  }

  private static byte[] lines(byte[] first, byte[] second) {
    ByteArrayOutputStream both = new ByteArrayOutputStream();
    both.writeBytes(first);
    both.write('\n');
    both.writeBytes(second);
    return both.toByteArray();
  }

  /** The files of a library by name, without what belongs to one jar alone. */
  private static Map<String, byte[]> files(Path library) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    if (Files.isDirectory(library)) {
      try (Stream<Path> paths = Files.walk(library)) {
        for (Path file : paths.filter(Files::isRegularFile).toList()) {
          String name = library.relativize(file).toString().replace(File.separatorChar, '/');
          files.put(name, Files.readAllBytes(file));
        }
      }
    } else {
      try (InputStream bytes = Files.newInputStream(library);
          ZipInputStream entries = new ZipInputStream(bytes)) {
        for (ZipEntry entry = entries.getNextEntry();
            entry != null;
            entry = entries.getNextEntry()) {
          if (!entry.isDirectory()) {
            files.put(entry.getName(), entries.readAllBytes());
          }
        }
      }
    }
    files.keySet().removeAll(List.of("META-INF/MANIFEST.MF", "module-info.class"));
    return files;
  }

  private static Path core() throws URISyntaxException {
    return libraryOf(QueensSolver.class);
  }

  private static Path backends() throws URISyntaxException {
    return libraryOf(CpBackend.class);
  }

  private static Path slf4j() throws URISyntaxException {
    return libraryOf(Logger.class);
  }

  @Test
  void findsAllBackendsByMergedServiceFiles() throws Exception {
    assertThat(run(List.of(core(), backends(), slf4j()), ServiceFiles.MERGED))
        .contains("backends cp cp-sat embedded");
  }

  @Test
  void keepsTheEngineWhoseServiceFileIsLost() throws Exception {
    assertThat(run(List.of(backends(), core(), slf4j()), ServiceFiles.FIRST))
        .contains("backends cp cp-sat embedded");
  }

  @Test
  void tellsHowABackendIsLostWhoseServiceFileIs() throws Exception {
    assertThat(run(List.of(core(), backends(), slf4j()), ServiceFiles.FIRST, "cp"))
        .contains(
            "backends embedded",
            "backend (\"cp\") was not found, only: embedded;",
            "merge the files of META-INF/services, with maven-shade by its ServicesResourceTransformer");
  }
}
