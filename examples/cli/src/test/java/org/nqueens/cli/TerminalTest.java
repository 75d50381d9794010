package org.nqueens.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The command on a terminal, and where there is none. */
class TerminalTest extends ProcessTest {
  private static final Path SCRIPT = Path.of("/usr/bin/script");

  private static final String TERMINALS =
      "needs a terminal: script(1) makes one on Linux, and has other options elsewhere";

  /** The character that a terminal turns into SIGINT. */
  private static final int CTRL_C = 3;

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = TERMINALS)
  void drawsOneLineThatGoesOnThoughNothingIsFound() throws Exception {
    List<String> options = List.of("-Dqueens.progress.millis=50");
    ProcessBuilder count = builder(options, "count", "22");
    Process onNarrow = startHearingSigint(onTerminal("stty cols 14; exec", count));
    Process onWide = startHearingSigint(onTerminal("stty cols 80; exec", count));
    // The terminal is 14 columns wide, the last of which stays free.
    assertThat(drawn(onNarrow, lines -> lines.size() > 1)).containsOnly("count 22: 0:0");

    Predicate<String> hasReport = line -> line.contains(" found, ");
    List<String> wide =
        drawn(onWide, lines -> lines.stream().filter(hasReport).distinct().count() > 1);
    assertThat(wide)
        .allMatch(
            line ->
                line.matches(
                    "count 22: 0:\\d\\d:\\d\\d(, +\\d+\\.\\d %, {1,11}([^,]+ left|part 1 of \\d+), \\d+ found, [\\d.]+[kMBT]? (found|decisions)/s)? *"));
    assertThat(wide.stream().filter(hasReport))
        .allMatch(line -> line.startsWith(", ", 43), "no field moves");
  }

  /** The lines that a process draws over each other until they are enough; ends it by Ctrl-C. */
  private static List<String> drawn(Process process, Predicate<List<String>> enough)
      throws Exception {
    StringBuilder shown = new StringBuilder();
    try (BufferedReader out = process.inputReader()) {
      while (!enough.test(lines(shown))) {
        int next = out.read();
        assertThat(next).as(shown.toString()).isNotNegative();
        shown.append((char) next);
      }
      process.getOutputStream().write(CTRL_C);
      process.getOutputStream().flush();
      assertThat(out.lines().collect(Collectors.joining(" ")))
          .endsWith("queens: stopped (INTERRUPTED), there may be more solutions");
    }
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(shown.toString()).doesNotContain("\n");
    return lines(shown);
  }

  /** What stands between carriage returns: the last line may go on. */
  private static List<String> lines(StringBuilder shown) {
    String complete = shown.substring(0, Math.max(0, shown.lastIndexOf("\r")));
    return Stream.of(complete.split("\r")).filter(line -> !line.isBlank()).toList();
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = TERMINALS)
  void drawsBoardsInColoursAndNoProgressOfAShortSearch() throws Exception {
    // On a busy machine this search takes longer than a second.
    List<String> options = List.of("-Dqueens.progress.millis=1000000");
    ProcessBuilder builder =
        onTerminal(
            "env -u NO_COLOR -u COLORTERM TERM=xterm LC_ALL=C.UTF-8",
            commands(options, "count 8 --limit 5", "draw garden", "find garden"));
    Process process = startHearingSigint(builder);
    String shown = new String(process.getInputStream().readAllBytes(), UTF_8).replace("\r", "");
    assertThat(process.waitFor()).isZero();
    String[] printed = shown.split("exit 0\n");
    assertThat(printed[0])
        .isEqualTo("at least 5\nqueens: stopped (SOLUTION_LIMIT), there may be more solutions\n");
    assertThat(printed[1])
        .startsWith("# Garden\n")
        .contains("\u001b[38;5;", "┏━")
        .doesNotContain("♛");
    assertThat(printed[2]).startsWith("# Garden\n").contains("\u001b[38;5;", "┏━", "♛");
  }

  @Test
  @EnabledOnOs(
      value = OS.LINUX,
      disabledReason =
          "needs the programs of Linux: elsewhere others tell whether there is a terminal")
  void asksNoProgramWhetherThereIsATerminal() throws Exception {
    Path ran = folder.resolve("ran");
    for (String name : List.of("test", "tty", "stty", "sh")) {
      Path program = folder.resolve(name);
      Files.writeString(program, "#!/bin/sh\necho " + name + " >> " + ran + "\nexit 0\n");
      Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    ProcessBuilder builder = builder(List.of(), "draw", "garden");
    builder.environment().putAll(Map.of("PATH", folder.toString(), "TERM", "xterm"));
    builder.environment().remove("NO_COLOR");
    Process process = start(builder);
    assertThat(new String(process.getInputStream().readAllBytes(), UTF_8))
        .isEqualTo(CommandRun.of("draw", "garden").out());
    assertThat(process.waitFor()).isZero();
    assertThat(err()).isEmpty();
    assertThat(ran).doesNotExist();
  }

  /**
   * The command on a terminal of its own, which has its messages, too.
   *
   * @param before what its shell does before
   */
  private static ProcessBuilder onTerminal(String before, ProcessBuilder builder) {
    assumeTrue(
        Files.isExecutable(SCRIPT),
        "needs a terminal: script(1), which makes one, is not installed");
    String command =
        builder.command().stream()
            .map(word -> "'" + word + "'")
            .collect(Collectors.joining(" ", before + " ", ""));
    return new ProcessBuilder(SCRIPT.toString(), "-qec", command, "/dev/null")
        .redirectErrorStream(true);
  }
}
