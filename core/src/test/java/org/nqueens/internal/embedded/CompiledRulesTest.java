package org.nqueens.internal.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

class CompiledRulesTest {

  @Test
  void areKeptForThePartsOfAModel() {
    QueensModel model = QueensModel.of(6);
    CompiledRules made = CompiledRules.of(model);
    QueensModel part =
        new QueensModel(Collections.nCopies(6, RowDomain.of(1, 3)), model.constraints());
    assertThat(CompiledRules.of(part)).isSameAs(made);
  }

  @Test
  void areMadeAnewForAnotherSize() {
    QueensModel model = QueensModel.of(6);
    CompiledRules made = CompiledRules.of(model);
    QueensModel larger =
        new QueensModel(Collections.nCopies(7, RowDomain.all(7)), model.constraints());
    assertThat(CompiledRules.of(larger)).isNotSameAs(made);
    assertThat(CompiledRules.of(larger).size()).isEqualTo(7);
    assertThat(CompiledRules.of(larger).attacks().attacked(0, 5, 1)).isEqualTo(0b1110000);
  }

  @Test
  void areMadeAnewForOtherConstraints() {
    CompiledRules.of(QueensModel.of(6));
    CompiledRules rooks = CompiledRules.of(QueensModel.builder(6).rowsAllDifferent().build());
    assertThat(rooks.attacks().attacked(0, 3, 1)).isEqualTo(0b001000);
    assertThat(rooks.permutations().ofRows()).isTrue();
  }
}
