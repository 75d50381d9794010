package org.nqueens.ortools.internal.cp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.model.AllDifferent;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.model.ValueIndex;
import org.nqueens.model.View;
import org.nqueens.ortools.CpBackend;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchRequest;

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

  /** A part, of which the first queens are placed, is searched like the plain board. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void explainsThePartsOfAPlainBoard(int depth) {
    CpBackend backend = new CpBackend();
    assertThat(backend.unavailability()).isEmpty();
    SearchRequest whole =
        new SearchRequest(QueensModel.of(8), SearchStrategy.LEXICOGRAPHIC, () -> false);
    long solutions = 0;
    Iterator<QueensModel> parts = backend.split(whole, depth);
    while (parts.hasNext()) {
      QueensModel part = parts.next();
      assertThat(new PlacedQueens(part).explainDomains()).as("%s", part).isTrue();
      solutions += backend.search(whole.withModel(part), rows -> true).solutions();
    }
    assertThat(solutions).isEqualTo(92);
  }
}
