package org.nqueens.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.cli.CommandRun;

/** Boards that come with the command, by name. */
class BoardFolderTest {
  @TempDir private Path folder;

  @AfterEach
  void clear() {
    System.clearProperty(BoardFolder.PROPERTY);
  }

  private void useFolder() throws IOException {
    Files.writeString(folder.resolve("four.txt"), "....\n....\n....\n....\n");
    Files.writeString(folder.resolve("three.txt"), "...\n...\n...\n");
    Files.writeString(folder.resolve("notes.md"), "");
    System.setProperty(BoardFolder.PROPERTY, folder.toString());
  }

  @Test
  void isThatOfTheProjectUnderMaven() {
    assertThat(CommandRun.of("solve", "garden", "--format", "json"))
        .isEqualTo(CommandRun.of("solve", "../boards/garden.txt", "--format", "json"));
    assertThat(CommandRun.of("draw", "garden").out()).contains("Garden");
  }

  @ParameterizedTest
  @ValueSource(strings = {"count", "find", "rate", "draw"})
  void servesEachCommand(String command) {
    assertThat(CommandRun.of(command, "garden"))
        .isEqualTo(CommandRun.of(command, "../boards/garden.txt"));
  }

  @Test
  void isThatOfTheProperty() throws IOException {
    useFolder();
    assertThat(CommandRun.of("count", "four").out()).isEqualTo("2\n");
    assertThat(CommandRun.of("count", folder.resolve("four.txt").toString()).out())
        .isEqualTo("2\n");
    CommandRun.of("count", "garden").assertBadUsage("file (garden) was not found");
  }

  @Test
  void saysWhereItLookedAndWhichNamesAreThere() throws IOException {
    useFolder();
    CommandRun.of("draw", "board")
        .assertBadUsage(
            "queens: file (board) was not found: give the path of a board, or - for standard input; %s has no board of this name, but: four, three\n"
                .formatted(folder));
  }

  @Test
  void isNotLookedUpForPaths() throws IOException {
    useFolder();
    CommandRun.of("draw", "./four").assertBadUsage("board, or - for standard input\n");
    CommandRun.of("draw", "a\0b").assertBadUsage("file (a\\u0000b) was not found");
    System.setProperty(BoardFolder.PROPERTY, folder.resolve("none").toString());
    CommandRun.of("draw", "four")
        .assertBadUsage(
            folder.resolve("none") + " has no board of this name, but: it is no folder");
  }

  @Test
  void isNotOverwritten() throws IOException {
    useFolder();
    CommandRun.of("trace", "four", "--html=" + folder.resolve("four.txt"))
        .assertBadUsage("must not be that of the board, which would be lost");
  }
}
