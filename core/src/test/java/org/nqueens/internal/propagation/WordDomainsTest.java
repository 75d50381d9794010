package org.nqueens.internal.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.contract.RandomModels;
import org.nqueens.contract.Sampled;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.RowDomain;
import org.nqueens.model.View;
import org.nqueens.search.Propagation;
import org.nqueens.trace.SearchListener;

@Sampled
class WordDomainsTest {

  private static QueensModelBuilder rooks(int n) {
    return QueensModel.builder(n).rowsAllDifferent();
  }

  private static WordDomains propagated(QueensModelBuilder rules) {
    WordDomains domains = new WordDomains(rules.build(), Propagation.COVERAGE);
    assertThat(domains.propagate()).isTrue();
    return domains;
  }

  private static void assertFails(QueensModelBuilder rules) {
    assertThat(new WordDomains(rules.build(), Propagation.COVERAGE).propagate()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 64})
  void givesARowToItsOnlyColumn(int n) {
    QueensModelBuilder rules = rooks(n);
    IntStream.range(0, n - 1).forEach(column -> rules.block(column, n - 1));
    WordDomains domains = propagated(rules);
    assertThat(domains.toDomains().get(n - 1)).isEqualTo(RowDomain.of(n - 1));
    assertThat(domains.unbound()).isEqualTo(n - 1);
  }

  @Test
  void givesSeveralRowsToTheirOnlyColumnsAtOnce() {
    QueensModelBuilder rules = rooks(4).allowOnly(0, 0, 1).allowOnly(1, 0, 1);
    rules.allowOnly(2, 0, 1, 2).allowOnly(3, 0, 1, 3);
    assertThat(propagated(rules).toDomains())
        .containsExactly(RowDomain.of(0, 1), RowDomain.of(0, 1), RowDomain.of(2), RowDomain.of(3));
  }

  @Test
  void givesARowToItsOnlyColumnOnceAQueenHasAttacked() {
    assertThat(propagated(rooks(4).place(0, 0).block(1, 3).block(2, 3)).toDomains())
        .containsExactly(RowDomain.of(0), RowDomain.of(1, 2), RowDomain.of(1, 2), RowDomain.of(3));
  }

  @Test
  void failsWhereARowIsInNoDomain() {
    assertFails(rooks(3).block(0, 1).block(1, 1).block(2, 1));
  }

  /** Rows 2 and 3 are in the domain of column 0 only. */
  @Test
  void failsWhereAColumnWouldNeedTwoRows() {
    assertFails(rooks(4).allowOnly(1, 0, 1).allowOnly(2, 0, 1).allowOnly(3, 0, 1));
  }

  @Test
  void leavesOutRowsThatNeedNotBeTaken() {
    QueensModelBuilder rules = QueensModel.builder(3).diagonalsAllDifferent();
    rules.block(0, 2).block(1, 2);
    assertThat(propagated(rules).unbound()).isEqualTo(3);
    assertThat(propagated(rules.block(2, 2)).unbound()).isEqualTo(3);
  }

  /** Region 0 is in columns 0 and 1, region 1 in 1 and 2, region 2 in columns 0 and 2. */
  private static QueensModelBuilder regions() {
    return QueensModel.builder(3)
        .allDifferent(
            "regions", View.lookup(0, 0, 0, 2), View.lookup(1, 0, 1, 1), View.lookup(2, 2, 2, 1));
  }

  @Test
  void leavesTheOnlyColumnOfARegionTheRowsOfThatRegion() {
    assertThat(propagated(regions()).unbound()).isEqualTo(3);
    assertThat(propagated(regions().block(1, 0)).toDomains())
        .containsExactly(RowDomain.of(0, 1), RowDomain.of(1, 2), RowDomain.of(0, 1));
  }

  /** Region 0 is row 0 of columns 0 and 1; every other region is in all columns. */
  @Test
  void failsWhereARegionIsInNoDomain() {
    QueensModelBuilder rules =
        QueensModel.builder(4)
            .allDifferent(
                "regions",
                View.lookup(0, 0, 1, 2, 3),
                View.lookup(1, 0, 1, 2, 3),
                View.lookup(2, 1, 1, 2, 3),
                View.lookup(3, 1, 1, 2, 3));
    assertThat(propagated(rules).unbound()).isEqualTo(4);
    assertFails(rules.block(0, 0).block(1, 0));
  }

  @Test
  void haveAWordForEachColumn() {
    assertThat(propagated(QueensModel.of(5).toBuilder().place(0, 0).place(1, 2)).rows())
        .containsExactly(1, 4, 16, 2, 8);
  }

  /** Column 1 has one row left; its queen would take row 0 from column 2. */
  @Test
  void placeOneQueenAndNoOther() {
    WordDomains domains =
        new WordDomains(rooks(3).block(1, 2).allowOnly(2, 0, 2).build(), Propagation.VALUE);
    domains.push();
    assertThat(domains.place(0, 1)).isTrue();
    assertThat(domains.rows()).containsExactly(0b010, 0b001, 0b101);
    assertThat(domains.propagate()).isTrue();
    assertThat(domains.rows()).containsExactly(0b010, 0b001, 0b100);
    assertThat(domains.place(1, 1)).as("on a square that is attacked").isFalse();
    domains.pop();
    assertThat(domains.rows()).containsExactly(0b111, 0b011, 0b101);
  }

  @Test
  void agreeWithDomainsThatHaveCauses() {
    RandomModels models = RandomModels.of("domains as words");
    for (int i = 0; i < 300; i++) {
      QueensModel model = models.any();
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
