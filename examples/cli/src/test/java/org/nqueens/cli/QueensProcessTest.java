package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command as a process of its own, between pipes and signals. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class QueensProcessTest {
  /** As Maven's are: a JDK from 24 on warns without them, and 17 does not know the last one. */
  private static final List<String> NO_WARNINGS =
      List.of(
          "-XX:+IgnoreUnrecognizedVMOptions",
          "--enable-native-access=ALL-UNNAMED",
          "--sun-misc-unsafe-memory-access=allow");

  @TempDir private Path folder;

  private final List<Process> started = new ArrayList<>();

  private Process start(List<String> options, String... arguments) throws IOException {
    return startInto(Redirect.PIPE, options, arguments);
  }

  private Process startInto(Redirect out, List<String> options, String... arguments)
      throws IOException {
    Process process = builder(options, arguments).redirectOutput(out).start();
    started.add(process);
    return process;
  }

  private ProcessBuilder builder(List<String> options, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(NO_WARNINGS);
    command.addAll(options);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Queens.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(folder.resolve("err").toFile());
  }

  @AfterEach
  void leaveNothingRunning() {
    started.forEach(Process::destroyForcibly);
  }

  private String err() throws IOException {
    return Files.readString(folder.resolve("err"));
  }

  @Test
  void endsQuietlyWhenThePipeIsClosed() throws Exception {
    Process process = start(List.of(), "enumerate", "18");
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.readLine()).isEqualTo("Solution 0");
    }
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(err()).isEmpty();
  }

  @Test
  void solvesThroughAPipeWhatItMakes() throws Exception {
    List<Process> pipe =
        ProcessBuilder.startPipeline(
            List.of(
                builder(List.of(), "new", "--regions", "--size", "6", "--seed", "1"),
                builder(List.of(), "solve", "-")));
    started.addAll(pipe);
    try (BufferedReader out = pipe.get(1).inputReader()) {
      assertThat(out.lines()).hasSize(15).last().isEqualTo("This is the only solution.");
    }
    for (Process process : pipe) {
      assertThat(process.waitFor()).isZero();
    }
    assertThat(err()).isEmpty();
  }

  @Test
  void noticesAClosedPipeThoughLittleIsPrinted() throws Exception {
    // On this board the embedded engine prints for an instant and then searches for ages.
    Process process = start(List.of(), "enumerate", "26", "--format", "rows");
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.readLine()).startsWith("0 2 4 1 3 ");
    }
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(err()).isEmpty();
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "there is no other device that is always full")
  void saysThatTheDiskIsFull() throws Exception {
    for (String[] arguments : new String[][] {{"enumerate", "8"}, {"count", "3"}, {"--help"}}) {
      Process process = startInto(Redirect.to(new File("/dev/full")), List.of(), arguments);
      assertThat(process.waitFor()).isEqualTo(1);
      assertThat(err()).startsWith("queens: cannot write the results: No space left on device");
    }
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "there is no command to send a signal")
  void stopsCleanlyAtCtrlCAndCountsWhatItFound() throws Exception {
    for (String backend : List.of("embedded", "cp", "cp-sat")) {
      Process process =
          start(List.of(), "enumerate", "18", "--format", "json", "--backend", backend);
      try (BufferedReader out = process.inputReader()) {
        List<String> lines = new ArrayList<>();
        lines.add(out.readLine());
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
        out.lines().forEach(lines::add);
        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(lines.get(0)).startsWith("{\"type\":\"placement\",\"rows\":[0,2,4,1,7,");
        assertThat(lines.get(lines.size() - 1))
            .startsWith(
                "{\"type\":\"result\",\"completion\":\"INTERRUPTED\",\"solutions\":"
                    + (lines.size() - 1)
                    + ",");
      }
      assertThat(err()).isEqualTo("queens: stopped (INTERRUPTED), there may be more solutions\n");
    }
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the threads of a process are files there")
  void saysAtCtrlCHowManyThereAreAtLeast() throws Exception {
    for (String format : List.of("text", "json")) {
      Process process = start(List.of(), "count", "22", "--format", format);
      awaitWork(process);
      new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
      try (BufferedReader out = process.inputReader()) {
        assertThat(out.lines().toList())
            .singleElement()
            .asString()
            .matches(
                format.equals("text")
                    ? "at least \\d+"
                    : "\\{\"type\":\"result\",\"completion\":\"INTERRUPTED\",\"solutions\":\\d+}");
      }
      assertThat(process.waitFor()).isEqualTo(1);
      assertThat(err()).isEqualTo("queens: stopped (INTERRUPTED), there may be more solutions\n");
    }
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "the threads of a process are files there")
  void givesUpAPuzzleAtCtrlC() throws Exception {
    Process process =
        start(
            List.of(),
            "new",
            "--blocked",
            "--size",
            "200",
            "--format",
            "json",
            "--verifier",
            "embedded");
    awaitWork(process);
    new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.lines().toList())
          .containsExactly("{\"type\":\"result\",\"completion\":\"INTERRUPTED\",\"solutions\":0}");
    }
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(err()).isEqualTo("queens: stopped (INTERRUPTED) before the answer\n");
  }

  /** Waits for the display of progress, which begins after signals are heard. */
  private static void awaitWork(Process process) throws Exception {
    Path threads = Path.of("/proc", Long.toString(process.pid()), "task");
    while (process.isAlive() && !names(threads).contains("queens-progress")) {
      Thread.sleep(20);
    }
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

  @Test
  void needsNoMoreMemoryForMoreSolutions() throws Exception {
    // Kept, the placements would take more than 200 MB.
    Process process =
        start(List.of("-Xmx64m"), "enumerate", "15", "--format", "none", "--threads", "2");
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.lines()).last().isEqualTo("  Solutions found: 2279184");
    }
    assertThat(process.waitFor()).isZero();
  }

  @Test
  void saysWhyABackendIsUnavailable() throws Exception {
    Path missing = folder.resolve("missing");
    List<String> options = List.of("-Djava.io.tmpdir=" + missing);
    Process backends = start(options, "backends");
    try (BufferedReader out = backends.inputReader()) {
      assertThat(String.join("\n", out.lines().toList()))
          .contains("cp: OR-Tools original")
          .contains("unavailable: OR-Tools' native library does not load on platform (")
          .contains("with temporary folder (" + missing + ")")
          .contains("embedded: pure-Java");
    }
    assertThat(backends.waitFor()).isZero();

    Process refused = start(options, "count", "8", "--backend", "cp");
    assertThat(refused.waitFor()).isEqualTo(1);
    assertThat(err())
        .contains("queens: backend (\"cp\") is unavailable here: OR-Tools' native library")
        .contains(missing.toString());

    Process puzzle = start(options, "new", "--given", "--size", "6", "--seed", "1");
    try (BufferedReader out = puzzle.inputReader()) {
      assertThat(out.readLine()).isEqualTo("# Puzzle 1");
      assertThat(out.lines()).hasSize(6);
    }
    assertThat(puzzle.waitFor()).isZero();
    assertThat(err())
        .endsWith(
            "queens: backend (\"cp-sat\") is unavailable here: \"embedded\" confirms the puzzle instead;"
                + " see `queens backends`\n");

    Process embedded = start(options, "count", "8");
    try (BufferedReader out = embedded.inputReader()) {
      assertThat(out.readLine()).isEqualTo("92");
    }
    assertThat(embedded.waitFor()).isZero();
  }
}
