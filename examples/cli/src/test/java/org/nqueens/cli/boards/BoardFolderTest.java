package org.nqueens.cli.boards;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.nqueens.cli.CommandRun;

/** Boards that come with the command, by name: under Maven those of the project. */
class BoardFolderTest {
  private static final Path BOARDS = Path.of("../boards").toAbsolutePath().normalize();

  @Test
  void saysWhereItLookedAndWhichNamesAreThere() {
    CommandRun.of("draw", "README")
        .assertBadUsage(
            "queens: file (README) was not found: give the path of a board, or - for standard input; %s has no board of this name, but: completion-1850, garden, garden-begun, impossible, orchard, ruins\n"
                .formatted(BOARDS));
  }

  @Test
  void isNotLookedUpForPaths() {
    CommandRun.of("draw", "./garden").assertBadUsage("board, or - for standard input\n");
    CommandRun.of("draw", "a\0b").assertBadUsage("file (a\\u0000b) was not found");
  }

  @Test
  void isNotOverwritten() {
    // This backend would be refused before a page is written.
    CommandRun.of("trace", "garden", "--backend=cp-sat", "--html=" + BOARDS.resolve("garden.txt"))
        .assertBadUsage("must not be the board itself, which would be lost");
  }
}
