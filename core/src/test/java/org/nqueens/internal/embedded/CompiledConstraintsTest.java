package org.nqueens.internal.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nqueens.model.QueensModel;
import org.nqueens.model.RowDomain;

class CompiledConstraintsTest {

  @Test
  void areKeptForThePartsOfAModel() {
    QueensModel model = QueensModel.of(6);
    CompiledConstraints made = CompiledConstraints.of(model);
    QueensModel part =
        new QueensModel(Collections.nCopies(6, RowDomain.of(1, 3)), model.constraints());
    assertThat(CompiledConstraints.of(part)).isSameAs(made);
    assertThat(made.tables()).isSameAs(made.tables());
    assertThat(made.indexes()).isSameAs(made.indexes());
  }

  @Test
  void areMadeAnewForAnotherSize() {
    QueensModel model = QueensModel.of(6);
    CompiledConstraints made = CompiledConstraints.of(model);
    QueensModel larger =
        new QueensModel(Collections.nCopies(7, RowDomain.all(7)), model.constraints());
    assertThat(CompiledConstraints.of(larger)).isNotSameAs(made);
    assertThat(CompiledConstraints.of(larger).tables().attacks().attacked(0, 5, 1))
        .isEqualTo(0b1110000);
  }

  @Test
  void knowTheKindOfTheBoard() {
    assertThat(CompiledConstraints.of(QueensModel.of(6)).slopes()).contains(Set.of(0, 1, -1));
    QueensModel torus = QueensModel.builder(6).toroidalDiagonalsAllDifferent().build();
    assertThat(CompiledConstraints.of(torus).slopes()).isEmpty();
  }

  @Test
  void areMadeAnewForOtherConstraints() {
    CompiledConstraints.of(QueensModel.of(6));
    CompiledConstraints rooks =
        CompiledConstraints.of(QueensModel.builder(6).rowsAllDifferent().build());
    assertThat(rooks.tables().attacks().attacked(0, 3, 1)).isEqualTo(0b001000);
    assertThat(rooks.tables().permutations().ofRows()).isTrue();
  }
}
