package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;

class PlacedQueensTest {
  private static final AllDifferent ROWS =
      new AllDifferent("rows", List.of(View.row(0), View.row(1), View.row(2)));
  private static final ValueIndex INDEX = ValueIndex.of(ROWS, 3);

  private static PlacedQueens placed(RowDomain... domains) {
    return new PlacedQueens(new QueensModel(List.of(domains), List.of(ROWS)));
  }

  @Test
  void leavesOutAQueenWhoseRowNoOtherCanTake() {
    assertThat(placed(RowDomain.of(0), RowDomain.of(1, 2), RowDomain.of(1, 2)).activeViews(INDEX))
        .containsExactly(View.row(1), View.row(2));
  }

  @Test
  void keepsAQueenWhoseRowAnotherCanTake() {
    assertThat(placed(RowDomain.of(0), RowDomain.of(0, 2), RowDomain.of(1, 2)).activeViews(INDEX))
        .isEqualTo(ROWS.views());
  }

  @Test
  void keepsTwoQueensInOneRow() {
    assertThat(placed(RowDomain.of(0), RowDomain.of(0), RowDomain.of(1, 2)).activeViews(INDEX))
        .isEqualTo(ROWS.views());
  }

  @Test
  void explainsWhatTheFirstQueensAttack() {
    assertThat(placed(RowDomain.of(0), RowDomain.of(1, 2), RowDomain.all(3)).explainDomains())
        .isTrue();
  }

  @Test
  void doesNotExplainABlockedSquare() {
    assertThat(placed(RowDomain.all(3), RowDomain.of(1, 2), RowDomain.all(3)).explainDomains())
        .isFalse();
    assertThat(placed(RowDomain.of(1, 2), RowDomain.all(3), RowDomain.of(0)).explainDomains())
        .isFalse();
  }
}
