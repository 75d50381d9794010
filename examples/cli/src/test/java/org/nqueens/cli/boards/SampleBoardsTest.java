package org.nqueens.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.cli.CommandRun;

/** The pictures beside the sample boards, which the README shows, are what the command draws. */
class SampleBoardsTest {
  private static final Path BOARDS = Path.of("../boards");

  @ParameterizedTest
  @CsvSource({
    "draw, garden.txt, garden.svg",
    "draw, garden-begun.txt, garden-begun.svg",
    "solve, garden.txt, garden-solved.svg",
    "solve, ruins.txt, ruins-solved.svg",
    "solve, orchard.txt, orchard-solved.svg",
    "solve, completion-1850.txt, completion-1850-solved.svg",
  })
  void drawsThePictures(String command, String board, String picture) throws Exception {
    assertThat(output(command, BOARDS.resolve(board).toString(), "--format", "svg"))
        .isEqualTo(Files.readString(BOARDS.resolve(picture)));
  }

  private static String output(String... arguments) {
    return CommandRun.of(arguments).out();
  }
}
