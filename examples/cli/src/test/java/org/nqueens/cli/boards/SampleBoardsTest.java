package org.nqueens.cli.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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
    "solve, completion-1850.txt, completion-1850-solved.svg",
  })
  void drawsThePictures(String command, String board, String picture) throws Exception {
    assertThat(output(command, BOARDS.resolve(board).toString(), "--format", "svg"))
        .isEqualTo(Files.readString(BOARDS.resolve(picture)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"embedded", "cp", "cp-sat"})
  void hasAsManySolutionsAsItShould(String backend) {
    Map<String, String> solutions =
        Map.of(
            "garden.txt",
            "1",
            "garden-begun.txt",
            "1",
            "ruins.txt",
            "1",
            "completion-1850.txt",
            "2",
            "impossible.txt",
            "0");
    assertThat(solutions)
        .allSatisfy(
            (board, count) ->
                assertThat(output("count", "--backend", backend, BOARDS.resolve(board).toString()))
                    .isEqualTo(count + "\n"));
  }

  private static String output(String... arguments) {
    return CommandRun.of(arguments).out();
  }
}
