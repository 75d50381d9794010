package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.cli.output.Output;

/** The command between pipes and files, with little memory and without native code. */
class QueensProcessTest extends ProcessTest {
  /** The searches last for ages, and the last two print nothing or little before. */
  @ParameterizedTest
  @CsvSource({
    "new --given --size 5 --count 1000000000 --seed 1 --verifier embedded, 1",
    "enumerate 26 --format rows, 1",
    "solve @boards, 0"
  })
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs named pipes: mkfifo makes them on Linux and macOS")
  void searchesNoLongerWhenThePipeIsClosed(String command, int lines) throws Exception {
    Path boards = folder.resolve("boards");
    Files.writeString(boards, "Q\n\n" + endlessBoard());
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    CompletableFuture<Long> read = CompletableFuture.supplyAsync(() -> read(lines, pipe));
    assertThat(into(pipe, command.replace("@", folder + "/"))).isEqualTo(new CommandRun(1, "", ""));
    assertThat(read.get()).isEqualTo(lines);
  }

  /** Opens a pipe, reads so many lines, and closes it. */
  private static long read(int lines, Path pipe) {
    try (BufferedReader out = Files.newBufferedReader(pipe)) {
      return out.lines().limit(lines).count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs a command in this JVM, whose standard output is a file. */
  private static CommandRun into(Path file, String command) throws IOException {
    StringWriter err = new StringWriter();
    try (OutputStream out = new FileOutputStream(file.toFile())) {
      int code = Queens.run(new Output(out), new PrintWriter(err, true), command.split(" "));
      return new CommandRun(code, "", err.toString());
    }
  }

  /** Two texts would be written over each other, from the beginning of one file. */
  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs /dev/stdout: standard output has this name on Linux and macOS")
  void refusesTheFileToWhichStandardOutputIsRedirected() throws Exception {
    Path printed = folder.resolve("printed");
    ProcessBuilder builder =
        commands(List.of(), "count 8 --journal /dev/stdout", "count 8 --journal " + printed);
    assertThat(start(builder.redirectOutput(printed.toFile())).waitFor()).isZero();
    assertThat(err())
        .containsSubsequence(
            "queens: journal (/dev/stdout) must not be standard output",
            "/printed) must not be standard output");
    assertThat(printed).hasContent("exit 2\n".repeat(2));
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "needs /dev/stdin: standard input has this name on Linux and macOS")
  void keepsTheBoardOnStandardInput() throws Exception {
    Path board = Files.copy(Path.of("../boards/garden.txt"), folder.resolve("board"));
    String text = Files.readString(board);
    ProcessBuilder builder = builder(List.of(), "play", "-", "--html=" + board);
    assertThat(start(builder.redirectInput(board.toFile())).waitFor()).isEqualTo(2);
    assertThat(err()).contains("/board) must not be the board itself, which would be lost");
    assertThat(board).hasContent(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "enumerate 8",
        "count 3",
        "--help",
        "find 10 --random 1900 --seed 1",
        "new --size 6 --count 40 --seed 1 --verifier embedded"
      })
  @EnabledOnOs(value = OS.LINUX, disabledReason = "needs /dev/full: Linux has it")
  void saysThatTheDiskIsFull(String arguments) throws Exception {
    CommandRun run = into(Path.of("/dev/full"), arguments);
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).isEqualTo("queens: cannot write the results: No space left on device\n");
  }

  @Test
  void needsNoMoreMemoryForMoreSolutionsAndSaysThatTheHeapIsFull() throws Exception {
    // Kept, the placements of the first command would take more than 30 MB.
    Process process =
        start(
            commands(
                List.of("-Xmx24m"),
                "enumerate 14 --format none --threads 2",
                "export 1400 --to opb"));
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.lines()).endsWith("  Solutions found: 365596", "exit 0", "exit 1");
    }
    assertThat(process.waitFor()).isZero();
    assertThat(err())
        .isEqualToIgnoringNewLines(
            "queens: the heap (24 MB) is full: give the JVM more, as by JAVA_OPTS=-Xmx48m or java -Xmx48m -jar queens.jar");
  }

  @Test
  void worksOnTheEmbeddedBackendWithoutNativeCode() throws Exception {
    Path missing = folder.resolve("missing"); // where no native library can be unpacked
    Process process =
        start(
            commands(
                List.of("-Djava.io.tmpdir=" + missing),
                "backends",
                "count 8 --backend cp",
                "new --given --size 6 --seed 1",
                "count 8",
                "draw 1"));
    List<String> out;
    try (BufferedReader reader = process.inputReader()) {
      out = reader.lines().toList();
    }
    assertThat(process.waitFor()).isZero();
    int told = out.indexOf("exit 0");
    assertThat(String.join("\n", out.subList(0, told)))
        .contains("cp: OR-Tools original")
        .contains("unavailable: OR-Tools' native library does not load on platform (")
        .contains("with temporary folder (" + missing + ")")
        .contains("embedded: pure-Java");
    assertThat(out.subList(told + 1, told + 3)).containsExactly("exit 1", "# Puzzle 1");
    assertThat(out.subList(told + 9, out.size()))
        .containsExactly("exit 0", "92", "exit 0", ".", "exit 0");
    assertThat(err())
        .startsWith("queens: backend (\"cp\") is unavailable here: OR-Tools' native library")
        .contains(missing.toString())
        .endsWith(
            "queens: backend (\"cp-sat\") is unavailable here: \"embedded\" confirms the puzzle instead;"
                + " see `queens backends`\n");
  }
}
