package org.nqueens.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.search.SearchStrategy;

class SearchRequestTest {
  @Test
  void isTheSameForAPartOfTheModel() {
    BooleanSupplier stop = () -> true;
    SearchRequest request = new SearchRequest(QueensModel.of(6), SearchStrategy.FIRST_FAIL, stop);
    QueensModel part = QueensModel.of(6).toBuilder().place(0, 1).build();
    assertThat(request.withModel(part))
        .isEqualTo(new SearchRequest(part, SearchStrategy.FIRST_FAIL, stop));
    assertThat(request.model()).isEqualTo(QueensModel.of(6));
  }

  @Test
  void outcomesOfPartsAddUp() {
    SearchOutcome whole = new SearchOutcome(true, 3, 20, 100);
    SearchOutcome cut = new SearchOutcome(false, 4, 30, 200);
    assertThat(whole.plus(whole)).isEqualTo(new SearchOutcome(true, 6, 40, 200));
    assertThat(whole.plus(cut)).isEqualTo(new SearchOutcome(false, 7, 50, 300));
    assertThat(cut.plus(whole)).isEqualTo(whole.plus(cut));
    assertThat(cut.plus(cut)).isEqualTo(new SearchOutcome(false, 8, 60, 400));
    assertThat(SearchOutcome.EMPTY.plus(whole)).isEqualTo(whole);
    assertThat(SearchOutcome.EMPTY.plus(cut)).isEqualTo(cut);
  }
}
