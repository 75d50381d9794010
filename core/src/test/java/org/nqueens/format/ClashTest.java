package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.model.View;

/** The clashes of two queens in words, as the rules of each variant name them. */
class ClashTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "QUEENS | 0 | 0 | 4 | 4 | share a diagonal",
        "QUEENS | 0 | 3 | 4 | 3 | share a row",
        "QUEENS | 2 | 0 | 2 | 4 | share a column",
        "TOROIDAL_SEMIQUEENS | 0 | 0 | 4 | 1 | share a diagonal of the torus",
        "SEMIQUEENS | 0 | 4 | 4 | 0 | share a diagonal",
        "SUPERQUEENS | 0 | 0 | 1 | 2 | are a knight's move apart",
        "NON_TOUCHING | 2 | 3 | 3 | 2 | touch",
      })
  void saysWhatIsWrong(Variant variant, int column, int row, int column2, int row2, String words) {
    Board board = Board.of(".....", ".....", ".....", ".....", ".....").withVariant(variant);
    Position position = Position.of(board).withQueen(column, row).withQueen(column2, row2);
    assertThat(position.clashes())
        .extracting(Clash::message)
        .containsExactly(
            "the queens at (%s, %s) and (%s, %s) %s".formatted(column, row, column2, row2, words));
  }

  @Test
  void namesBlockedSquaresRegionsAndOtherRules() {
    assertThat(Position.of(Board.of("#.", "..")).withQueen(0, 0).clashes())
        .extracting(Clash::message)
        .containsExactly("the queen at (0, 0) stands on a blocked square");
    assertThat(Position.of(Board.of("AAB", "ABB", "CCC")).withQueen(0, 1).withQueen(1, 0).clashes())
        .extracting(Clash::message)
        .containsExactly(
            "the queens at (0, 1) and (1, 0) touch",
            "the queens at (0, 1) and (1, 0) share a region");
    List<Square> queens = List.of(new Square(0, 0), new Square(1, 1));
    AllDifferent mine =
        new AllDifferent("my rows", IntStream.range(0, 8).mapToObj(View::row).toList());
    assertThat(Clash.by(queens, mine, 8))
        .as("what a rule forbids follows from its views, as in an explanation")
        .isEqualTo(new Clash(queens, "my rows", "share a row"));
  }
}
