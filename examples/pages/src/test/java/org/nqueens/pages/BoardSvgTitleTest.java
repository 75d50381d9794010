package org.nqueens.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.board.Board;
import org.nqueens.puzzle.drawing.Drawing;

/** The title above a picture. */
class BoardSvgTitleTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");

  @Test
  void showsTheTitleOnDemand() {
    Board board = PLAIN.withTitle("Evening & night");
    Drawing drawing = Drawing.of(board).withTitle();
    assertThat(BoardSvg.of(drawing))
        .contains("viewBox=\"0 0 212 282\" width=\"212\" height=\"282\"")
        .contains(
            "<text x=\"106\" y=\"34\">Evening &amp;</text>",
            "<text x=\"106\" y=\"64\">night</text>")
        .contains("<g transform=\"translate(10 80)\">");
    assertThat(BoardSvg.of(Drawing.of(board))).doesNotContain("<text");
    assertThat(BoardSvg.of(Drawing.of(PLAIN).withTitle()))
        .as("no title")
        .contains("viewBox=\"0 0 212 212\"")
        .doesNotContain("<text");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Garden | Garden",
        "The completion of 1850 | The/completion of/1850",
        "Donaudampfschifffahrt | Donaudampfsch/ifffahrt",
        "八皇后問題解法 | 八皇后問題解法",
        "八皇后問題解法八皇 | 八皇后問題解法八/皇",
        "\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51 | \uD83D\uDC51\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51\uD83D\uDC51/\uD83D\uDC51",
      })
  void breaksTheTitleIntoLines(String title, String lines) {
    String svg = BoardSvg.of(Drawing.of(PLAIN.withTitle(title)).withTitle());
    List<String> found =
        Pattern.compile("<text x=\"106\" y=\"[0-9]+\">([^<]*)</text>")
            .matcher(svg)
            .results()
            .map(line -> line.group(1))
            .toList();
    assertThat(String.join("/", found)).isEqualTo(lines);
  }
}
