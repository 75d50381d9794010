package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command between pipes and files, with little memory and without native code. */
class QueensProcessTest extends ProcessTest {

  @Test
  void endsWithoutAMessageWhenThePipeIsClosed() throws Exception {
    Process process = start(List.of(), "enumerate", "18");
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.readLine()).isEqualTo("Solution 0");
    }
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(err()).isEmpty();
  }

  @Test
  void makesNoMorePuzzlesWhenThePipeIsClosed() throws Exception {
    Process process =
        start(
            List.of(),
            "new",
            "--given",
            "--size",
            "5",
            "--count",
            "1000000000",
            "--seed",
            "1",
            "--verifier",
            "embedded");
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.readLine()).isEqualTo("# Puzzle 1");
    }
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(err()).isEmpty();
  }

  @Test
  void namesAPageThatItOpensWhereStandardOutputIsAFile() throws Exception {
    ProcessBuilder builder =
        builder(List.of(), "new", "--empty", "--size", "4", "--html", "--open");
    builder.directory(folder.toFile()).redirectOutput(folder.resolve("out").toFile());
    builder.environment().put("PATH", "");
    assertThat(start(builder).waitFor()).isZero();
    assertThat(err()).startsWith("queens: board-4.html is written\nqueens: --open: ");
    assertThat(folder.resolve("board-4.html")).isNotEmptyFile();
  }

  @Test
  void searchesNoOtherBoardWhenThePipeIsClosed() throws Exception {
    // The second board has no solution, which takes longer to find out than a test lasts.
    Path boards = folder.resolve("boards.txt");
    Files.writeString(boards, "Q\n\n# variant=toroidal\n" + (".".repeat(30) + "\n").repeat(30));
    Process process = start(List.of(), "solve", boards.toString());
    process.getInputStream().close();
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(err()).isEmpty();
  }

  @Test
  void ranksThroughAPipeWhatItEnumerates() throws Exception {
    List<Process> pipe =
        startPipeline(builder(List.of(), "enumerate", "6"), builder(List.of(), "rank", "6", "-"));
    try (BufferedReader out = pipe.get(1).inputReader()) {
      assertThat(out.lines()).containsExactly("0", "1", "2", "3");
    }
    assertThat(pipe.get(1).waitFor()).isZero();
  }

  /** The program {@code script} gives a command a terminal of its own. */
  @Test
  void drawsForEyesOnATerminalAndForCommandsElsewhere() throws Exception {
    Path script = Path.of("/usr/bin/script");
    assumeTrue(Files.isExecutable(script));
    String command =
        builder(List.of(), "draw", "../boards/garden.txt", "--color", "never").command().stream()
            .map(word -> "'" + word + "'")
            .collect(Collectors.joining(" "));
    ProcessBuilder builder =
        new ProcessBuilder(script.toString(), "-qec", command, "/dev/null")
            .redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C.UTF-8");
    Process onTerminal = start(builder);
    onTerminal.getOutputStream().close();
    assertThat(new String(onTerminal.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains("┏━━━━━");
    assertThat(onTerminal.waitFor()).isZero();
    Process elsewhere = start(List.of(), "draw", "../boards/garden.txt");
    assertThat(elsewhere.inputReader().lines())
        .contains(Files.readAllLines(Path.of("../boards/garden.txt")).get(1));
    assertThat(elsewhere.waitFor()).isZero();
  }

  @Test
  void solvesThroughAPipeWhatItMakes() throws Exception {
    List<Process> pipe =
        startPipeline(
            builder(List.of(), "new", "--size", "6", "--seed", "1"),
            builder(List.of(), "solve", "-"));
    try (BufferedReader out = pipe.get(1).inputReader()) {
      assertThat(out.lines()).hasSize(9).last().isEqualTo("This is the only solution.");
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

  /** Each would write two texts over each other, from the beginning of one file. */
  @ParameterizedTest
  @CsvSource({
    "enumerate 8 --out /dev/stdout, --out (/dev/stdout) must not be standard output",
    "enumerate 8 --out @printed, /printed) must not be standard output",
    "count 8 --journal @printed, /printed) must not be standard output",
    "hint ../boards/garden.txt --out @printed, /printed) must not be standard output"
  })
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "standard output has no name elsewhere")
  void refusesTheFileToWhichStandardOutputIsRedirected(String command, String message)
      throws Exception {
    Path printed = folder.resolve("printed");
    Process process =
        startInto(
            Redirect.to(printed.toFile()),
            List.of(),
            command.replace("@", folder + "/").split(" "));
    assertThat(process.waitFor()).isEqualTo(2);
    assertThat(err()).contains(message);
    assertThat(printed).isEmptyFile();
  }

  @Test
  @EnabledOnOs(
      value = {OS.LINUX, OS.MAC},
      disabledReason = "standard input has no name elsewhere")
  void keepsTheBoardOnStandardInput() throws Exception {
    Path board = Files.copy(Path.of("../boards/garden.txt"), folder.resolve("board"));
    String text = Files.readString(board);
    Process process =
        builder(List.of(), "play", "-", "--html=" + board).redirectInput(board.toFile()).start();
    assertThat(process.waitFor()).isEqualTo(2);
    assertThat(err()).contains("/board) must not be that of the board, which would be lost");
    assertThat(board).hasContent(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"enumerate 8", "count 3", "--help"})
  @EnabledOnOs(value = OS.LINUX, disabledReason = "there is no other device that is always full")
  void saysThatTheDiskIsFull(String arguments) throws Exception {
    Process process =
        startInto(Redirect.to(new File("/dev/full")), List.of(), arguments.split(" "));
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(err()).startsWith("queens: cannot write the results: No space left on device");
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

  /** Options of a JVM in which no native library can be unpacked. */
  private List<String> withoutNativeCode() {
    return List.of("-Djava.io.tmpdir=" + folder.resolve("missing"));
  }

  @Test
  void saysThatTheHeapIsFull() throws Exception {
    Process process = start(List.of("-Xmx24m"), "find", "1048576");
    process.getInputStream().readAllBytes();
    assertThat(process.waitFor()).isOne();
    assertThat(err())
        .isEqualToIgnoringNewLines(
            "queens: the heap (24 MB) is full: give the JVM more, as by JAVA_OPTS=-Xmx1g or java -Xmx1g -jar queens.jar");
  }

  @Test
  void saysWhyABackendIsUnavailable() throws Exception {
    Process backends = start(withoutNativeCode(), "backends");
    try (BufferedReader out = backends.inputReader()) {
      assertThat(String.join("\n", out.lines().toList()))
          .contains("cp: OR-Tools original")
          .contains("unavailable: OR-Tools' native library does not load on platform (")
          .contains("with temporary folder (" + folder.resolve("missing") + ")")
          .contains("embedded: pure-Java");
    }
    assertThat(backends.waitFor()).isZero();

    Process refused = start(withoutNativeCode(), "count", "8", "--backend", "cp");
    assertThat(refused.waitFor()).isEqualTo(1);
    assertThat(err())
        .contains("queens: backend (\"cp\") is unavailable here: OR-Tools' native library")
        .contains(folder.resolve("missing").toString());
  }

  @Test
  void worksOnTheEmbeddedBackendWithoutNativeCode() throws Exception {
    Process puzzle = start(withoutNativeCode(), "new", "--given", "--size", "6", "--seed", "1");
    try (BufferedReader out = puzzle.inputReader()) {
      assertThat(out.readLine()).isEqualTo("# Puzzle 1");
      assertThat(out.lines()).hasSize(6);
    }
    assertThat(puzzle.waitFor()).isZero();
    assertThat(err())
        .endsWith(
            "queens: backend (\"cp-sat\") is unavailable here: \"embedded\" confirms the puzzle instead;"
                + " see `queens backends`\n");

    Process embedded = start(withoutNativeCode(), "count", "8");
    try (BufferedReader out = embedded.inputReader()) {
      assertThat(out.readLine()).isEqualTo("92");
    }
    assertThat(embedded.waitFor()).isZero();
  }
}
