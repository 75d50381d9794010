package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.model.Square;
import org.nqueens.model.Variant;
import org.nqueens.puzzle.boards.RandomBoards;

class UnitsTest {
  private static Board empty(int n) {
    return Board.parse((".".repeat(n) + "\n").repeat(n));
  }

  private static boolean share(Units units, Square one, Square other) {
    int unit = units.unit(one.column(), one.row());
    return unit >= 0 && unit == units.unit(other.column(), other.row());
  }

  @ParameterizedTest
  @EnumSource(Variant.class)
  void holdTwoSquaresIfPiecesOnThemAttackEachOther(Variant variant) {
    for (int n = 1; n <= 7; n++) {
      Board board = empty(n).withVariant(variant);
      for (Square one : RandomBoards.squares(n)) {
        for (Square other : RandomBoards.squares(n)) {
          boolean together = board.units().stream().anyMatch(units -> share(units, one, other));
          assertThat(together)
              .as("%s and %s on %s columns", one, other, n)
              .isEqualTo(attack(variant, one, other, n));
        }
      }
    }
  }

  /** The independent oracle: the rules of the pieces by distances. */
  private static boolean attack(Variant variant, Square one, Square other, int n) {
    int columns = other.column() - one.column();
    int rows = other.row() - one.row();
    int far = Math.max(Math.abs(columns), Math.abs(rows));
    boolean knight = Math.abs(columns * rows) == 2;
    boolean pieces =
        switch (variant) {
          case QUEENS -> Math.abs(columns) == Math.abs(rows);
          case SUPERQUEENS -> Math.abs(columns) == Math.abs(rows) || knight;
          case TOROIDAL -> (rows + columns) % n == 0 || (rows - columns) % n == 0;
          case SEMIQUEENS -> rows == -columns;
          case TOROIDAL_SEMIQUEENS -> (rows + columns) % n == 0;
          case NON_TOUCHING -> far <= 1;
          case ROOKS -> false;
        };
    return columns == 0 || rows == 0 || pieces;
  }

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
    assertThat(empty(4).units()).allSatisfy(units -> assertThat(units.capacity()).isEqualTo(1));
  }
}
