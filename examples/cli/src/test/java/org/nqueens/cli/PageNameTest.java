package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages that {@code --html} names by their boards. */
class PageNameTest extends ProcessTest {
  @ParameterizedTest
  @CsvSource({
    "play --html den.txt, den.html",
    "play den.txt --html mine.HTM, mine.HTM",
    "play den.txt --html=mine, mine",
    "play --html 'two.v1.txt#2', two.v1-2.html",
    "play --html den.txt two.v1.txt, book.html",
    "trace --html 4, trace-4.html",
    "trace 4 --html=page, page",
    "trace 4 --html page.htm, page.htm",
    "play den.txt --html x.htm, x.htm",
    "play den.txt --html two.v1.txt, book.html",
    "draw --html den.txt --variant rooks, board-den.html",
    "new --size 5 --seed 7 --html=mine, mine",
    "new --size 5 --seed 7 --html mine.HTML, mine.HTML",
    "new --size 5 --seed 7 --html, puzzle-7.html",
    "trace den.txt --html --backend embedded, trace-den.html",
    "draw --html den.txt, board-den.html",
    "draw --html 'two.v1.txt#2', board-two.v1-2.html",
    "draw --html, board-8.html",
    "draw --html mine.html, mine.html",
    "new --empty --html, board-8.html",
    "new --empty --size 5 --html=mine, mine",
  })
  void arePagesOfTheCurrentFolder(String command, String page) throws Exception {
    String board = "AAAB\nACBB\nCCDB\nCDDD\n";
    Files.writeString(folder.resolve("den.txt"), board);
    Files.writeString(folder.resolve("two.v1.txt"), board + "\n" + board);
    List<Path> before = files();
    ProcessBuilder builder = builder(List.of(), command.replace("'", "").split(" "));
    Process process = start(builder.directory(folder.toFile()));
    assertThat(process.waitFor()).isZero();
    assertThat(err()).isEqualTo("queens: " + page + " is written\n");
    assertThat(folder.resolve(page)).content().startsWith("<!doctype html>");
    assertThat(files()).hasSize(before.size() + 1);
  }

  @ParameterizedTest
  @CsvSource({
    "new, --html puzzle, puzzle",
    "new --empty, --html my.txt, my.txt",
    "trace 4, --html out, out"
  })
  void areNotWordsThatNoOperandTakes(String command, String option, String word) {
    CommandRun.of((command + " " + option).split(" "))
        .assertBadUsage(
            "queens: --html (%1$s) must end in .html or .htm: write --html %1$s.html, or --html=%1$s\n"
                .formatted(word));
    assertThat(Path.of(word)).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "new --html --opn, Unknown option: '--opn'",
    "trace 4 --html --opn, Unknown option: '--opn'",
    "new --html=, file () must have a name: give a path",
    "play nowhere --html page, file (nowhere) was not found",
    "draw --html nowhere, file (nowhere) was not found",
  })
  void areNotOptionsAndNotBoards(String command, String message) {
    CommandRun.of(command.split(" ")).assertBadUsage(message);
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> !file.getFileName().toString().equals("err")).toList();
    }
  }
}
