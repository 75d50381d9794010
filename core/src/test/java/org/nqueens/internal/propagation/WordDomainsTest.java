package org.nqueens.internal.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchListener;

@Sampled
class WordDomainsTest {

  /** Column 1 has one row left; its queen would take row 0 from column 2. */
  @Test
  void placeOneQueenAndNoOther() {
    WordDomains domains =
        new WordDomains(
            Variant.ROOKS.builder(3).block(1, 2).allowOnly(2, 0, 2).build(), Propagation.VALUE);
    domains.push();
    assertThat(domains.place(0, 1)).isTrue();
    assertThat(domains.rows()).containsExactly(0b010, 0b001, 0b101);
    assertThat(domains.propagate()).isTrue();
    assertThat(domains.rows()).containsExactly(0b010, 0b001, 0b100);
    assertThat(domains.place(1, 1)).as("on a square that is attacked").isFalse();
    domains.pop();
    assertThat(domains.rows()).containsExactly(0b111, 0b011, 0b101);
  }

  /** Region 0 is in columns 0 and 1, region 1 in 1 and 2, region 2 in columns 0 and 2. */
  @Test
  void giveARegionToItsOnlyColumn() {
    QueensModelBuilder regions =
        QueensModel.builder(3)
            .allDifferent(
                "regions",
                View.lookup(0, 0, 0, 2),
                View.lookup(1, 0, 1, 1),
                View.lookup(2, 2, 2, 1));
    WordDomains whole = new WordDomains(regions.build(), Propagation.COVERAGE);
    assertThat(whole.propagate()).isTrue();
    assertThat(whole.rows()).containsExactly(0b111, 0b111, 0b111);
    WordDomains blocked = new WordDomains(regions.block(1, 0).build(), Propagation.COVERAGE);
    assertThat(blocked.propagate()).isTrue();
    assertThat(blocked.rows()).containsExactly(0b011, 0b110, 0b011);
    regions.block(0, 0).block(0, 1);
    assertThat(new WordDomains(regions.build(), Propagation.COVERAGE).propagate()).isFalse();
  }

  @Test
  void agreeWithDomainsThatHaveCauses() {
    RandomModels models = RandomModels.of("domains as words");
    for (int i = 0; i < 300; i++) {
      QueensModel model = i % 2 == 0 ? models.any() : models.tight();
      if (model.domains().stream().anyMatch(RowDomain::isEmpty)) {
        continue;
      }
      for (Propagation level : List.of(Propagation.VALUE, Propagation.COVERAGE)) {
        WordDomains words = new WordDomains(model, level);
        ConsistentDomains causes =
            new ConsistentDomains(model, level, () -> false, new SearchListener() {});
        boolean isPossible = words.propagate();
        assertThat(isPossible).as("%s of %s", level, model).isEqualTo(causes.propagate());
        for (int column = 0; isPossible && column < model.size(); column++) {
          for (int row : words.toDomains().get(column).rows().toArray()) {
            words.push();
            causes.push();
            words.restrict(column, row, row);
            causes.restrict(column, row, row);
            boolean isAlive = words.propagate();
            assertThat(isAlive).isEqualTo(causes.propagate());
            if (isAlive) {
              assertThat(words.toDomains())
                  .as("%s: a queen in column %s, row %s of %s", level, column, row, model)
                  .isEqualTo(causes.toDomains());
            }
            words.pop();
            causes.pop();
          }
        }
      }
    }
  }
}
