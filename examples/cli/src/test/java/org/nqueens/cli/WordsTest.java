package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.cli.output.Output;
import org.nqueens.cli.output.Words;

/** Text on a narrow terminal. */
class WordsTest {
  static CommandRun at(int width, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter err = new StringWriter();
    PrintWriter messages = new PrintWriter(Words.wrapping(new PrintWriter(err), () -> width), true);
    int code = Queens.run(new Output(out, () -> width), messages, arguments);
    return new CommandRun(code, out.toString(StandardCharsets.UTF_8), err.toString());
  }

  @Test
  void areBrokenAtBlanks() {
    assertThat(Words.wrapped("one two three\n  four five six\n\nseven", 9))
        .isEqualTo("one two\nthree\n  four\n  five\n  six\n\nseven");
    assertThat(Words.wrapped("one two\n", 7)).isEqualTo("one two\n");
    assertThat(Words.wrapped("one two\n", 6)).isEqualTo("one\ntwo\n");
    assertThat(Words.wrapped("a sentence", Words.UNLIMITED)).isEqualTo("a sentence");
    assertThat(Words.wrapped("", 1)).isEmpty();
  }

  @Test
  void stayWholeWhereTheyAreLonger() {
    assertThat(Words.wrapped("a longest word", 3)).isEqualTo("a\nlongest\nword");
    assertThat(Words.wrapped("    longest", 3)).isEqualTo("    longest");
  }

  @Test
  void wrapSentencesAtTheWidthOfTheTerminal() {
    CommandRun explained = at(40, "explain", "../boards/impossible.txt");
    assertThat(explained.out().lines()).hasSizeGreaterThan(4).allMatch(line -> line.length() <= 40);
    assertThat(explained.out().replace('\n', ' ').strip())
        .isEqualTo(CommandRun.of("explain", "../boards/impossible.txt").out().strip());
    CommandRun refused = at(40, "count", "0");
    assertThat(refused.err().lines()).hasSize(2).allMatch(line -> line.length() <= 40);
  }

  @ParameterizedTest
  @ValueSource(ints = {60, 80, 100})
  void wrapHelpAtTheWidthOfTheTerminal(int width) {
    for (String topic : new String[] {"count", "boards", "strategies", "new"}) {
      assertThat(at(width, "help", topic).out().lines())
          .as(topic)
          .allMatch(line -> line.length() <= width)
          .anyMatch(line -> line.length() > width - 15);
    }
    assertThat(at(width, "--help").out().lines()).allMatch(line -> line.length() <= width);
  }

  @Test
  void leaveLinesOfOtherProgramsWhole() {
    assertThat(at(20, "explain", "../boards/impossible.txt", "--format", "json").out())
        .isEqualTo(CommandRun.of("explain", "../boards/impossible.txt", "--format", "json").out());
  }
}
