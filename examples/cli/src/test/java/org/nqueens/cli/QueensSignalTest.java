package org.nqueens.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command at Ctrl-C: it stops, and says what it has found. */
class QueensSignalTest extends ProcessTest {

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "there is no command to send a signal")
  void stopsCleanlyAndCountsTheSolutionsFound(String backend) throws Exception {
    Process process =
        startHearingSigint("enumerate", "18", "--format", "json", "--backend", backend);
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.readLine()).startsWith("{\"type\":\"placement\",\"rows\":[0,2,4,1,7,");
      long[] placements = {0};
      // Counted, not kept: a command that goes on would fill the heap.
      String last =
          atSigint(
              process,
              () ->
                  out.lines()
                      .peek(line -> placements[0]++)
                      .reduce((before, line) -> line)
                      .orElseThrow());
      assertThat(last)
          .startsWith(
              "{\"type\":\"result\",\"completion\":\"INTERRUPTED\",\"solutions\":"
                  + placements[0]
                  + ",");
    }
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(err()).isEqualTo("queens: stopped (INTERRUPTED), there may be more solutions\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "text | at least \\d+",
        "json | \\{\"type\":\"result\",\"completion\":\"INTERRUPTED\",\"solutions\":\\d+}"
      })
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the threads of a process are files there")
  void printsALowerBoundOfACount(String format, String pattern) throws Exception {
    Process process = startHearingSigint("count", "22", "--format", format);
    assertThat(interruptAtWork(process)).singleElement().asString().matches(pattern);
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(err()).isEqualTo("queens: stopped (INTERRUPTED), there may be more solutions\n");
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the threads of a process are files there")
  void givesUpAPuzzle() throws Exception {
    Process process =
        startHearingSigint(
            "new", "--blocked", "--size", "200", "--format", "json", "--verifier", "embedded");
    assertThat(interruptAtWork(process))
        .containsExactly("{\"type\":\"result\",\"completion\":\"INTERRUPTED\",\"solutions\":0}");
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(err()).isEqualTo("queens: stopped (INTERRUPTED) before the answer\n");
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "there is no command to send a signal")
  void countsThePuzzlesThatAreMade() throws Exception {
    Process process =
        startHearingSigint(
            "new",
            "--given",
            "--size",
            "5",
            "--count",
            "1000000000",
            "--format",
            "json",
            "--verifier",
            "embedded");
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.readLine()).startsWith("{\"type\":\"board\"");
      List<String> lines = atSigint(process, () -> out.lines().toList());
      assertThat(lines.get(lines.size() - 1))
          .isEqualTo(
              "{\"type\":\"result\",\"completion\":\"INTERRUPTED\",\"solutions\":%s}",
              lines.stream().filter(line -> line.startsWith("{\"type\":\"placement\"")).count());
    }
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(err()).isEqualTo("queens: stopped (INTERRUPTED) before the answer\n");
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the threads of a process are files there")
  void leavesTheOtherBoards() throws Exception {
    Path boards = folder.resolve("boards.txt");
    // The second board has no solution, which takes longer to find out than a test lasts.
    Files.writeString(
        boards, "Q\n\n# variant=toroidal\n" + (".".repeat(30) + "\n").repeat(30) + "\nQ\n");
    Process process = startHearingSigint("solve", boards.toString(), "--format", "json");
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.readLine()).isEqualTo("{\"type\":\"placement\",\"rows\":[0]}");
      assertThat(out.readLine()).contains("\"completion\":\"EXHAUSTED\"");
      await("the search", process, () -> names(tasks(process)).contains("queens-progress"));
      assertThat(atSigint(process, () -> out.lines().toList()))
          .singleElement()
          .asString()
          .startsWith("{\"type\":\"result\",\"completion\":\"INTERRUPTED\"");
    }
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(err()).isEqualTo("queens: stopped (INTERRUPTED) before the answer\n");
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the threads of a process are files there")
  void comparesSoFar() throws Exception {
    Process process = startHearingSigint("compare", "20", "--format", "csv");
    List<String> lines = interruptAtWork(process);
    assertThat(lines).hasSize(2);
    assertThat(lines.get(1)).startsWith("embedded,value,first-unbound/smallest,INTERRUPTED,");
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(err())
        .isEqualTo("queens: stopped (INTERRUPTED) at embedded, value, first-unbound/smallest\n");
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "there is no command to send a signal")
  void saysThatItStopsBeforeTheSearch() throws Exception {
    Process process = startHearingSigint("check", "-");
    // More than the pipe holds: the command is reading when the last board is written, and it
    // answers when it has read them all.
    process.getOutputStream().write(".Q..\n...Q\nQ...\n..Q.\n\n".repeat(20_000).getBytes(US_ASCII));
    process.getOutputStream().flush();
    try (BufferedReader out = process.inputReader()) {
      assertThat(atSigint(process, () -> out.lines().toList())).isEmpty();
    }
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(err()).isEqualTo("queens: stopped (INTERRUPTED) before the answer\n");
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "there is no command to send a signal")
  void saysThatAJournalledCountStopsWhileItBegins() throws Exception {
    Path journal = folder.resolve("j");
    Process process = startHearingSigint("count", "18", "--journal", journal.toString());
    await("a lock", process, () -> Files.exists(folder.resolve("j.lock")));
    try (BufferedReader out = process.inputReader()) {
      assertThat(atSigint(process, () -> out.lines().toList()))
          .allMatch(line -> line.matches("at least \\d+"));
    }
    assertThat(process.exitValue()).isEqualTo(1);
    assertThat(err()).startsWith("queens: stopped (INTERRUPTED)");
  }

  /** Waits for the display of progress, which begins after signals are heard, and interrupts. */
  private static List<String> interruptAtWork(Process process) throws Exception {
    await("a progress bar", process, () -> names(tasks(process)).contains("queens-progress"));
    try (BufferedReader out = process.inputReader()) {
      return atSigint(process, () -> out.lines().toList());
    }
  }

  private static Path tasks(Process process) {
    return Path.of("/proc", Long.toString(process.pid()), "task");
  }

  private static List<String> names(Path threads) throws IOException {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> each = Files.newDirectoryStream(threads)) {
      for (Path thread : each) {
        names.add(Files.readString(thread.resolve("comm")).strip());
      }
    } catch (NoSuchFileException | DirectoryIteratorException e) {
      // A thread has ended since: the next look sees the rest.
    }
    return names;
  }
}
