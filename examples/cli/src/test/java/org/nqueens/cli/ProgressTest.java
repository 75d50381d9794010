package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ProgressTest {
  private static final Path SCRIPT = Path.of("/usr/bin/script");

  @TempDir private Path folder;

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the options of script differ elsewhere")
  void drawsOneLineThatGoesOnThoughNothingIsFound() throws Exception {
    assumeTrue(Files.isExecutable(SCRIPT), "script(1) makes a terminal");
    String command = String.join(" ", quoted("count", "19", "--time-limit", "4s"));
    String shown = run(SCRIPT.toString(), "-qec", "stty cols 14; exec " + command, "/dev/null");
    List<String> drawn =
        Stream.of(shown.split("\r")).filter(line -> line.startsWith("count 19")).toList();
    // The terminal is 14 columns wide, the last of which stays free.
    assertThat(drawn).allMatch(line -> line.length() <= 13).hasSizeGreaterThan(1);
    assertThat(drawn.stream().distinct()).contains("count 19: 0:0").hasSize(1);
    assertThat(shown.substring(0, shown.lastIndexOf("count 19"))).doesNotContain("\n");

    String wide = run(SCRIPT.toString(), "-qec", "stty cols 80; exec " + command, "/dev/null");
    List<String> lines = Stream.of(wide.split("\r")).filter(line -> !line.isBlank()).toList();
    assertThat(lines.stream().filter(line -> line.startsWith("count 19")).distinct())
        .as("the time goes by")
        .hasSizeGreaterThan(1)
        .allMatch(
            line ->
                line.matches(
                    "count 19: 0:00:0\\d, +\\d+\\.\\d %, {1,11}[^,]+ left, \\d+ found,.{7} (found|decisions)/s *"))
        .allMatch(line -> line.indexOf(" left, ") == 38, "no field moves");
    assertThat(wide.substring(0, wide.lastIndexOf("count 19"))).doesNotContain("\n");
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the options of script differ elsewhere")
  void drawsNothingForAShortSearch() throws Exception {
    assumeTrue(Files.isExecutable(SCRIPT), "script(1) makes a terminal");
    String command = String.join(" ", quoted("count", "8", "--limit", "5"));
    Process process =
        new ProcessBuilder(SCRIPT.toString(), "-qec", command, "/dev/null")
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo(
            "at least 5\r\nqueens: stopped (SOLUTION_LIMIT), there may be more solutions\r\n");
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "other systems have other programs")
  void asksNoProgramWhetherThereIsATerminal() throws Exception {
    Path ran = folder.resolve("ran");
    for (String name : List.of("test", "tty", "stty", "sh")) {
      Path program = folder.resolve(name);
      Files.writeString(program, "#!/bin/sh\necho " + name + " >> " + ran + "\nexit 0\n");
      Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    ProcessBuilder builder = new ProcessBuilder(command("count", "19", "--time-limit", "3s"));
    builder.environment().put("PATH", folder.toString());
    File err = folder.resolve("err").toFile();
    Process process = builder.redirectError(err).start();
    process.getInputStream().readAllBytes();
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(Files.exists(ran)).isFalse();
    assertThat(err).hasContent("queens: stopped (TIME_LIMIT), there may be more solutions");
  }

  @Test
  void isSilentWhereTheNativeLibraryDoesNotLoad() throws Exception {
    List<String> command = new ArrayList<>(command("count", "19", "--time-limit", "3s"));
    command.add(1, "-Djava.io.tmpdir=" + folder.resolve("missing"));
    assertThat(run(command.toArray(String[]::new)))
        .contains("queens: stopped (TIME_LIMIT), there may be more solutions\n")
        .doesNotContainIgnoringCase("jline");
  }

  private static String run(String... command) throws Exception {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String shown = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(shown).isEqualTo(1);
    return shown;
  }

  private static List<String> quoted(String... arguments) {
    return command(arguments).stream().map(word -> "'" + word + "'").toList();
  }

  private static List<String> command(String... arguments) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    return Stream.concat(
            // As the manifest of the runnable jar says; a JDK from 24 on warns without it.
            Stream.of(
                java,
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classPath,
                Queens.class.getName()),
            Stream.of(arguments))
        .toList();
  }
}
