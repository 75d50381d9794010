package org.nqueens.ortools;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import org.junit.jupiter.api.Test;
import org.nqueens.QueensSolver;
import org.nqueens.contract.BackendContract;
import org.nqueens.model.QueensModel;
import org.nqueens.model.Variant;
import org.nqueens.result.SolveResult;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchRequest;

class CpBackendTest implements BackendContract {
  @Override
  public String backend() {
    return "cp";
  }

  @Override
  public int largestEnumeration() {
    return 12;
  }

  @Override
  public int sizeForFindAny() {
    return 50;
  }

  @Override
  public int randomModels() {
    return 200;
  }

  @Test
  void meetsThePublishedFailuresAndBranches() {
    SolveResult result = solver().enumerate(QueensModel.of(8), placement -> {});
    assertThat(result.solutions()).isEqualTo(92);
    assertThat(result.statistics().failures()).isEqualTo(304);
    assertThat(result.statistics().branches()).isEqualTo(790);
  }

  /** The quickest search propagates differently; it must find the same. */
  @Test
  void findsTheSamePlacementsInAnyOrder() {
    QueensSolver fastest = with().anyOrder().build();
    for (int n = 1; n <= 9; n++) {
      assertThat(all(fastest, QueensModel.of(n)))
          .as("n = %d", n)
          .containsExactlyInAnyOrderElementsOf(all(solver(), QueensModel.of(n)));
    }
    QueensModel torus = Variant.TOROIDAL.builder(7).build();
    assertThat(all(fastest, torus)).containsExactlyInAnyOrderElementsOf(all(solver(), torus));
  }

  /** What the queens of the first columns attack is searched as a part of the plain board is. */
  @Test
  void countsThePartsOfABoardAsTheBoard() {
    SearchRequest whole =
        new SearchRequest(QueensModel.of(8), SearchStrategy.LEXICOGRAPHIC, () -> false);
    CpBackend backend = new CpBackend();
    for (int depth = 1; depth <= 8; depth++) {
      long solutions = 0;
      Iterator<QueensModel> parts = backend.split(whole, depth);
      while (parts.hasNext()) {
        QueensModel part = parts.next();
        assertThat(new PlacedQueens(part).explainDomains()).as("%s", part).isTrue();
        solutions +=
            backend
                .search(
                    new SearchRequest(part, whole.strategy(), whole.stopRequested()), rows -> true)
                .solutions();
      }
      assertThat(solutions).as("depth %d", depth).isEqualTo(92);
    }
  }
}
