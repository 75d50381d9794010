package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** {@code queens enumerate --out}. */
class EnumerateFileTest {
  @TempDir private Path folder;

  /** Runs a command in which a word that begins with {@code @} is a file of this test. */
  private CommandRun queens(String command) {
    return CommandRun.of(
        Stream.of(command.split(" "))
            .map(word -> word.replaceFirst("^@", folder + "/"))
            .toArray(String[]::new));
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  /** The placements as the command prints them without a file. */
  private String placements(String command) {
    return queens(command).out().replaceAll("(?s)(Statistics\n|\\{\"type\":\"result\").*", "");
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void writesThePlacementsToAFileAndTheStatisticsToStandardOutput(PlacementFormat format)
      throws IOException {
    String command = "enumerate 8 --format " + format;
    CommandRun run = queens(command + " --out @out");
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    if (format == PlacementFormat.JSON) {
      assertThat(Parsed.json(run.out()))
          .containsEntry("type", "result")
          .containsEntry("solutions", 92)
          .containsEntry("backend", "embedded");
    } else {
      assertThat(run.out()).startsWith("Statistics\n").endsWith("  Solutions found: 92\n");
    }
    assertThat(Files.readString(file("out"))).isEqualTo(placements(command));
  }

  @Test
  void writesThePlacementsFoundUpToALimit() throws IOException {
    CommandRun run = queens("enumerate 8 --format rows --limit 2 --out @out");
    assertThat(run.code()).isZero();
    assertThat(run.out()).endsWith("  Solutions found: 2\n");
    assertThat(run.err())
        .isEqualTo("queens: stopped (SOLUTION_LIMIT), there may be more solutions\n");
    assertThat(file("out")).hasContent("0 4 7 5 2 6 1 3\n0 5 7 2 6 3 1 4\n");
    assertThat(queens("enumerate 3 --out @out").code()).isEqualTo(1);
    assertThat(file("out")).isEmptyFile();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file("out"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "enumerate 8 --out @out --format none | format (none) must come without --out: it has no placements to write",
        "enumerate 8 --out - | --out (-) must not be standard output, which has the statistics: give the path of a file",
        "enumerate 8 --out @missing/out | /missing/out) must be in a folder that exists: give another path",
        "enumerate 8 --out @ | must be writable, but: it is a folder",
      })
  void explainsBadUsage(String arguments, String message) {
    queens(arguments).assertBadUsage(message);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  @EnabledOnOs(
      value = OS.LINUX,
      disabledReason = "needs /dev/null: other systems name it otherwise")
  void writesToADevice() {
    assertThat(queens("enumerate 8 --out /dev/null").code()).isZero();
    CommandRun full = queens("enumerate 8 --out /dev/full");
    assertThat(full.code()).isEqualTo(1);
    assertThat(full.err()).isEqualTo("queens: cannot write the results: No space left on device\n");
  }

  @Test
  void refusesToWriteOverTheBoardThatItReads() throws IOException {
    Path board = Files.writeString(folder.resolve("board.txt"), "....\n....\n....\n....\n");
    CommandRun.of("enumerate", board.toString(), "--out", board.toString())
        .assertBadUsage("must not be that of the board, which would be lost: give another path");
    assertThat(board).hasContent("....\n....\n....\n....\n");
  }
}
