package org.nqueens.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;
import org.nqueens.search.SearchStrategy;
import org.nqueens.spi.SearchRequest;
import org.nqueens.spi.support.PrefixSplit;

@Sampled
class WordDomainsTest {

  /** The model with its queens propagated, by another implementation; empty if a domain is. */
  private static List<QueensModel> propagated(QueensModel model) {
    List<QueensModel> parts = new ArrayList<>();
    PrefixSplit.of(new SearchRequest(model, SearchStrategy.LEXICOGRAPHIC, () -> false), 0)
        .forEachRemaining(parts::add);
    return parts;
  }

  private static QueensModel withQueen(QueensModel model, int column, int row) {
    List<RowDomain> domains = new ArrayList<>(model.domains());
    domains.set(column, RowDomain.of(row));
    return new QueensModel(domains, model.constraints());
  }

  @Test
  void propagateEachQueenToAFixpoint() {
    RandomModels models = RandomModels.of("domains as words");
    for (int i = 0; i < 300; i++) {
      QueensModel model = models.any();
      if (model.domains().stream().anyMatch(RowDomain::isEmpty)) {
        continue;
      }
      WordDomains root = WordDomains.of(model);
      List<QueensModel> expected = propagated(model);
      WordDomains propagated = root.copy();
      assertThat(propagated.propagate() ? List.of(propagated.model()) : List.of())
          .as("%s", model)
          .isEqualTo(expected);
      for (int column = 0; column < model.size(); column++) {
        for (int row = 0; row < model.size(); row++) {
          WordDomains child = root.copy();
          boolean isAlive = child.place(column, row) && child.propagate();
          assertThat(isAlive ? List.of(child.model()) : List.of())
              .as("a queen in column %s, row %s of %s", column, row, model)
              .isEqualTo(
                  model.domain(column).contains(row)
                      ? propagated(withQueen(model, column, row))
                      : List.of());
        }
      }
      assertThat(root.model()).as("not changed by its copies").isEqualTo(model);
    }
  }

  @Test
  void haveOpenColumnsFromTheMiddle() {
    QueensModel model = QueensModel.of(6).toBuilder().place(2, 0).build();
    WordDomains domains = WordDomains.of(model);
    assertThat(domains.openColumns()).containsExactly(0, 1, 3, 4, 5);
    assertThat(domains.openColumnNearestToMiddle()).hasValue(3);
    assertThat(WordDomains.of(QueensModel.of(6)).openColumnNearestToMiddle()).hasValue(2);
    assertThat(WordDomains.of(QueensModel.of(1)).openColumnNearestToMiddle()).isEmpty();
  }
}
