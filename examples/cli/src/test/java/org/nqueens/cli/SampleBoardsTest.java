package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pictures beside the sample boards, which the README shows, are what the command draws. */
class SampleBoardsTest {
  private static final Path BOARDS = Path.of("../boards");

  @ParameterizedTest
  @CsvSource({
    "draw, garden.txt, garden.svg",
    "solve, garden.txt, garden-solved.svg",
    "solve, ruins.txt, ruins-solved.svg",
    "solve, completion-1850.txt, completion-1850-solved.svg",
  })
  void drawsThePictures(String command, String board, String picture) throws Exception {
    assertThat(output(command, BOARDS.resolve(board).toString(), "--format", "svg"))
        .isEqualTo(Files.readString(BOARDS.resolve(picture)));
  }

  @ParameterizedTest
  @CsvSource({"garden.txt, 1", "ruins.txt, 1", "completion-1850.txt, 2", "impossible.txt, 0"})
  void hasAsManySolutionsAsItShould(String board, String solutions) {
    for (String backend : new String[] {"embedded", "cp", "cp-sat"}) {
      String path = BOARDS.resolve(board).toString();
      assertThat(output("solve", "--count", "--backend", backend, path))
          .isEqualTo(solutions + "\n");
    }
  }

  @Test
  void printsTheExplanationThatTheReadmeQuotes() throws Exception {
    String explanation = output("explain", BOARDS.resolve("impossible.txt").toString());
    assertThat(Files.readString(Path.of("../../README.md"))).contains("    " + explanation);
  }

  @Test
  void printsTheJsonThatTheReadmeQuotes() throws Exception {
    String path = BOARDS.resolve("completion-1850.txt").toString();
    String quoted = output("solve", path, "--format", "json").indent(4);
    assertThat(Files.readString(Path.of("README.md"))).contains(quoted);
  }

  private static String output(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Queens.run(out, new PrintWriter(new StringWriter()), arguments);
    return out.toString(StandardCharsets.UTF_8);
  }
}
