package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of a megabyte that make a reader slow which looks at a character again and again. */
class HostileTextsTest {
  private static final int LENGTH = 1_000_000;

  /** The length of a text that is read as a whole. */
  private static final int PART = 200_000;

  /** How often a character may be looked at: where a word, a comment, a line or a string begins. */
  private static final int MOST_LOOKS = 40;

  /** A text that counts how often its characters are asked for. */
  private static final class CountedText implements CharSequence {
    private final String text;
    private long looks;

    CountedText(String text) {
      this.text = text;
    }

    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      looks++;
      return text.charAt(index);
    }

    @Override
    public CharSequence subSequence(int start, int end) {
      looks += end - start;
      return text.substring(start, end);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\n",
        " ",
        "\"",
        "'",
        "`",
        "\"\"\"",
        "\\\"",
        "[",
        "[]",
        "{a:",
        "(",
        "/*",
        "//",
        "# ",
        "#\n",
        "# a b\n",
        "a=",
        "a:[1],",
        "b?\n\n",
        "1 2 3 4\n",
        "AABB|AABB|CCDD|CCCD\n",
        "99a",
        "A",
        "A ",
        "|-",
        "<a ",
        "[0,1],",
        "starbattle/",
        "1x1.A\n",
        "{row:0,col:1},",
        "\"aaaaaaaabbbb\" ",
        "- ",
        "x\r",
        "colorRegions: [[A,B],[C,D]] ",
        "\u200d",
        "e\u0301",
        "0"
      })
  void areReadInOnePass(String unit) {
    CountedText text = new CountedText(unit.repeat(LENGTH / unit.length()));
    int words = 0;
    try {
      words = Tokenizer.read(text).words().size();
    } catch (IllegalArgumentException e) {
      assertThat(e.getMessage()).contains("in line 1");
    }
    assertThat(text.looks).isLessThan((long) MOST_LOOKS * LENGTH);
    // What follows goes through the words a fixed number of times.
    assertThat(words).isLessThan(2 * LENGTH);
  }

  /** As a whole, also behind a key, a list and a board; the limit only ends a test that hangs. */
  @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\n",
        "\"",
        "\\\"",
        "[]",
        "a=",
        "1\n\n",
        "b?\n\n",
        "a b c\n\n",
        "# a b\n",
        "[1, 1], ",
        "1x1.A\n",
        "1 2 3 4\n",
        "AABB|AABB|CCDD|CCCD\n",
        "AB\n\n",
        "{given: [{row: 0, col: 1}]},",
        "{solution: [0,2,4,1,3]},",
        "99a",
        "A "
      })
  void areReadAsAWhole(String unit) {
    String text = unit.repeat(PART / unit.length());
    for (String start :
        List.of("", "\"a\": [", "[[\"a\"", "{colorRegions: [[A, B], [B, B]]}\n\n")) {
      assertThat(ForeignBoards.read(start + text).boards()).isNotEmpty();
    }
  }
}
