package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts as people post them, each with its answer: the rows of the boards in one line, a fault
 * behind an exclamation mark, and a remark behind a tilde.
 */
class PostedTextsTest {
  private static final String ANSWER = "\n==== answer\n";

  private static List<String> texts() throws IOException {
    try (InputStream in = PostedTextsTest.class.getResourceAsStream("posted-texts.txt")) {
      String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Stream.of(all.split("(?m)^---- ")).filter(text -> !text.isEmpty()).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("texts")
  void areReadOrRefused(String written) {
    String text = written.substring(written.indexOf('\n') + 1, written.indexOf(ANSWER));
    ForeignBoards read = ForeignBoards.read(text + "\n");
    List<String> answer = new ArrayList<>();
    for (Reading board : read.boards()) {
      answer.add(
          board
              .position()
              .map(position -> position.toString().strip().replace('\n', '/'))
              .orElse("! " + board.fault()));
    }
    read.remarks().forEach(remark -> answer.add("~ " + remark));
    assertThat(answer)
        .isEqualTo(written.substring(written.indexOf(ANSWER) + ANSWER.length()).lines().toList());
    assertThat(read.boards()).filteredOn(board -> !board.isRead()).hasSizeLessThan(3);
  }
}
