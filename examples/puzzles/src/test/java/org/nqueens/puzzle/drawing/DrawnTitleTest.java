package org.nqueens.puzzle.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.format.Board;
import org.nqueens.model.Variant;

/** The title of a drawing. */
class DrawnTitleTest {
  private static final Board PLAIN = Board.of("#...", "...Q", "....", "..#.");

  @Test
  void showsTheTitleOnDemand() {
    Board board = PLAIN.withTitle("Evening & night").withVariant(Variant.ROOKS);
    Drawing drawing = Drawing.of(board).withTitle();
    assertThat(drawing.text())
        .isEqualTo("# Evening & night variant=rooks\n" + Drawing.of(PLAIN).text());
    assertThat(drawing.withCoordinates().unicode())
        .startsWith("# Evening & night variant=rooks\n    0   1   2   3\n  ┌───┬");
    assertThat(Drawing.of(PLAIN).withTitle().text()).isEqualTo(Drawing.of(PLAIN).text());
  }
}
