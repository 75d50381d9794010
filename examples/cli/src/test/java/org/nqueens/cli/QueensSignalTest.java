package org.nqueens.cli;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.SignalDisposition;

/** The command at Ctrl-C: it stops, and says what it has found. */
class QueensSignalTest extends ProcessTest {
  private static final String SIGNALS =
      "needs signals: the command kill sends them on Linux and macOS";

  private static final String THREADS = "needs /proc: the threads of a process are files on Linux";

  /** The threads that have displayed the progress of a search. */
  private final Set<Path> displays = new HashSet<>();

  /** A solver in C++ could hear the signal itself. */
  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = SIGNALS)
  void stopsCleanlyAndCountsTheSolutionsFound() throws Exception {
    Process process =
        startHearingSigint("enumerate", "18", "--format", "json", "--backend", "cp-sat");
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

  /** Commands in one process, each of them interrupted in its search. */
  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = THREADS)
  void printsWhatItHasFound() throws Exception {
    Path boards = folder.resolve("boards.txt");
    Files.writeString(boards, "Q\n\n" + endlessBoard() + "\nQ\n");
    Process process =
        startHearingSigint(
            commands(
                List.of(),
                "count 22",
                "count 22 --format json",
                "new --blocked --size 200 --format json --verifier embedded",
                "compare 20 --format csv",
                "new --given --size 5 --count 1000000000 --format json --verifier embedded",
                "solve missing " + boards + " --format json"));
    try (BufferedReader out = process.inputReader()) {
      interruptAtWork(process);
      assertThat(rest(out)).singleElement().asString().matches("at least \\d+");

      interruptAtWork(process);
      assertThat(rest(out))
          .singleElement()
          .asString()
          .matches("\\{\"type\":\"result\",\"completion\":\"INTERRUPTED\",\"solutions\":\\d+}");

      interruptAtWork(process);
      assertThat(rest(out))
          .containsExactly("{\"type\":\"result\",\"completion\":\"INTERRUPTED\",\"solutions\":0}");

      interruptAtWork(process);
      List<String> compared = rest(out);
      assertThat(compared).hasSize(2);
      assertThat(compared.get(1)).startsWith("embedded,value,first-unbound/smallest,INTERRUPTED,");

      assertThat(out.readLine()).startsWith("{\"type\":\"board\"");
      interruptAtWork(process);
      List<String> puzzles = rest(out);
      assertThat(puzzles.get(puzzles.size() - 1))
          .isEqualTo(
              "{\"type\":\"result\",\"completion\":\"INTERRUPTED\",\"solutions\":%s}",
              puzzles.stream().filter(line -> line.startsWith("{\"type\":\"placement\"")).count());

      assertThat(out.readLine()).startsWith("{\"type\":\"unreadable\"");
      assertThat(out.readLine()).isEqualTo("{\"type\":\"placement\",\"rows\":[0]}");
      assertThat(out.readLine()).contains("\"completion\":\"EXHAUSTED\"");
      interruptAtWork(process);
      assertThat(rest(out, "exit 2"))
          .as("the third board is left, and a board that cannot be read is the worse end")
          .singleElement()
          .asString()
          .startsWith("{\"type\":\"result\",\"completion\":\"INTERRUPTED\"");
    }
    assertThat(process.waitFor()).isZero();
    assertThat(err().lines().filter(line -> !line.startsWith("queens: file (missing)")))
        .containsExactly(
            "queens: stopped (INTERRUPTED), there may be more solutions",
            "queens: stopped (INTERRUPTED), there may be more solutions",
            "queens: stopped (INTERRUPTED) before the answer",
            "queens: stopped (INTERRUPTED) at embedded, value, first-unbound/smallest",
            "queens: stopped (INTERRUPTED) before the answer",
            "queens: stopped (INTERRUPTED) before the answer");
  }

  /** The lines up to the end of a command that was cut short. */
  private static List<String> rest(BufferedReader out) throws IOException {
    return rest(out, "exit 1");
  }

  private static List<String> rest(BufferedReader out, String end) throws IOException {
    List<String> lines = new ArrayList<>();
    String line = out.readLine();
    while (!end.equals(line)) {
      assertThat(line).as("the process goes on after %s", lines).isNotNull();
      lines.add(line);
      line = out.readLine();
    }
    return lines;
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = SIGNALS)
  void saysThatItStopsBeforeTheSearch() throws Exception {
    Process process = startHearingSigint("solve", "--check", "-");
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

  /** The terminal is closed, or the system shuts down. */
  @ParameterizedTest
  @ValueSource(strings = {"HUP", "TERM"})
  @EnabledOnOs(value = OS.LINUX, disabledReason = THREADS)
  void printsThePlacementsFound(String signal) throws Exception {
    ProcessBuilder builder = builder(List.of(), "enumerate", "20", "--format", "rows");
    builder.command().addAll(0, SignalDisposition.defaultOf(signal));
    Process process = start(builder);
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.readLine()).isEqualTo("0 2 4 1 3 12 14 11 17 19 16 8 15 18 7 9 6 13 5 10");
      send(signal, process);
      assertThat(out.lines().toList()).last().asString().matches("\\d+( \\d+){19}");
    }
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(err()).contains("queens: stopped (INTERRUPTED), there may be more solutions\n");
  }

  /** A program that is started by nohup goes on when its terminal is closed. */
  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = THREADS)
  void goesOnWhereHangupsAreIgnored() throws Exception {
    ProcessBuilder builder = builder(List.of(), "count", "22");
    builder.command().addAll(0, List.of("sh", "-c", "trap '' HUP; exec \"$@\"", "sh"));
    Process process = start(builder);
    await("a display of progress", process, () -> displays.addAll(displays(process)));
    assertThat(Path.of("/proc", Long.toString(process.pid()), "status"))
        .as("the signals that are ignored, the first of which is SIGHUP")
        .content()
        .containsPattern("SigIgn:\\s+[0-9a-f]*[13579bdf]\n");
  }

  /** Waits for the display of progress, which begins after signals are heard, and interrupts. */
  private void interruptAtWork(Process process) throws Exception {
    await("a display of progress", process, () -> displays.addAll(displays(process)));
    interrupt(process);
  }

  /** The threads that display progress: those of an earlier search may be about to end. */
  private static List<Path> displays(Process process) throws IOException {
    Path threads = Path.of("/proc", Long.toString(process.pid()), "task");
    List<Path> displays = new ArrayList<>();
    try (DirectoryStream<Path> each = Files.newDirectoryStream(threads)) {
      for (Path thread : each) {
        if (Files.readString(thread.resolve("comm")).strip().equals("queens-progress")) {
          displays.add(thread);
        }
      }
    } catch (FileSystemException | DirectoryIteratorException e) {
      // A thread has ended since: the next look sees the rest.
    }
    return displays;
  }
}
