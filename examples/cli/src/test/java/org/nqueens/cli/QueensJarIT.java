package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.cli.Distribution.Run;

/** The command as the jar that users run. */
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class QueensJarIT {
  private static final Path JAR = Path.of("target", "queens.jar");

  @TempDir private Path folder;

  @Test
  void mayLoadNativeLibraries() throws Exception {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      assertThat(jar.getManifest().getMainAttributes().getValue("Enable-Native-Access"))
          .isEqualTo("ALL-UNNAMED");
    }
  }

  /** On the native library, and on protobuf. */
  @Test
  void answersAndSaysNothingElse() throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:-UsePerfData"); // a locked file of it would be a line of standard output
    if (Runtime.version().feature() >= 24) {
      // For protobuf; no manifest can say it.
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(List.of("-jar", JAR.toString(), "count", "8", "--backend", "cp-sat"));
    File err = folder.resolve("err").toFile();
    Process process = new ProcessBuilder(command).redirectError(err).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    assertThat(out).isEqualTo("92\n");
    assertThat(Files.readString(err.toPath())).isEmpty();
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "needs a POSIX shell: examples/queens is a script of it")
  void runsByTheScriptOfTheSourcesAndNamesAMissingFolder() throws Exception {
    Path target = JAR.toAbsolutePath().getParent();
    Sources sources =
        Sources.in(
            folder,
            "cd examples/cli && cp '%1$s/queens.jar' target && ln -s '%1$s/lib' target\n"
                .formatted(target));
    String path = sources.variables().get("PATH");
    assertThat(Distribution.run(folder, Map.of("PATH", path), sources.command("count", "8")).out())
        .isEqualTo("92\n");
    assertThat(Distribution.run(folder, Map.of("PATH", path), sources.command("count", "garden x")))
        .isEqualTo(
            new Run(
                2,
                "",
                "queens: file (garden x) was not found: give the path of a board, or - for standard"
                    + " input; the folder %s, which has boards by name, is missing\n"
                        .formatted(sources.file("").toRealPath().resolve("examples/boards"))));
  }
}
