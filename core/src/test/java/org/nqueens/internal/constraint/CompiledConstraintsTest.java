package org.nqueens.internal.constraint;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.model.Variant;

class CompiledConstraintsTest {

  @Test
  void leaveOutTheDiagonalsOfATorus() {
    CompiledConstraints torus = CompiledConstraints.of(Variant.TOROIDAL.builder(5).build());
    assertThat(torus.rowsRule()).isZero();
    assertThat(torus.takenValues()).isEmpty();
  }
}
