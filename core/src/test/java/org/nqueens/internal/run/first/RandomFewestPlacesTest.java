package org.nqueens.internal.run.first;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.search.Decision;
import org.nqueens.search.FixedDomains;
import org.nqueens.search.SearchStrategy;

class RandomFewestPlacesTest {

  /** All decisions of 200 seeds at the root. */
  private static Set<Decision> drawn(QueensModel model) {
    Set<Decision> drawn = new HashSet<>();
    for (long seed = 0; seed < 200; seed++) {
      SearchStrategy strategy = RandomFewestPlaces.of(model, seed).begin(model);
      drawn.add(Decision.from(strategy, new FixedDomains(model.domains())));
    }
    return drawn;
  }

  private static Decision assign(int column, int row) {
    return Decision.assign(column, row);
  }

  @Test
  void drawsTheSquaresOfTheColumnsWithTheFewestRows() {
    QueensModel model =
        Variant.ROOKS.builder(5).allowOnly(0, 2).allowOnly(1, 0, 3).allowOnly(4, 1, 4).build();
    assertThat(drawn(model))
        .containsExactlyInAnyOrder(assign(1, 0), assign(1, 3), assign(4, 1), assign(4, 4));
  }

  /** Row 3 is left to three columns, each of which has more rows. */
  @Test
  void drawsTheSquaresOfARow() {
    QueensModel model = Variant.ROOKS.builder(5).block(0, 3).block(4, 3).build();
    assertThat(drawn(model)).containsExactlyInAnyOrder(assign(1, 3), assign(2, 3), assign(3, 3));
  }

  /** A region of three squares, in two columns. */
  @Test
  void drawsTheSquaresOfARegion() {
    QueensModel model =
        Variant.ROOKS
            .builder(5)
            .regionsAllDifferent(
                (column, row) -> column < 2 && row < 2 && column + row < 2 ? 4 : row % 4)
            .build();
    assertThat(drawn(model)).containsExactlyInAnyOrder(assign(0, 0), assign(0, 1), assign(1, 0));
  }

  @Test
  void drawsAColumnWhereNoValueMustBeTaken() {
    QueensModel model =
        QueensModel.builder(4).ascendingDiagonalsAllDifferent().allowOnly(2, 0, 1, 2).build();
    assertThat(drawn(model)).containsExactlyInAnyOrder(assign(2, 0), assign(2, 1), assign(2, 2));
  }

  @Test
  void findsAllPlacements() {
    QueensModel model = Variant.NON_TOUCHING.builder(7).block(3, 3).build();
    QueensSolver solver = QueensSolver.builder().strategy(RandomFewestPlaces.of(model, 1)).build();
    assertThat(solver.enumerate(model, placement -> {}).solutions())
        .isEqualTo(QueensSolver.builder().build().count(model));
  }
}
