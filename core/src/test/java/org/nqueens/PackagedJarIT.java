package org.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A project that uses the packaged jar, on the class path and on the module path. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PackagedJarIT {
  @TempDir private Path project;

  private String libraries;

  @BeforeEach
  void writeProject() throws IOException {
    Path jar;
    try (Stream<Path> files = Files.list(Path.of("target"))) {
      jar =
          files
              .filter(
                  file ->
                      file.getFileName().toString().matches("nqueens-core-[^-]+(-SNAPSHOT)?\\.jar"))
              .findFirst()
              .orElseThrow();
    }
    String slf4j =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> entry.contains("slf4j-api"))
            .findFirst()
            .orElseThrow();
    libraries = jar.toAbsolutePath() + File.pathSeparator + slf4j;
    Path sources = Files.createDirectories(project.resolve("src/user"));
    Files.writeString(
        sources.resolve("Main.java"),
        """
        package user;

        public class Main {
          public static void main(String[] arguments) {
            long[] count = {0};
            org.nqueens.QueensSolver.enumerate(8, placement -> count[0]++);
            System.out.println(count[0] + " in module " + Main.class.getModule().getName());
          }
        }
        """);
  }

  private static String run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }

  private void compile(String path, String... files) {
    List<String> arguments =
        new ArrayList<>(List.of(path, libraries, "-Xlint:all", "-Werror", "-d", classes()));
    Stream.of(files)
        .map(file -> project.resolve("src").resolve(file).toString())
        .forEach(arguments::add);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(code).isZero();
  }

  private String classes() {
    return project.resolve("classes").toString();
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  @Test
  void worksOnTheClassPath() throws Exception {
    compile("-classpath", "user/Main.java");
    String path = classes() + File.pathSeparator + libraries;
    assertThat(run(List.of(java(), "-cp", path, "user.Main")))
        .isEqualToNormalizingNewlines("92 in module null\n");
  }

  @Test
  void worksOnTheModulePath() throws Exception {
    Files.writeString(
        project.resolve("src/module-info.java"), "module user { requires org.nqueens.core; }");
    compile("--module-path", "user/Main.java", "module-info.java");
    String path = classes() + File.pathSeparator + libraries;
    assertThat(run(List.of(java(), "--module-path", path, "--module", "user/user.Main")))
        .isEqualToNormalizingNewlines("92 in module user\n");
  }
}
