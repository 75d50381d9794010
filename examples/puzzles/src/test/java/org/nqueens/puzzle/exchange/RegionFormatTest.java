package org.nqueens.puzzle.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.format.Board;

class RegionFormatTest {
  private static final Board SMALL = Board.parse("# Say \"A\"\nAAAB\nACBB\nCCDB\nCDDD\n");

  @Test
  void writesRegions() {
    assertThat(RegionFormat.COLORREGIONS.of(SMALL))
        .isEqualTo(
            """
            {
              "size": 4,
              "name": "Say \\"A\\"",
              "colorRegions": [
                ["A", "A", "A", "B"],
                ["A", "C", "B", "B"],
                ["C", "C", "D", "B"],
                ["C", "D", "D", "D"]
              ]
            }
            """);
    assertThat(RegionFormat.DIGITS.of(SMALL)).isEqualTo("0 0 0 1\n0 2 1 1\n2 2 3 1\n2 3 3 3\n");
  }

  @Test
  void keepsTitlesInObjects() {
    Board board = SMALL.withTitle("\\ \"quoted\" \\\" Café");
    assertThat(ForeignBoards.read(RegionFormat.COLORREGIONS.of(board)).get(0).board())
        .isEqualTo(board);
  }

  @ParameterizedTest
  @EnumSource
  void writesTheSmallestBoard(RegionFormat format) {
    Board smallest = Board.of("A");
    assertThat(ForeignBoards.read(format.of(smallest)).get(0).board()).isEqualTo(smallest);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "....,....,....,.... ! board (of 4 rows) must have regions: other programs have no blocked squares and no given queens",
        "AAB,ACB,#CC ! board (of 3 rows) must have no blocked squares: give each square to a region",
        "# variant=rooks,AB,AB ! variant (rooks) must be non-touching: other programs have no other pieces on regions",
        "ABBB,BBCA,DCCC,DDDD ! region A is not connected: it has squares (0, 0) and (3, 1), but no path between them: choose another format than puzzlink, which has only the borders",
      })
  void saysWhyABoardIsNotExpressed(String text, String message) {
    Board board = Board.parse(text.replace(',', '\n'));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegionFormat.PUZZLINK.of(board))
        .withMessage(message);
  }
}
