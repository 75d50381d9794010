package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.format.Position;

/**
 * Texts of a megabyte in which each character may begin something. A reader that looks at the rest
 * of the text each time takes minutes to hours for each of them, in place of milliseconds; the
 * limit only ends such a test.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
class HostileTextsTest {
  private static final int LENGTH = 1_000_000;
  private static final String BOARD = "colorRegions: [[A, B], [B, B]]\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\n",
        " ",
        "\r",
        "\"",
        "'",
        "`",
        "\\\"",
        "\\'",
        "a'",
        "\" ",
        "' \"",
        "[",
        "{",
        "}",
        "[[",
        "[\"",
        "[A,",
        "n\n",
        "n = 8\ndiags = [\n",
        "letting n = \n",
        "[1, 1], ",
        "1\n\n",
        "1 2\n\n",
        "A B\n \n",
        ", ",
        "//",
        "/*",
        "size: ",
        "name: \"",
        "colorRegions: ",
        "colorRegions: [",
        "https://puzz.link/p?starbattle/",
        "# ",
        "# n=4\n"
      })
  void areRefusedInLinearTime(String unit) {
    String text = unit.repeat(LENGTH / unit.length());
    assertThatIllegalArgumentException().isThrownBy(() -> ForeignBoards.read(text));
    // Behind a key, a list and a string.
    assertThatIllegalArgumentException().isThrownBy(() -> ForeignBoards.read("\"a\": [" + text));
    assertThatIllegalArgumentException().isThrownBy(() -> ForeignBoards.read("[[\"a\"" + text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "name: \"A\", size: 2, ", "{", "}", "\\\"", "it's ' "})
  void findTheObjectsOfManyBoardsInLinearTime(String beside) {
    String text = (beside + BOARD).repeat(LENGTH / BOARD.length());
    List<Position> boards = ForeignBoards.read(text);
    assertThat(boards).hasSize(LENGTH / BOARD.length());
    assertThat(boards.get(boards.size() - 1).board().toString()).endsWith("AB\nBB\n");
  }

  @Test
  void readsAListOfManyPairsInLinearTime() {
    String pairs = "[1, 1], ".repeat(LENGTH / 8);
    Position board = ForeignBoards.read("n = 4\ndiags = [" + pairs + "[0, 0]]\n").get(0);
    assertThat(board.board().toString()).isEqualTo(".#.#\n#...\n....\n....\n");
  }

  @Test
  void refusesATextThatIsTooLong() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ForeignBoards.read("A".repeat(4_000_001)))
        .withMessage(
            "text (of 4000001 characters) must have at most 4000000: divide it between two boards");
  }
}
