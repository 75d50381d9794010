package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.model.Variant;

/** The title of a drawing, in each manner of drawing. */
class DrawnTitleTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");

  @Test
  void showsTheTitleOnDemand() {
    Board board = PLAIN.withTitle("Evening & night").withVariant(Variant.ROOKS);
    Drawing drawing = Drawing.of(board).withTitle();
    assertThat(drawing.text())
        .isEqualTo("# Evening & night variant=rooks\n" + BoardText.draw(PLAIN));
    assertThat(drawing.withCoordinates().unicode())
        .startsWith("# Evening & night variant=rooks\n    0   1   2   3\n  ┌───┬");
    assertThat(drawing.svg())
        .contains("viewBox=\"0 0 212 282\" width=\"212\" height=\"282\"")
        .contains(
            "<text x=\"106\" y=\"34\">Evening &amp;</text>",
            "<text x=\"106\" y=\"64\">night</text>")
        .contains("<g transform=\"translate(10 80)\">");
    assertThat(Drawing.of(board).svg()).doesNotContain("<text");
    assertThat(Drawing.of(PLAIN).withTitle().svg())
        .as("no title")
        .contains("viewBox=\"0 0 212 212\"")
        .doesNotContain("<text");
    assertThat(Drawing.of(PLAIN).withTitle().text()).isEqualTo(BoardText.draw(PLAIN));
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
    String svg = Drawing.of(PLAIN.withTitle(title)).withTitle().svg();
    List<String> found =
        Pattern.compile("<text x=\"106\" y=\"[0-9]+\">([^<]*)</text>")
            .matcher(svg)
            .results()
            .map(line -> line.group(1))
            .toList();
    assertThat(String.join("/", found)).isEqualTo(lines);
  }
}
