package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.model.Placement;

/** Marks and coordinates, in each manner of drawing. */
class DrawingTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");
  private static final Board REGIONS = Board.of("AAB", "C#B", "CCB");
  private static final Placement PLACEMENT = Placement.of(2, 0, 3, 1);

  private static Board empty(int n) {
    return Board.of(Collections.nCopies(n, ".".repeat(n)).toArray(String[]::new));
  }

  @Test
  void isTheBoardAloneUnlessMoreIsWanted() {
    Drawing board = Drawing.of(PLAIN);
    assertThat(board.text()).isEqualTo(BoardText.draw(PLAIN));
    assertThat(board.unicode()).isEqualTo(BoardUnicode.draw(PLAIN));
    assertThat(board.svg()).isEqualTo(BoardSvg.draw(PLAIN));
    Drawing solved = board.withPlacement(PLACEMENT);
    assertThat(solved.text()).isEqualTo(BoardText.draw(PLAIN, PLACEMENT));
    assertThat(solved.unicode()).isEqualTo(BoardUnicode.draw(PLAIN, PLACEMENT));
    assertThat(solved.svg()).isEqualTo(BoardSvg.draw(PLAIN, PLACEMENT));
  }

  @Test
  void numbersColumnsAndRows() {
    Drawing plain = Drawing.of(PLAIN).withCoordinates();
    assertThat(plain.text()).isEqualTo("  0123\n0 #...\n1 ...Q\n2 ....\n3 ..#.\n");
    assertThat(plain.unicode())
        .isEqualTo(
            """
                0   1   2   3
              ┌───┬───┬───┬───┐
            0 │▒▒▒│   │   │   │
              ├───┼───┼───┼───┤
            1 │   │   │   │ ♕ │
              ├───┼───┼───┼───┤
            2 │   │   │   │   │
              ├───┼───┼───┼───┤
            3 │   │   │▒▒▒│   │
              └───┴───┴───┴───┘
            """);
    Drawing regions = Drawing.of(REGIONS).withCoordinates().withPlacement(Placement.of(2, 0, 1));
    assertThat(regions.text()).isEqualTo("   0  1  2\n0  A [A] B\n1  C  # [B]\n2 [C] C  B\n");
    assertThat(regions.unicode().lines().limit(5))
        .as("with the letters of regions")
        .containsExactly(
            "    0   1   2",
            "  ┏━━━━━━━┳━━━┓",
            "0 ┃ A   ♛ ┃ B ┃",
            "  ┣━━━┳━━━┫   ┃",
            "1 ┃ C ┃▒▒▒┃ ♛ ┃");
    assertThat(found("<text x=\"([0-9]+)\" y=\"([0-9]+)\">[ABC]</text>", regions.svg()))
        .as("in the first square of each region")
        .containsExactly("7 17", "103 17", "7 65");
  }

  @Test
  void alignsNumbersOfSeveralDigits() {
    List<String> text = Drawing.of(empty(12)).withCoordinates().text().lines().toList();
    assertThat(text).hasSize(14);
    assertThat(text.subList(0, 3))
        .containsExactly("             11", "   012345678901", " 0 ............");
    assertThat(text.get(13)).isEqualTo("11 ............");
    List<String> unicode = Drawing.of(empty(102)).withCoordinates().unicode().lines().toList();
    assertThat(unicode.get(0)).startsWith("      0   1   2 ").endsWith("  98  99 100 101");
    assertThat(unicode.get(1)).startsWith("    ┌───┬");
    assertThat(unicode.get(2)).startsWith("  0 │   │");
    assertThat(unicode.get(2 * 101 + 2)).startsWith("101 │   │");
    // The last digit of a number is never right of the centre of its square by more than one.
    assertThat(unicode.get(2).length() - unicode.get(0).length()).isBetween(1, 2);
  }

  @Test
  void marksSquares() {
    Drawing plain = Drawing.of(PLAIN).withMark(3, 1).withMark(0, 0).withMark(1, 2);
    assertThat(plain.text()).isEqualTo(" #! .  .  .\n .  .  .  Q!\n .  .! .  .\n .  .  #  .\n");
    assertThat(plain.unicode())
        .isEqualTo(
            """
            ┌───┬───┬───┬───┐
            │!▒!│   │   │   │
            ├───┼───┼───┼───┤
            │   │   │   │!♕!│
            ├───┼───┼───┼───┤
            │   │! !│   │   │
            ├───┼───┼───┼───┤
            │   │   │▒▒▒│   │
            └───┴───┴───┴───┘
            """);
    Drawing regions =
        Drawing.of(REGIONS).withPlacement(Placement.of(2, 0, 1)).withMark(1, 0).withMark(1, 1);
    assertThat(regions.text()).isEqualTo(" A [A! B\n C  #![B]\n[C] C  B\n");
  }

  @Test
  void framesMarksInThePictureAndNamesThem() {
    String svg = Drawing.of(PLAIN).withMark(3, 1).withMark(0, 0).svg();
    assertThat(found("<rect x=\"([0-9.]+)\" y=\"([0-9.]+)\" [^>]*stroke=\"#c1121f\"", svg))
        .containsExactly("2.5 2.5", "146.5 50.5");
    assertThat(svg)
        .contains("2 marked squares at (column, row), counted from 0: (0, 0), (3, 1).</desc>");
    assertThat(BoardSvg.draw(PLAIN)).doesNotContain("#c1121f").doesNotContain("marked");
  }

  @ParameterizedTest
  @CsvSource({"4, 1, 232", "12, 2, 628", "101, 3, 4912"})
  void numbersColumnsAndRowsOfThePicture(int n, int digits, int side) {
    String svg = Drawing.of(empty(n)).withCoordinates().svg();
    assertThat(svg).contains("viewBox=\"0 0 %1$s %1$s\"".formatted(side));
    List<String> texts = found("<text x=\"([-0-9]+)\" y=\"([-0-9]+)\">[0-9]+</text>", svg);
    assertThat(texts).hasSize(2 * n);
    for (int index = 0; index < n; index++) {
      int centre = 48 * index + 24;
      assertThat(texts.get(index)).isEqualTo(centre + " -12");
      assertThat(texts.get(n + index)).isEqualTo("-12 " + (centre + 6));
    }
    assertThat(found("<text [^>]*>([0-9]+)()</text>", svg).subList(n - 1, n + 1))
        .containsExactly(n - 1 + " ", "0 ");
    int start = 10 + 8 + 12 * digits;
    assertThat(svg).contains("<g transform=\"translate(%1$s %1$s)\">".formatted(start));
  }

  private static List<String> found(String pattern, String svg) {
    Stream<MatchResult> matches = Pattern.compile(pattern).matcher(svg).results();
    return matches.map(match -> match.group(1) + " " + match.group(2)).toList();
  }

  @Test
  void hasIdentifiersOfItsOwn() {
    Drawing board = Drawing.of(PLAIN);
    assertThat(
            Stream.of(
                    board,
                    board.withCoordinates(),
                    board.withMark(0, 0),
                    board.withMark(0, 1),
                    board.withMark(0, 0).withMark(0, 1),
                    board.withHighlight(0, 0),
                    board.withUnit(new Unit(Unit.Kind.ROW, 0)),
                    board.withUnit(new Unit(Unit.Kind.ROW, 1)),
                    board.withTitle(),
                    Drawing.of(Position.of(PLAIN).withCross(0, 0)),
                    Drawing.of(Position.of(PLAIN).withQueen(0, 0)),
                    board.withMark(0, 0).withCoordinates())
                .map(drawing -> found("<title id=\"(board-[^\"]*)()\"", drawing.svg()).get(0)))
        .doesNotHaveDuplicates();
  }

  @Test
  void doesNotChange() {
    Drawing board = Drawing.of(PLAIN);
    Drawing marked = board.withMark(0, 0);
    marked.withMark(1, 1);
    board.withCoordinates();
    board.withPlacement(PLACEMENT);
    assertThat(board.text()).isEqualTo(BoardText.draw(PLAIN));
    assertThat(marked.text()).containsOnlyOnce("!");
    assertThat(board.withPlacement(Placement.of(0, 1, 2, 3)).withPlacement(PLACEMENT).svg())
        .isEqualTo(BoardSvg.draw(PLAIN, PLACEMENT));
  }

  @Test
  void refusesWhatIsNotOnTheBoard() {
    assertThatThrownBy(() -> Drawing.of(PLAIN).withMark(4, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "column (4) in a board of size 4 must be between 0 and 3: rows and columns are 0-based");
    assertThatThrownBy(() -> Drawing.of(PLAIN).withMark(0, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("row (-1) in a board of size 4 must be between 0 and 3");
    assertThatThrownBy(() -> Drawing.of(PLAIN).withHighlight(0, 4))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("row (4) in a board of size 4 must be between 0 and 3");
    assertThatThrownBy(() -> Drawing.of(PLAIN).withUnit(new Unit(Unit.Kind.REGION, 'A')))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "unit (region A) must be one of the board, which has 4 rows, 4 columns and no regions: take it from Unit.of(board)");
    assertThatThrownBy(() -> Drawing.of(REGIONS).withUnit(new Unit(Unit.Kind.ROW, 3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "unit (row 3) must be one of the board, which has 3 rows, 3 columns and 3 regions");
    assertThatThrownBy(() -> Drawing.of(PLAIN).withPlacement(Placement.of(0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("placement size (1) must be 4, the size of the board: ");
    assertThatThrownBy(() -> Drawing.of(empty(257)).withCoordinates().svg())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("n (257) must be at most 256");
  }
}
