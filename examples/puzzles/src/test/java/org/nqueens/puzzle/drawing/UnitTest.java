package org.nqueens.puzzle.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Board;
import org.nqueens.model.Square;

/** Rows, columns and regions as parts of a board. */
class UnitTest {
  private static final Board REGIONS = Board.of("bb#", "AQQ", "AAQ");

  @Test
  void areTheRowsColumnsAndRegionsOfABoard() {
    assertThat(Unit.of(REGIONS))
        .extracting(Unit::toString)
        .containsExactly(
            "row 0",
            "row 1",
            "row 2",
            "column 0",
            "column 1",
            "column 2",
            "region b",
            "region A",
            "region Q");
    assertThat(Unit.of(Board.of("Q.", ".#")))
        .extracting(Unit::toString)
        .containsExactly("row 0", "row 1", "column 0", "column 1");
  }

  @Test
  void haveSquares() {
    assertThat(squares(new Unit(Unit.Kind.ROW, 1))).containsExactly("(0, 1)", "(1, 1)", "(2, 1)");
    assertThat(squares(new Unit(Unit.Kind.COLUMN, 2)))
        .containsExactly("(2, 0)", "(2, 1)", "(2, 2)");
    assertThat(squares(new Unit(Unit.Kind.REGION, 'Q')))
        .containsExactly("(1, 1)", "(2, 1)", "(2, 2)");
    assertThat(squares(new Unit(Unit.Kind.REGION, 'B'))).isEmpty();
  }

  private static Iterable<String> squares(Unit unit) {
    return IntStream.range(0, 9)
        .mapToObj(i -> new Square(i / 3, i % 3))
        .filter(square -> unit.contains(REGIONS, square))
        .map(Square::toString)
        .toList();
  }
}
