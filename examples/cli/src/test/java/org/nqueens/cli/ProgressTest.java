package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

class ProgressTest extends ProcessTest {
  private static final Path SCRIPT = Path.of("/usr/bin/script");

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the options of script differ elsewhere")
  void drawsOneLineThatGoesOnThoughNothingIsFound() throws Exception {
    Process onNarrow = startOnTerminal("stty cols 14; exec", "count", "19", "--time-limit", "4s");
    Process onWide = startOnTerminal("stty cols 80; exec", "count", "19", "--time-limit", "4s");
    String shown = shown(1, onNarrow);
    List<String> drawn =
        Stream.of(shown.split("\r")).filter(line -> line.startsWith("count 19")).toList();
    // The terminal is 14 columns wide, the last of which stays free.
    assertThat(drawn).allMatch(line -> line.length() <= 13).hasSizeGreaterThan(1);
    assertThat(drawn.stream().distinct()).contains("count 19: 0:0").hasSize(1);
    assertThat(shown.substring(0, shown.lastIndexOf("count 19"))).doesNotContain("\n");

    String wide = shown(1, onWide);
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
    assertThat(shown(0, startOnTerminal("", "count", "8", "--limit", "5")))
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
    ProcessBuilder builder = builder(List.of(), "count", "19", "--time-limit", "3s");
    builder.environment().put("PATH", folder.toString());
    shown(1, start(builder));
    assertThat(Files.exists(ran)).isFalse();
    assertThat(err()).isEqualTo("queens: stopped (TIME_LIMIT), there may be more solutions\n");
  }

  @Test
  void isSilentWhereTheNativeLibraryDoesNotLoad() throws Exception {
    List<String> options = List.of("-Djava.io.tmpdir=" + folder.resolve("missing"));
    shown(1, start(options, "count", "19", "--time-limit", "3s"));
    assertThat(err())
        .contains("queens: stopped (TIME_LIMIT), there may be more solutions\n")
        .doesNotContainIgnoringCase("jline");
  }

  /**
   * Starts the command on a terminal of its own.
   *
   * @param before what its shell does before
   */
  private Process startOnTerminal(String before, String... arguments) throws IOException {
    assumeTrue(Files.isExecutable(SCRIPT), "script(1) makes a terminal");
    String command =
        builder(List.of(), arguments).command().stream()
            .map(word -> "'" + word + "'")
            .collect(Collectors.joining(" ", before + " ", ""));
    return start(
        new ProcessBuilder(SCRIPT.toString(), "-qec", command, "/dev/null")
            .redirectErrorStream(true));
  }

  /** What a process prints on an empty standard input, until it ends with an exit code. */
  private static String shown(int code, Process process) throws Exception {
    process.getOutputStream().close();
    String shown = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(shown).isEqualTo(code);
    return shown;
  }
}
