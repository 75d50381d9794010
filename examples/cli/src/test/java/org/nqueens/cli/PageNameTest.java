package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages that {@code --html} names by their boards. */
class PageNameTest extends ProcessTest {
  /** Commands, each with the page that it writes. */
  private static final List<List<String>> PAGES =
      List.of(
          List.of("play --html den.txt", "den.html"),
          List.of("play den.txt --html mine.HTM", "mine.HTM"),
          List.of("play den.txt --html=mine", "mine"),
          List.of("play --html two.v1.txt#2", "two.v1-2.html"),
          List.of("play --html den.txt two.v1.txt", "book.html"),
          List.of("trace --html 4", "trace-4.html"),
          List.of("trace 4 --html=page", "page"),
          List.of("trace 4 --html page.htm", "page.htm"),
          List.of("play den.txt --html x.htm", "x.htm"),
          List.of("play two.v1.txt --html den.txt", "book.html"),
          List.of("draw --html rook.txt --variant rooks", "board-rook.html"),
          List.of("new --size 5 --seed 7 --html=new", "new"),
          List.of("new --size 5 --seed 7 --html new.HTML", "new.HTML"),
          List.of("new --size 5 --seed 7 --html", "puzzle-7.html"),
          List.of("trace den.txt --html --backend embedded", "trace-den.html"),
          List.of("draw --html den.txt", "board-den.html"),
          List.of("draw --html two.v1.txt#2", "board-two.v1-2.html"),
          List.of("draw --html", "board-8.html"),
          List.of("draw --html drawn.html", "drawn.html"),
          List.of("new --empty --size 5 --html", "board-5.html"),
          List.of("new --empty --size 5 --html=empty", "empty"));

  @Test
  void arePagesOfTheCurrentFolder() throws Exception {
    String board = "AAAB\nACBB\nCCDB\nCDDD\n";
    Files.writeString(folder.resolve("den.txt"), board);
    Files.writeString(folder.resolve("rook.txt"), board);
    Files.writeString(folder.resolve("two.v1.txt"), board + "\n" + board);
    List<Path> before = files();
    String[] commands = PAGES.stream().map(page -> page.get(0)).toArray(String[]::new);
    Process process = start(commands(List.of(), commands).directory(folder.toFile()));
    try (BufferedReader out = process.inputReader()) {
      assertThat(out.lines()).hasSameSizeAs(PAGES).containsOnly("exit 0");
    }
    assertThat(process.waitFor()).isZero();
    List<String> names = PAGES.stream().map(page -> page.get(1)).toList();
    assertThat(err().lines())
        .containsExactlyElementsOf(names.stream().map("queens: %s is written"::formatted).toList());
    assertThat(names)
        .allSatisfy(
            name -> assertThat(folder.resolve(name)).content().startsWith("<!doctype html>"));
    assertThat(files()).hasSize(before.size() + Set.copyOf(names).size());
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
