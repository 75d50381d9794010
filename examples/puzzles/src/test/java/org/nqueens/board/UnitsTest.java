package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.boards.RandomBoards;

class UnitsTest {
  @Test
  void areNumberedInTheOrderOfTheirFirstSquaresAndNamedOnce() {
    Board board = Board.of("AB#", "CBB", "CCB").withVariant(Variant.SUPERQUEENS);
    Set<String> names = new HashSet<>();
    for (Units units : board.units()) {
      assertThat(names.add(units.name())).as(units.name()).isTrue();
      int next = 0;
      for (Square square : RandomBoards.squares(3)) {
        int unit = units.unit(square.column(), square.row());
        assertThat(unit).as("%s of %s", square, units.name()).isBetween(-1, next);
        next = Math.max(next, unit + 1);
      }
      assertThat(units.count()).isEqualTo(next);
    }
    Units regions = board.units().get(board.units().size() - 1);
    assertThat(regions.kind()).isEqualTo(Units.Kind.REGIONS);
    assertThat(regions.unit(2, 0)).as("a blocked square").isEqualTo(-1);
    assertThat(regions.unit(1, 2)).as("region C").isEqualTo(1);
  }

  @Test
  void haveSeveralQueensInRowsColumnsAndRegionsOnly() {
    assertThat(Board.of("AB", "AB").withStars(3).units())
        .allSatisfy(
            units ->
                assertThat(units.capacity()).isEqualTo(units.kind() == Units.Kind.BLOCKS ? 1 : 3));
    assertThat(Board.empty(4).units())
        .allSatisfy(units -> assertThat(units.capacity()).isEqualTo(1));
  }
}
