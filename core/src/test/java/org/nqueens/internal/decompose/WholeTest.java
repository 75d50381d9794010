package org.nqueens.internal.decompose;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.internal.decompose.Decomposition.Whole;
import org.nqueens.model.QueensModel;
import org.nqueens.spi.PlacementSink;

class WholeTest {

  @Test
  void passesOnEverySolution() {
    Whole whole = new Whole(QueensModel.of(4));
    PlacementSink sink = rows -> true;
    assertThat(whole.isFiltered()).isFalse();
    assertThat(whole.filter(sink)).isSameAs(sink);
  }
}
