package org.nqueens.internal.propagation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.model.QueensModelBuilder;
import org.nqueens.model.Variant;
import org.nqueens.model.View;
import org.nqueens.search.Propagation;

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
}
